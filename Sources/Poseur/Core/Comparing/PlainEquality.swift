/// A test for equality to one value, which finds out what kind of value that is only once: for many comparisons.
/// - Parameter compare: compares where nothing simple will do.
func equalityTest(with expected: Any?, _ compare: @escaping (Any?, Any?) -> Bool) -> (Any?) -> Bool {
  guard let expected, isPlain(expected), let equatable = expected as? any Equatable else {
    return { compare($0, expected) }
  }
  return plainEqualityTest(with: equatable, compare)
}

private func plainEqualityTest<Value: Equatable>(
  with expected: Value, _ compare: @escaping (Any?, Any?) -> Bool
) -> (Any?) -> Bool {
  { actual in
    if let actual, let actual: Value = exactValue(actual) { return actual == expected }
    return compare(actual, expected)
  }
}

/// Whether the ladder of equality would come to `==` for the value and another of its type.
private func isPlain(_ value: Any) -> Bool {
  let type = type(of: value)
  if type is AnyClass || value is any OptionalShape { return false }
  // A type of the user's may have an equality of its own for arguments.
  return !erasesNumberTypes(type) && !holdsAnyEquatables(type) && !decidesForItself(type)
}
