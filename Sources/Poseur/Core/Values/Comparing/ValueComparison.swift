/// Tells whether two values of any type are equal.
nonisolated struct ValueComparison {
  /// When two instances of one class are equal, if the class does not say that itself.
  nonisolated enum ObjectRule {
    /// When they are one and the same: the rule for matching arguments.
    case byIdentity
    /// When all their fields are equal.
    case byFields
  }

  let objects: ObjectRule
  /// Values with more members than this count as different, even if all of them are equal.
  let mostMembers: Int

  init(objects: ObjectRule, mostMembers: Int = ComparisonWalk.mostMembers) {
    self.objects = objects
    self.mostMembers = mostMembers
  }

  func areEqual(_ actual: Any?, _ expected: Any?) -> Bool { verdict(actual, expected) ?? false }

  /// Nil where there are too many members to tell.
  func verdict(_ actual: Any?, _ expected: Any?) -> Bool? {
    let ladder = EqualityLadder(objects: objects, explains: false)
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

/// A test for equality to one value, which finds out what kind of value that is only once: for many comparisons.
/// - Parameter compare: compares where nothing simple will do.
nonisolated func equalityTest(with expected: Any?, _ compare: @escaping (Any?, Any?) -> Bool) -> (Any?) -> Bool {
  guard let expected, comesDownToEquality(expected), let equatable = expected as? any Equatable else {
    return { compare($0, expected) }
  }
  return plainEqualityTest(with: equatable, compare)
}

nonisolated private func plainEqualityTest<Value: Equatable>(
  with expected: Value, _ compare: @escaping (Any?, Any?) -> Bool
) -> (Any?) -> Bool {
  // An `==` that belongs to an actor is found only there, so it is looked for each time. These types belong to none.
  let belongsToNoActor = expected is any AnyEquatable
  return { actual in
    if let actual, belongsToNoActor || actual is any Equatable, let isEqual = isEqual(actual, to: expected) {
      return isEqual
    }
    return compare(actual, expected)
  }
}

/// Whether the ladder of equality would come down to `==` for the value and another of its type.
nonisolated private func comesDownToEquality(_ value: Any) -> Bool {
  let type = type(of: value)
  if type is AnyClass || value is any OptionalShape { return false }
  // A type of the user's may have an equality of its own for arguments.
  return !isComparedByMembers(type) && !decidesForItself(type)
}
