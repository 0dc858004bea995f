/// What stands in a recorded call for an argument that is not there any more. Messages show its description alone: its
/// type means nothing to a reader.
nonisolated enum MissingArgument: CustomStringConvertible {
  case notKept
  /// An object of this type, which nothing else kept alive.
  case released(String)

  var description: String {
    switch self {
    case .notKept: "<not kept>"
    case .released(let type): "<\(type), released>"
    }
  }

  /// Whether the value stands in the place of a missing argument.
  static func isOne(_ value: Any?) -> Bool { value.map { type(of: $0) == Self.self } ?? false }

  /// Whether the value stands for an object that is gone, of which only its type is known.
  static func isReleased(_ value: Any?) -> Bool { isOne(value) && !isNotKept(value) }

  /// Whether the value stands for an argument that was not kept, of which nothing is known.
  static func isNotKept(_ value: Any?) -> Bool {
    if case .notKept? = unwrappedValue(value) as? MissingArgument { true } else { false }
  }
}
