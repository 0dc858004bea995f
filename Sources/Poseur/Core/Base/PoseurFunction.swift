/// A table of a fake's functions: usually `enum Function: String, PoseurFunction`, a case for each function.
///
/// A case may carry a payload, and any other hashable type will do, too. With raw values of type `String` the fake
/// can find the function from its own name, and messages show the labels that a raw value like `load(id:)` spells
/// out.
public nonisolated protocol PoseurFunction: Hashable, Sendable {}
