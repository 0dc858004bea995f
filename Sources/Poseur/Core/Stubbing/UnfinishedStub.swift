/// A stub whose call is written and that has no answer yet. If it never gets one, that's a failure.
nonisolated final class UnfinishedStub: Sendable {
  private let isAnswered = LockedValue(false)
  private let position: SourcePosition
  private let reporter: any FailureReporter

  init(at position: SourcePosition, _ reporter: any FailureReporter) {
    (self.position, self.reporter) = (position, reporter)
  }

  func answer() { isAnswered.exchange(true) }

  deinit {
    if isAnswered.withLock({ $0 }) { return }
    Failures.reporter(keeping: reporter).report(
      "This stub has no answer, so it does nothing.\nEnd it with one, such as andReturn, andThrow or andDo.",
      severity: .failure, at: position)
  }
}
