/// Whether the type is a protocol's, as `(any Digging).self` and `Any.self` are: no value is of such a type itself, but
/// of one that conforms.
nonisolated func isProtocolType(_ type: Any.Type) -> Bool {
  // As Swift names such a type, `any Sequence<Int>`, or only what it is of, `Digging.Protocol`.
  String(reflecting: type).hasPrefix("any ") || String(reflecting: Swift.type(of: type)).hasSuffix(".Protocol")
}
