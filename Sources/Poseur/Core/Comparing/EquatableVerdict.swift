/// What `==` says about the two values, or nil when the two have no `==` in common.
///
/// Both must be of one type. Instances of two classes are asked for the `==` of their nearest common ancestor, the
/// one the compiler would choose.
func equatableVerdict(_ lhs: Any, _ rhs: Any) -> Bool? {
  if type(of: lhs) == type(of: rhs) {
    return (lhs as? any Equatable).map { openedVerdict($0, rhs) }
  }
  guard let leftClass = type(of: lhs) as? AnyClass, type(of: rhs) is AnyClass else { return nil }
  return inheritedVerdict(lhs, rhs, from: leftClass)
}

private func openedVerdict<Value: Equatable>(_ lhs: Value, _ rhs: Any) -> Bool {
  guard let rhs = rhs as? Value else { return false }
  return lhs == rhs
}

private func inheritedVerdict(_ lhs: Any, _ rhs: Any, from leftClass: AnyClass) -> Bool? {
  var ancestor: AnyClass? = leftClass
  while let candidate = ancestor {
    if let equatable = candidate as? any Equatable.Type, let verdict = ancestralVerdict(lhs, rhs, as: equatable) {
      return verdict
    }
    ancestor = _getSuperclass(candidate)
  }
  return nil
}

private func ancestralVerdict<Ancestor: Equatable>(_ lhs: Any, _ rhs: Any, as type: Ancestor.Type) -> Bool? {
  guard let lhs = lhs as? Ancestor, let rhs = rhs as? Ancestor else { return nil }
  return lhs == rhs
}
