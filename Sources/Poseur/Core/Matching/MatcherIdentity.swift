/// What tells whether two matchers are the same.
nonisolated enum MatcherIdentity {
  /// Made by the function of this name from these operands: values, types, or other matchers.
  case made(String, from: [Any?])
  /// A predicate of the test's: nobody can tell.
  case unknown

  static func named(_ name: String) -> MatcherIdentity { .made(name, from: []) }

  /// Compares operands by their own `==`, which is code of the user's.
  func isSame(as other: MatcherIdentity) -> Bool {
    guard case .made(let name, let operands) = self, case .made(let otherName, let others) = other else { return false }
    return name == otherName && operands.count == others.count
      && zip(operands, others).allSatisfy { Self.areSame($0, $1) }
  }

  private static func areSame(_ operand: Any?, _ other: Any?) -> Bool {
    if let matcher = operand as? Argument, let other = other as? Argument { return matcher.isSame(as: other) }
    return ValueComparison(objects: .byIdentity).areEqual(operand, other)
  }
}
