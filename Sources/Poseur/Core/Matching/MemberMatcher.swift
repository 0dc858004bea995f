/// A matcher that asks other matchers about the members of a value.
nonisolated protocol MemberMatcher: ArgumentMatcher {
  /// The matchers that it asks.
  var wanted: [Argument] { get }
  /// The value's members, each paired with its matcher.
  /// - Throws: why the value doesn't match, whatever its members are.
  func members(of value: Any?) throws(Mismatch) -> [MemberToMatch]
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
    guard let members = try? members(of: value) else { return false }
    return members.allSatisfy { $0.wanted.matches($0.value) }
  }

  func mismatch(_ value: Any?) -> Mismatch {
    do { return try members(of: value).lazy.compactMap(\.mismatch).first ?? .changed } catch { return error }
  }

  func dissimilarity(of value: Any?) -> Double {
    guard let members = try? members(of: value) else { return Argument.maxDissimilarity }
    let sum = members.reduce(0) { $0 + $1.wanted.matcher.dissimilarity(of: $1.value) }
    return members.isEmpty ? 0 : sum / Double(members.count)
  }

  var capturesValues: Bool { wanted.contains(where: \.matcher.capturesValues) }

  func capture(_ value: Any?) {
    for member in (try? members(of: value)) ?? [] { member.wanted.matcher.capture(member.value) }
  }

  /// Why one of the matchers can't match anything; nil if all can.
  var impossibility: String? { wanted.lazy.compactMap(\.matcher.matchable.impossibility).first }

  /// The elements of a collection.
  /// - Parameter count: how many it must have; nil for any number.
  /// - Throws: why the value doesn't match if it isn't a collection or has another number of elements.
  func elements(of value: Any?, count: Int? = nil) throws(Mismatch) -> [Any?] {
    guard let collection = unwrappedValue(value) as? any Collection else {
      throw .is(describeValueWithType(value), not: description)
    }
    let elements = elements(of: collection, atMost: count.map { $0 + 1 } ?? .max)
    guard let count, elements.count != count else { return elements }
    let limit = max(1_000, count)
    let found = self.elements(of: collection, atMost: limit + 1).count
    let fact = found > limit ? "more than \(countedNoun(limit, "element"))" : countedNoun(found, "element")
    throw .is("\(describeAtLength(value)), which has \(fact)", not: "\(count)")
  }

  /// Takes one after the other, since a collection may have more elements than an `Int` can count.
  private func elements(of collection: some Collection, atMost limit: Int) -> [Any?] {
    IteratorSequence(collection.makeIterator()).prefix(limit).map { $0 }
  }

  /// The values of such a matcher, which matches nothing if one of those that it asks doesn't.
  var matchable: MatchableValues { .collections.unless(impossibility) }
}
