/// Whether two values of one type consist of the same bytes. Those of values that refer to others may differ where the
/// others are equal: nothing tells, so that counts as a no.
func haveSameBytes(_ lhs: Any, _ rhs: Any) -> Bool {
  func compare<Value>(_ lhs: Value) -> Bool {
    guard let rhs: Value = exactValue(rhs) else { return false }
    return withUnsafeBytes(of: lhs) { lhs in withUnsafeBytes(of: rhs) { lhs.elementsEqual($0) } }
  }
  // As Swift 6 does it by itself.
  return _openExistential(lhs, do: compare)
}
