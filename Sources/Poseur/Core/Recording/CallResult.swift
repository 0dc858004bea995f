/// How a call ended, and which stub answered; or that its answer is awaited.
nonisolated final class CallResult {
  /// As the retention stores it.
  let outcome: CallOutcome
  /// Nil when no stub was to answer.
  let stub: StubSite?
  /// Nil for a call that was answered at once.
  let course: CallCourse?

  /// Tells it from others without keeping it alive; never 0.
  var id: Int { Int(bitPattern: ObjectIdentifier(self)) }

  var isPending: Bool { if case .pending = outcome { true } else { false } }

  init(_ outcome: CallOutcome, stub: StubSite?, course: CallCourse? = nil) {
    self.outcome = outcome
    self.stub = stub
    self.course = course
  }
}
