/// The value cast to the type, as `as?` does it. Nil where it cannot be.
///
/// It is cast without its optional where there is one: to a type that takes any value, or to a protocol that optionals
/// conform to, that would go along.
nonisolated func castValue<Target>(_ value: Any?, to type: Target.Type = Target.self) -> Target? {
  if let value { return value as? Target }
  guard let cast = value as? Target else { return nil }
  return plainNil(of: type) ?? cast
}

/// Nil itself, and not an optional that holds one, as `as?` makes of it for an optional of an optional.
nonisolated private func plainNil<Target>(of type: Target.Type) -> Target? {
  guard let type = type as? any ExpressibleByNilLiteral.Type else { return nil }
  func none<Value: ExpressibleByNilLiteral>(_ type: Value.Type) -> Any { Value(nilLiteral: ()) }
  return exactValue(none(type), as: Target.self)
}
