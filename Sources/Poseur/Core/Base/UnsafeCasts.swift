// Casts without Swift's own checks. Each is safe because types or sizes are compared right before it. `as?` would come to
// the same, but it looks for bridges and conformances where comparing two types is enough.

/// The value, if it is of just this type.
nonisolated func exactValue<Target>(_ value: Any, as type: Target.Type = Target.self) -> Target? {
  func exact<Value>(_ value: Value) -> Target? {
    // One type under two names: nothing is reinterpreted.
    Value.self == Target.self ? unsafeBitCast(value, to: Target.self) : nil
  }
  // As Swift 6 does by itself.
  return _openExistential(value, do: exact)
}

/// The value, which is known to be of just this type.
nonisolated func knownValue<Target>(_ value: Any, as type: Target.Type = Target.self) -> Target {
  func known<Value>(_ value: Value) -> Target {
    Value.self == Target.self ? unsafeBitCast(value, to: Target.self) : revealedValue(value)
  }
  return _openExistential(value, do: known)
}

/// A value that hides its type, as one behind a protocol does if it was put into the `Any` as such.
nonisolated private func revealedValue<Value, Target>(_ value: Value) -> Target {
  guard let target = value as? Target else { fatalError("Poseur took a \(Value.self) for a \(Target.self).") }
  return target
}

/// Whether the value is of just the other's type, and equal to it; nil if it is of another type.
nonisolated func isEqual<Target: Equatable>(_ value: Any, to other: Target) -> Bool? {
  func compare<Value>(_ value: Value) -> Bool? {
    Value.self == Target.self ? unsafeBitCast(value, to: Target.self) == other : nil
  }
  return _openExistential(value, do: compare)
}

/// Whether two values of one type consist of the same bytes. The bytes of values that refer to others may differ where
/// the others are equal: nothing can tell, so that counts as a no.
nonisolated func haveSameBytes(_ lhs: Any, _ rhs: Any) -> Bool {
  func compare<Value>(_ type: Value.Type) -> Bool {
    guard let lhs = lhs as? Value, let rhs = rhs as? Value else { return false }
    return withUnsafeBytes(of: lhs) { lhs in withUnsafeBytes(of: rhs) { lhs.elementsEqual($0) } }
  }
  // By the value's own type: a member of another value may be there as an `any Error`, whose bytes are those of the
  // box. Opened as Swift 6 does by itself.
  return _openExistential(type(of: lhs), do: compare)
}

/// The bits of a value that fits into a byte, as an enum without payload does; nil for a larger one. They tell functions
/// apart.
@_transparent
nonisolated func singleByte<Value>(of value: Value) -> Int? {
  switch MemoryLayout<Value>.size {
  // Any bits are a value of `UInt8`, and the sizes are the same.
  case 1: Int(unsafeBitCast(value, to: UInt8.self))
  case 0: 0
  default: nil
  }
}
