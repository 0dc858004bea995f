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
}

/// Whether the value stands for a missing argument.
nonisolated func isMissingArgument(_ value: Any?) -> Bool {
  value.map { type(of: $0) == MissingArgument.self } ?? false
}

/// Whether the value stands for an argument that wasn't kept, so nothing is known about it.
nonisolated func isArgumentNotKept(_ value: Any?) -> Bool {
  if case .notKept? = unwrappedValue(value) as? MissingArgument { true } else { false }
}
