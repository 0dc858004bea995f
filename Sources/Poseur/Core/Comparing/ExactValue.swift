// The only place where the compiler is told what type a value has, instead of being asked. Both functions are safe by what
// they test first; `as?` would come to the same, but searches where these compare.

/// The value, if its type is exactly the other one: no superclass, no protocol, no optional around it.
nonisolated func exactValue<Value, Target>(_ value: Value, as type: Target.Type) -> Target? {
  guard Value.self == Target.self else { return nil }
  // One type under two names: nothing is reinterpreted.
  return unsafeBitCast(value, to: Target.self)
}

/// The bits of a value that fits into a byte, as an enum without payload does; nil for a larger one. Equal bits of one
/// type are equal values; equal values may have other bits where a type has an `==` of its own.
nonisolated func singleByte<Value>(of value: Value) -> Int? {
  switch MemoryLayout<Value>.size {
  // Any bits are a value of `UInt8`, and the sizes are the same.
  case 1: Int(unsafeBitCast(value, to: UInt8.self))
  case 0: 0
  default: nil
  }
}
