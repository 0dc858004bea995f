/// A matcher that asks other matchers about the members of a value.
nonisolated protocol MemberMatcher: ArgumentMatcher {
  /// The matchers that it asks.
  var wanted: [Argument] { get }
  /// The value's members, each paired with its matcher.
  func members(of value: Any?) -> MembersToMatch
}

/// The members of a value that a matcher asks about.
nonisolated enum MembersToMatch {
  case members([MemberToMatch])
  /// Why the value doesn't match, whatever its members are.
  case mismatch(Mismatch)
}

/// A member of a value, paired with its matcher.
nonisolated struct MemberToMatch {
  /// The member's index or key; nil in a set.
  let key: Any?
  let value: Any?
  let wanted: Argument

  fileprivate var mismatch: Mismatch? {
    wanted.mismatch(value).map { mismatch in
      key.map { mismatch.inside($0) } ?? .verb("has an element that \(mismatch)")
    }
  }
}

nonisolated extension MemberMatcher {
  func matches(_ value: Any?) -> Bool {
    guard case .members(let members) = members(of: value) else { return false }
    return members.allSatisfy { $0.wanted.matches($0.value) }
  }

  func mismatch(_ value: Any?) -> Mismatch {
    switch members(of: value) {
    case .members(let members): members.lazy.compactMap(\.mismatch).first ?? Mismatch.changed
    case .mismatch(let reason): reason
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

  /// Why one of the matchers can't match anything; nil if all can.
  var impossibility: String? { wanted.lazy.compactMap(\.matcher.matchable.impossibility).first }

  /// Up to `most + 1` elements; nil if the value isn't a collection.
  func elements(of value: Any?, most: Int = .max - 1) -> [Any?]? {
    // One by one, since a collection may have more elements than an `Int` can count.
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

  /// Why a value doesn't match if it isn't a collection or has the wrong number of elements.
  func lengthMismatch(_ value: Any?, _ elements: [Any?]?) -> MembersToMatch {
    guard elements != nil else { return .mismatch(.is(describeValueWithType(value), not: description)) }
    let limit = max(1_000, wanted.count)
    let count = self.elements(of: value, most: limit)?.count ?? 0
    let fact = count > limit ? "more than \(countedNoun(limit, "element"))" : countedNoun(count, "element")
    return .mismatch(.is("\(describeAtLength(value)), which has \(fact)", not: "\(wanted.count)"))
  }
}
