/// Two objects that have been compared. It holds on to both: the address of a freed one may be given to the next.
struct ObjectPair: Hashable {
  let actual: AnyObject
  let expected: AnyObject

  init?(_ pair: MemberPair) {
    guard case .both(_, let actual, let expected) = pair,
      let actual = unwrappedValue(actual).flatMap(classInstance),
      let expected = unwrappedValue(expected).flatMap(classInstance)
    else { return nil }
    self.actual = actual
    self.expected = expected
  }

  static func == (lhs: ObjectPair, rhs: ObjectPair) -> Bool {
    lhs.actual === rhs.actual && lhs.expected === rhs.expected
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(actual))
    hasher.combine(ObjectIdentifier(expected))
  }
}
