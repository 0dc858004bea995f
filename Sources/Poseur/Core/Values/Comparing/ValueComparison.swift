/// Tells whether two values of any type are equal.
nonisolated struct ValueComparison {
  /// When two instances of a class without its own equality are equal.
  nonisolated enum ObjectRule {
    /// If they are the same object. Arguments are matched by this rule.
    case byIdentity
    /// If all their fields are equal.
    case byFields
  }

  let objects: ObjectRule
  /// Values with more members than this count as different, even if all of them are equal.
  var mostMembers = ComparisonWalk.mostMembers

  func areEqual(_ actual: Any?, _ expected: Any?) -> Bool { verdict(actual, expected) ?? false }

  /// Nil if there are too many members to tell.
  func verdict(_ actual: Any?, _ expected: Any?) -> Bool? {
    let ladder = EqualityLadder(objects: objects)
    switch ladder.verdict(actual, expected) {
    case .equal: return true
    case .different, .judgedDifferent: return false
    case .byMembers(let members):
      var walk = ComparisonWalk(ladder: ladder, from: members, mostMembers: mostMembers)
      let isEqual = walk.next() == nil
      return walk.hasGivenUp ? nil : isEqual
    }
  }
}

/// Returns a test for equality to one value, which examines that value only once, for many comparisons.
/// - Parameter compare: compares the values that the simple test can't.
nonisolated func equalityTest(with expected: Any?, _ compare: @escaping (Any?, Any?) -> Bool) -> (Any?) -> Bool {
  guard let expected, !(expected is any OptionalShape), let equatable = expected as? any Equatable else {
    return { compare($0, expected) }
  }
  let type = type(of: expected)
  // The test's own type may define another equality for arguments.
  if type is AnyClass || isComparedByMembers(type) || decidesForItself(type) { return { compare($0, expected) } }
  // The types that are `AnyEquatable` belong to no actor. The `==` of others may. Then its conformance is visible only
  // there, so it's looked up each time.
  let belongsToNoActor = expected is any AnyEquatable
  func test<Value: Equatable>(with expected: Value) -> (Any?) -> Bool {
    { actual in
      if let actual, belongsToNoActor || actual is any Equatable, let isEqual = isEqual(actual, to: expected) {
        return isEqual
      }
      return compare(actual, expected)
    }
  }
  return test(with: equatable)
}
