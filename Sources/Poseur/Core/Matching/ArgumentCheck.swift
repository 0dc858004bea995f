/// A check of all arguments of a call. It runs the test's code.
nonisolated struct ArgumentCheck {
  let passes: ([Any?]) -> Bool
  /// The possible values of each argument; nil if the check takes any number of any type.
  let matchable: [MatchableValues]?
  /// Why arguments fail the check, as the end of a report's line.
  let explanation: ([Any?]) -> String

  /// A check that takes the arguments as a list.
  init(_ passes: @escaping ([Any?]) -> Bool) {
    self.passes = passes
    matchable = nil
    explanation = { _ in "fails the check" }
  }

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
      do {
        _ = try typedArguments(arguments, as: (repeat each Input).self)
      } catch let mismatch as ArgumentTypeMismatch {
        return "was called with \(mismatch.brought), but the check takes \(mismatch.taken)"
      } catch {}
      return "fails the check"
    }
  }
}
