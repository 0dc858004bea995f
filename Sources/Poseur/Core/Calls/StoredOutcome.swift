/// How a call ended, and which stub answered; or that its answer is awaited. An object, since calls that one value of a
/// stub answers share it.
nonisolated final class StoredOutcome {
  /// As the retention stores it.
  let outcome: CallOutcome
  /// Nil when no stub was to answer.
  let stub: StubOrigin?
  /// Nil for a call that was answered at once.
  let timing: CallTiming?

  init(_ outcome: CallOutcome, stub: StubOrigin?, timing: CallTiming? = nil) {
    self.outcome = outcome
    self.stub = stub
    self.timing = timing
  }
}
