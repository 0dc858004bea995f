/// A table of a fake's functions, usually `enum Function: String, PoseurFunction` with a case for each function.
///
/// A case may have a payload, and any other hashable type works as well. A type of one byte is compared by its bits, any
/// other by its `==`. With raw values of type `String`, the fake can find the function from its own name, and messages
/// show the labels from a raw value such as `load(id:)`.
public nonisolated protocol PoseurFunction: Hashable, Sendable {}

nonisolated extension PoseurFunction {
  /// Whether both are one function to a faker.
  func isSame(as other: any PoseurFunction) -> Bool {
    guard let other = exactValue(other, as: Self.self) else { return false }
    return singleByte(of: self).map { $0 == singleByte(of: other) } ?? (self == other)
  }
}
