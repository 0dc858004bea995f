/// A check of all arguments of a call, which is code of the test's.
struct ArgumentCheck {
  let passes: ([Any?]) -> Bool
  /// Why arguments do not pass, as the end of a report's line.
  let explanation: ([Any?]) -> String

  /// A check that takes the arguments as a list.
  init(_ passes: @escaping ([Any?]) -> Bool) {
    self.passes = passes
    explanation = { _ in "fails the check" }
  }

  /// A check that takes the arguments in their types. Those of other types do not pass.
  init<each Input>(typed test: @escaping (repeat each Input) -> Bool) {
    passes = { passTypedTest($0, test) }
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
