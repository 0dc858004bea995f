/// A matcher that asks others about what is inside a value.
nonisolated protocol MemberMatcher: ArgumentMatcher {
  /// The matchers that it asks.
  var wanted: [Argument] { get }
  /// What is inside, each with the matcher that is to match it.
  func members(of value: Any?) -> AskedMembers
}

/// What a value has inside, as far as a matcher asks about it.
nonisolated enum AskedMembers {
  case members([AskedMember])
  /// Why the value does not match, whatever it has inside.
  case unfit(String)
}

/// Something inside a value, and the matcher that is to match it.
nonisolated struct AskedMember {
  /// Its index or its key; nil in a set, where it has none.
  let key: Any?
  let value: Any?
  let wanted: Argument

  fileprivate var mismatch: String? {
    wanted.mismatch(value).map {
      key == nil ? "has an element that \($0)" : reasonAtPath("[\(describeValue(key))]", $0)
    }
  }
}

nonisolated extension MemberMatcher {
  func matches(_ value: Any?) -> Bool {
    guard case .members(let members) = members(of: value) else { return false }
    return members.allSatisfy { $0.wanted.matches($0.value) }
  }

  func mismatch(_ value: Any?) -> String {
    switch members(of: value) {
    case .members(let members): members.lazy.compactMap(\.mismatch).first ?? Argument.wordsOnChange
    case .unfit(let reason): reason
    }
  }

  func dissimilarity(of value: Any?) -> Double {
    guard case .members(let members) = members(of: value) else { return Argument.maxDissimilarity }
    let sum = members.reduce(0) { $0 + $1.wanted.matcher.dissimilarity(of: $1.value) }
    return members.isEmpty ? 0 : sum / Double(members.count)
  }

  var capturesValues: Bool { wanted.contains(where: \.matcher.capturesValues) }

  func capture(_ value: Any?) {
    guard case .members(let members) = members(of: value) else { return }
    for member in members { member.wanted.matcher.capture(member.value) }
  }

  /// Why none of the values that it asks about can match; nil where some may.
  var impossibility: String? { wanted.lazy.compactMap(\.matcher.matchable.impossibility).first }

  /// The elements of a collection, no more than there may be and one; nil where the value is none.
  func elements(of value: Any?, most: Int = .max - 1) -> [Any?]? {
    // One by one, since a collection may have more than can be counted.
    func read(_ members: some Collection) -> [Any?] {
      var elements: [Any?] = []
      for member in members {
        if elements.count > most { break }
        elements.append(member)
      }
      return elements
    }
    return (unwrappedValue(value) as? any Collection).map { read($0) }
  }

  /// What is said of a value that is no collection, or of one with another number of elements.
  func unfit(_ value: Any?, _ elements: [Any?]?) -> AskedMembers {
    guard let elements else { return .unfit("is \(describeValueWithType(value)), not \(self)") }
    let count = wanted.count
    let isMore = elements.count > count
    let fact = (isMore ? "more than " : "") + countedNoun(isMore ? count : elements.count, "element")
    return .unfit("is \(describeAtLength(value)), which has \(fact), not \(count)")
  }
}

/// What is wrong with something: the subject, and the reason, which may go on with a path.
nonisolated func reasonAtPath(_ subject: String, _ reason: String) -> String {
  reason.hasPrefix("[") ? subject + reason : "\(subject) \(reason)"
}
