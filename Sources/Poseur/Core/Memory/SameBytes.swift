/// Whether two values of one type are made of the same bytes. Values that are made of others are equal all the same where
/// these refer to equal ones; but there is no telling.
func haveSameBytes(_ lhs: Any, _ rhs: Any) -> Bool {
  func compare<Value>(_ lhs: Value) -> Bool {
    guard let rhs: Value = exactValue(rhs) else { return false }
    return withUnsafeBytes(of: lhs) { lhs in withUnsafeBytes(of: rhs) { lhs.elementsEqual($0) } }
  }
  // As Swift 6 does it by itself.
  return _openExistential(lhs, do: compare)
}
