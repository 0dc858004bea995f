/// A check of all arguments of a call. It runs the test's code.
nonisolated struct ArgumentCheck {
  let passes: ([Any?]) -> Bool
  /// The possible values of each argument; nil if the check takes any number of any type.
  private(set) var matchable: [MatchableValues]?
  /// Why arguments fail the check, as the end of a report's line.
  private(set) var explanation: ([Any?]) -> String = { _ in "fails the check" }

  /// A check that takes the arguments as a list.
  init(_ passes: @escaping ([Any?]) -> Bool) { self.passes = passes }

  /// A check that takes typed arguments. Arguments of other types fail it.
  init<each Input>(typed test: @escaping (repeat each Input) -> Bool) {
    passes = { arguments in
      do {
        let input = try typedArguments(arguments, as: (repeat each Input).self)
        return test(repeat each input)
      } catch { return false }
    }
    var matchable: [MatchableValues] = []
    repeat matchable.append(.values(of: (each Input).self))
    self.matchable = matchable.isEmpty ? nil : matchable
    explanation = { arguments in
      do throws(ArgumentTypeMismatch) {
        _ = try typedArguments(arguments, as: (repeat each Input).self)
        return "fails the check"
      } catch { return "was called with \(error.brought), but the check takes \(error.taken)" }
    }
  }
}
