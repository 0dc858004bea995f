/// The bits of a value that fits into a byte, as an enum without payload does; -1 for a larger one. Equal bits of one
/// type are equal values; equal values may have other bits where a type has an `==` of its own.
@_transparent
nonisolated func singleByte<Value>(of value: Value) -> Int {
  switch MemoryLayout<Value>.size {
  // Any bits are a value of `UInt8`, and the sizes are the same.
  case 1: Int(unsafeBitCast(value, to: UInt8.self))
  case 0: 0
  default: -1
  }
}
