/// The value cast to the type as `as?` does it, for those who know the type only at run time. Nil where it cannot be.
nonisolated func castValue(_ value: Any?, to type: Any.Type) -> Any? {
  func cast<Target>(to type: Target.Type) -> Any? { (value as? Target).map { $0 as Any } }
  return _openExistential(type, do: cast)
}
