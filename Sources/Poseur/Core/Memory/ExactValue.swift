// In this folder the compiler is told what type a value has, instead of being asked. All of it is safe by what is
// tested first. `as?` and `as!` would come to the same, but search where this compares two pointers, and make types at
// run time where the code is not specialised, as in most tests.

/// The value, if it is of just this type.
nonisolated func exactValue<Target>(_ value: Any, as type: Target.Type = Target.self) -> Target? {
  func exact<Value>(_ value: Value) -> Target? {
    // One type under two names: nothing is reinterpreted.
    Value.self == Target.self ? unsafeBitCast(value, to: Target.self) : nil
  }
  // As Swift 6 does it by itself.
  return _openExistential(value, do: exact)
}

/// What a function returns that returns nothing. A call is over with nothing only where that is what it needed, so the
/// check never fails.
@inlinable
nonisolated func knownNothing<Target>(as type: Target.Type = Target.self) -> Target {
  precondition(Target.self == Void.self)
  return unsafeBitCast((), to: Target.self)
}

/// The bits of a value that fits into a byte, as an enum without payload does; -1 for a larger one. Equal bits of one
/// type are equal values; equal values may have other bits where a type has an `==` of its own.
nonisolated func singleByte<Value>(of value: Value) -> Int {
  switch MemoryLayout<Value>.size {
  // Any bits are a value of `UInt8`, and the sizes are the same.
  case 1: Int(unsafeBitCast(value, to: UInt8.self))
  case 0: 0
  default: -1
  }
}
