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
