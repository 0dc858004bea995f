/// The operands of a comparison, or what went wrong before there were two.
nonisolated enum Operands<Operand> {
  case both(received: Operand, expected: Operand)
  /// Which operand it was, and what it threw.
  case threw(String, any Error)

  /// Evaluates the first operand, and the second if the first did not throw.
  init(_ received: () throws -> Operand, _ expected: () throws -> Operand) {
    var evaluated = "first"
    do {
      let received = try received()
      evaluated = "second"
      self = .both(received: received, expected: try expected())
    } catch {
      self = .threw(evaluated, error)
    }
  }
}
