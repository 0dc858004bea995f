/// The value cast to the type, as `as?` does it. Nil where it cannot be.
///
/// It is cast without its optional where there is one: to a type that takes any value, or to a protocol that optionals
/// conform to, that would go along.
nonisolated func castValue<Target>(_ value: Any?, to type: Target.Type = Target.self) -> Target? {
  if let value { value as? Target } else { value as? Target }
}
