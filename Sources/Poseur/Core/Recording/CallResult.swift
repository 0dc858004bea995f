/// How a call ended, and which stub answered.
final class CallResult {
  /// As the retention stores it.
  let outcome: CallOutcome
  /// Nil when no stub answered.
  let stub: StubSite?

  init(_ outcome: CallOutcome, stub: StubSite?) {
    self.outcome = outcome
    self.stub = stub
  }
}
