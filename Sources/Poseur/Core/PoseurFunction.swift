/// A table of a fake's functions: usually `enum Function: String, PoseurFunction`, a case for each function.
///
/// A case may carry payload, and any other hashable type will do. With raw values of type `String` the fake can find
/// the function from its own name, and messages show the labels that a raw value like `load(id:)` spells out.
public protocol PoseurFunction: Hashable, Sendable {}
