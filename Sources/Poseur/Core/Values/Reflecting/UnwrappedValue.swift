/// The value without the optionals and `AnyHashable` boxes around it, or nil if there is none.
///
/// An optional inside `Any` doesn't look like one, so this finds nil at any depth.
nonisolated func unwrappedValue(_ value: Any?) -> Any? {
  guard let value else { return nil }
  let type = type(of: value)
  // To ask for the conformance alone takes much longer.
  if TypeKind(type) == .optional, let optional = value as? any OptionalShape {
    return unwrappedValue(optional.shapeContents)
  }
  if type == AnyHashable.self, let box = value as? AnyHashable { return unwrappedValue(box.base) }
  return value
}

/// The type without the optionals around it.
nonisolated func unwrappedType(_ type: Any.Type) -> Any.Type {
  (type as? any OptionalShape.Type).map { unwrappedType($0.shapeWrapped) } ?? type
}

/// The value as an object, if it is an instance of a class.
///
/// A plain `as AnyObject` would box a struct, and no box is identical to another. An error that is an object gets boxed
/// too if another value holds it as `any Error`, so it's cast to its own type first.
nonisolated func classInstance(_ value: Any) -> AnyObject? {
  func object<Object>(_ type: Object.Type) -> AnyObject? { (value as? Object).map { $0 as AnyObject } }
  // Opened explicitly, as Swift 6 does by itself.
  return type(of: value) is AnyClass ? _openExistential(type(of: value), do: object) : nil
}

/// The value as an object of a final class, if it is one. For other values, `as?` would try to make an object, which
/// ends the process for a list of errors that are objects.
nonisolated func finalInstance<Object: AnyObject>(_ value: Any?, of type: Object.Type) -> Object? {
  unwrappedValue(value).flatMap { Swift.type(of: $0) == type ? $0 as? Object : nil }
}

/// Whether the value is NaN, which doesn't even equal itself.
nonisolated func isNaN(_ value: Any?) -> Bool { (unwrappedValue(value) as? any FloatingPoint)?.isNaN == true }

/// The properties that all optionals share, whatever they wrap.
nonisolated protocol OptionalShape {
  static var shapeWrapped: Any.Type { get }
  var shapeContents: Any? { get }
}

nonisolated extension Optional: OptionalShape {
  static var shapeWrapped: Any.Type { Wrapped.self }
  var shapeContents: Any? { map { $0 } }
}

/// The value as a fake records it: a nil of an optional type as nil itself. Generic code would wrap it once more.
nonisolated func plainValue<Value>(_ value: Value) -> Any? {
  Value.self is any OptionalShape.Type ? (value as? any OptionalShape)?.shapeContents : value
}

nonisolated func nilValue<Value: ExpressibleByNilLiteral>(of type: Value.Type) -> Any { Value(nilLiteral: ()) }
