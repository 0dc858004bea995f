/// What stands in a recorded call for an argument that is not there any more. Messages show its description alone: its
/// type is nothing to tell a reader of.
struct MissingArgument: CustomStringConvertible {
  let description: String

  static func released(_ type: String) -> MissingArgument { MissingArgument(description: "<\(type), released>") }
  static let notKept = MissingArgument(description: "<not kept>")

  /// Whether it stands for an argument that was not kept, of which nothing is known.
  static func isNotKept(_ value: Any?) -> Bool {
    (unwrappedValue(value) as? MissingArgument)?.description == notKept.description
  }
}
