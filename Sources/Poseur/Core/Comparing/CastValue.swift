/// The value cast to the type as `as?` does it, for those who know the type only at run time. Nil where it cannot be.
nonisolated func castValue(_ value: Any?, to type: Any.Type) -> Any? {
  func cast<Target>(to type: Target.Type) -> Any? { (value as? Target).map { $0 as Any } }
  return _openExistential(type, do: cast)
}

/// A value that is known to be of the type, and may have been cast to it.
nonisolated func knownValue<Target>(_ value: Any, as type: Target.Type = Target.self) -> Target {
  if let exact = exactValue(value, as: type) { return exact }
  // What was cast to a protocol shows its own type again.
  return value as! Target
}
