/// A number for each byte, at first -1. Looking one up costs next to nothing, also where the code is not optimised:
/// every call does so.
struct ByteNumbers {
  private let memory = TypedMemory(repeating: -1, count: 256)
  // As long as its owner, and as many places as a byte has values.
  private let first: UnsafeMutablePointer<Int>

  init() { first = memory.place }

  /// - Parameter byte: from `singleByte(of:)`, so that it is one, or negative: that has no number.
  subscript(byte: Int) -> Int {
    // It changes nothing, but says so: where the code is not optimised, others get a copy.
    @_transparent mutating get { byte < 0 ? byte : first[byte] }
    nonmutating set { if byte >= 0 { first[byte] = newValue } }
  }
}
