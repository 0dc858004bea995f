/// Connects the stubs of a property's getter and setter.
nonisolated final class StubPair: Sendable {}

/// A stub that a test is writing and that has no answer yet.
nonisolated struct StubSpecification {
  var pattern = ArgumentPattern.any
  /// If one is false, the stub leaves the call to others.
  var conditions: [() -> Bool] = []
  /// The most calls it answers; nil for no limit.
  var limit: Int?
  /// A call that uses one stub of the pair uses both.
  var pair: StubPair?
  /// Whether it may go unused.
  var isLenient = false
  /// Whether it replaces older stubs for the same calls.
  var replacesSame = false
  var origin: StubOrigin
}

/// The calls that a stub is for, and how it gets into its fake.
nonisolated struct StubTarget {
  let pattern: ArgumentPattern
  /// Reports that a call, with these arguments, doesn't fit the stub: "The stub that answered bark(3) …".
  let reportMisfit: (_ arguments: [Any?], _ reason: String) -> Void
  /// The calls it is for, as they read in a message: `FakeDog.bark()`.
  let callText: (ArgumentPattern) -> String
  /// Takes the queue in which the stub's calls will wait.
  let noteQueue: (ResponseQueue) -> Void
  let install: (StubSpecification, [StubAnswer]) -> InstalledStub
  /// Why the function can't return or throw this, where the call is written and so its types are known.
  var misfit: (StubAnswer) -> String? = { _ in nil }
  /// Nil if the test names the function.
  var draft: StubDraft?
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
