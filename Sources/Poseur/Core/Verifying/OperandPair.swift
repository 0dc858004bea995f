/// The operands of a comparison, or what went wrong before there were two.
enum OperandPair<Operand> {
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

/// What an assertion wants of two values, errors or images. No API: see `AssertionVerdict`.
@_spi(Poseur) public enum PairWish: Sendable {
  /// They are the same.
  case equal
  /// They are not the same.
  case different
}

extension PairWish {
  /// Such as `two equal values`.
  func words(_ noun: String) -> String {
    switch self {
    case .equal: "two equal \(noun)"
    case .different: "two different \(noun)"
    }
  }
}
