/// How a call ended, and which stub answered.
final class CallResult {
  /// As the retention stores it.
  let outcome: CallOutcome
  /// Nil when no stub answered.
  let stub: StubSite?

  /// Tells it from others without keeping it alive; never 0.
  var id: Int { Int(bitPattern: ObjectIdentifier(self)) }

  init(_ outcome: CallOutcome, stub: StubSite?) {
    self.outcome = outcome
    self.stub = stub
  }
}
