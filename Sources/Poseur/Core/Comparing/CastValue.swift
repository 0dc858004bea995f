/// The value cast to the type, as `as?` does it. Nil where it cannot be.
///
/// It is cast without its optional where there is one: to a type that takes any value, or to a protocol that optionals
/// conform to, that would go along.
nonisolated func castValue<Target>(_ value: Any?, to type: Target.Type = Target.self) -> Target? {
  if let value { value as? Target } else { value as? Target }
}

/// The same, for those who know the type only at run time.
nonisolated func castValue(_ value: Any?, toErased type: Any.Type) -> Any? {
  func cast<Target>(to type: Target.Type) -> Any? { castValue(value, to: type).map { $0 as Any } }
  return _openExistential(type, do: cast)
}
