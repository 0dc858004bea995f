/// The calls that a stub is for, and how it gets into its fake. A stub whose function is named knows that from the
/// start. One whose call is written knows it once its answer is there, since the closure that writes runs only then.
nonisolated struct StubTarget {
  let pattern: ArgumentPattern
  /// Reports that a call, with these arguments, doesn't fit the stub: "The stub that answered bark(3) …".
  let reportMisfit: (_ arguments: [Any?], _ reason: String) -> Void
  /// The calls it is for, as they read in a message: `FakeDog.bark()`.
  let callText: (ArgumentPattern) -> String
  /// Called with the queue at which its calls are to wait.
  let noteQueue: (ResponseQueue) -> Void
  let install: (StubSpecification, [StubAnswer]) -> InstalledStub
}

/// What a test writes a call for. It decides what the fake's function gets meanwhile.
nonisolated enum WritingPurpose {
  case returning(Any?)
  case throwing(any Error)
  /// For a stub whose value isn't known.
  case stubbing
  /// For a question or an assertion.
  case asking

  /// For a stub with this answer.
  init(_ answer: StubAnswer?) {
    switch answer {
    case .value(let value): self = .returning(value.original)
    case .error(let error): self = .throwing(error)
    default: self = .stubbing
    }
  }
}

/// A stub whose call is written and that has no answer yet. If it never gets one, that's a failure.
nonisolated final class StubDraft: Sendable {
  private let isAnswered = LockedValue(false)
  private let position: SourcePosition
  private let reporter: any FailureReporter

  init(at position: SourcePosition) {
    self.position = position
    reporter = Failures.reporter.boundToCurrentTest()
  }

  func answer() { isAnswered.exchange(true) }

  deinit {
    if isAnswered.withLock({ $0 }) { return }
    Failures.reporter(keeping: reporter).report(
      "This stub has no answer, so it does nothing.\nEnd it with one, such as andReturn, andThrow or andDo.",
      severity: .failure, at: position)
  }
}
