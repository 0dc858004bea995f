/// Stands in a recorded call for an argument that no longer exists. Messages show only its description, since its type
/// means nothing to a reader.
nonisolated enum MissingArgument: CustomStringConvertible {
  case notKept
  /// An object of this type that nothing else kept alive.
  case released(String)

  var description: String {
    switch self {
    case .notKept: "<not kept>"
    case .released(let type): "<\(type), released>"
    }
  }

  /// Whether the value stands for a missing argument.
  static func isOne(_ value: Any?) -> Bool { value.map { type(of: $0) == Self.self } ?? false }

  /// Whether the value stands for an argument that wasn't kept, so nothing is known about it.
  static func isNotKept(_ value: Any?) -> Bool {
    if case .notKept? = unwrappedValue(value) as? MissingArgument { true } else { false }
  }
}
