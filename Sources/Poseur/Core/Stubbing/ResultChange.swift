/// What a stub makes of the result of a call-through.
struct ResultChange {
  /// The type that the closure takes and returns.
  let type: Any.Type
  private let change: (Any?) throws -> Any?

  init<Result>(_ change: @escaping (Result) throws -> Result) {
    type = Result.self
    self.change = { result in try (result as? Result).map { try change($0) as Any } }
  }

  /// Runs the closure, which is code of the user's; nil where the result is of another type.
  func callAsFunction(_ result: Any?) throws -> Any? { try change(result) }
}
