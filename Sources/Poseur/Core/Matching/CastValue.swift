/// The value cast to the type, as `as?` does it.
///
/// A value in an optional is cast without it: in a cast to a type that takes any value, or to a protocol that optionals
/// conform to, the optional would go along. Nor does `as?` take a function for one that is `@Sendable` or an actor's.
nonisolated func castValue<Target>(_ value: Any?, to type: Target.Type = Target.self) -> Target? {
  if let value { return value as? Target ?? widenedFunction(value) }
  // An object could be made of nil itself.
  if type == AnyObject.self { return nil }
  guard let cast = value as? Target else { return nil }
  return plainNil(of: type) ?? cast
}

/// The same for a type that is known only at run time.
nonisolated func castAny(_ value: Any?, to type: Any.Type) -> Any? {
  func cast<Target>(_ type: Target.Type) -> Any? { castValue(value, to: type) }
  return _openExistential(type, do: cast)
}

/// Nil itself, and not an optional that holds nil, which `as?` makes of it for an optional of an optional.
nonisolated private func plainNil<Target>(of type: Target.Type) -> Target? {
  guard let type = type as? any ExpressibleByNilLiteral.Type else { return nil }
  return exactValue(nilValue(of: type), as: Target.self)
}

/// A function of which Swift has widened the type, to fit what else an expression returns.
nonisolated private func widenedFunction<Target>(_ value: Any) -> Target? {
  func bare<Value>(_ value: Value) -> Target? {
    guard MemoryLayout<Value>.size == MemoryLayout<Target>.size,
      areSameFunctions(Value.self, unwrappedType(Target.self))
    else { return nil }
    return unsafeBitCast(value, to: Target.self)
  }
  return _openExistential(value, do: bare)
}

/// Casts as `as?` does, so nil is a value of every optional type. Unlike `as?`, it takes only a class instance as a
/// value of a class: Swift would wrap a number in an `NSNumber`, or anything in an object.
nonisolated func typedValue<Value>(_ value: Any?, as type: Value.Type) -> Value? {
  // Most values have exactly this type, which is quick to check.
  if let value, let exact = exactValue(value, as: type) { return exact }
  let bareType = unwrappedType(type)
  if bareType is AnyClass || bareType == AnyObject.self, let bare = unwrappedValue(value), classInstance(bare) == nil {
    return nil
  }
  return castValue(value)
}
