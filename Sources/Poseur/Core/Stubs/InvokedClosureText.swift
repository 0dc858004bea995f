/// How a test invokes a closure that `andInvokeClosure` cannot invoke itself.
nonisolated struct InvokedClosureText {
  /// The type of the parameter: `@escaping @Sendable (Int) async -> Void`.
  let type: String
  /// `try closure(<#…#>)`.
  let call: String
  /// Whether it only takes what it is given: no actor, no effects, no result.
  let isPlain: Bool

  /// - Parameter type: the closure's type, as it is written.
  init(_ type: String) {
    // What stands in front of all attributes, even a parameter's `@escaping`.
    let isolation = type.hasPrefix(Self.callersIsolation) ? Self.callersIsolation : ""
    let type = String(type.dropFirst(isolation.count))
    let attributes = type.split(separator: " ").prefix { $0.hasPrefix("@") }
    let actor = attributes.first { $0 != "@Sendable" }
    let (parameters, effects, result) = Self.parts(of: type)
    isPlain = actor == nil && effects.isEmpty && result == "Void"
    let (isAsync, attempt) = (effects.contains("async"), effects.contains("throws") ? "try " : "")
    let use = result == "Void" ? "" : "_ = "
    let arguments = parameters == "()" ? "" : "<#…#>"
    self.type = isolation + (isAsync ? "@escaping " : "") + type
    if isAsync {
      // The task captures it, which Swift allows if it is `Sendable`, as what belongs to one actor is.
      let isSendable = attributes.contains { $0 != "@isolated(any)" }
      let taking = isSendable ? "" : "nonisolated(unsafe) let closure = closure; "
      call = "\(taking)Task { \(use)\(attempt)await closure(\(arguments)) }"
    } else if actor == "@MainActor" {
      // The result stays inside the block, since it need not be `Sendable`.
      call = "\(attempt)MainActor.assumeIsolated { \(use)\(attempt)closure(\(arguments)) }"
    } else {
      call = actor == nil ? "\(use)\(attempt)closure(\(arguments))" : "<#…#>"
    }
  }

  private static let callersIsolation = "nonisolated(nonsending) "

  /// `(Int)`, `async throws` and `String` of `@Sendable (Int) async throws -> String`.
  private static func parts(of type: String) -> (parameters: String, effects: String, result: String) {
    let signature = type.drop { $0 != "(" }
    var nesting = TypeNameNesting()
    let end = signature.indices.first { index in
      nesting.pass(signature[index])
      return nesting.isOutside
    }
    guard let end, let arrow = signature[end...].firstRange(of: " -> ") else { return ("", "", "Void") }
    return (
      String(signature[...end]), String(signature[signature.index(after: end)..<arrow.lowerBound]),
      String(signature[arrow.upperBound...])
    )
  }
}
