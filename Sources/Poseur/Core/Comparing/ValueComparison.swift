/// Tells whether two values of any type are equal.
struct ValueComparison {
  /// When two instances of one class are equal, if the class does not say so itself.
  enum ObjectRule {
    /// When they are one and the same: the rule for matching arguments.
    case byIdentity
    /// When all their fields are equal.
    case byFields
  }

  let objects: ObjectRule
  /// Values of more members, all of them equal, count as different.
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
