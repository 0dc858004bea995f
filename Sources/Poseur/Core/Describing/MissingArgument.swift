/// What stands in a recorded call for an argument that is not there any more. Messages show its description alone: its
/// type is nothing to tell a reader of.
struct MissingArgument: CustomStringConvertible {
  let description: String

  static func released(_ type: String) -> MissingArgument { MissingArgument(description: "<\(type), released>") }
  static let notKept = MissingArgument(description: "<not kept>")
}
