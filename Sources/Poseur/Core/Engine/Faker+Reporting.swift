/// A failure of a call that a test has heard, perhaps again and again.
nonisolated struct EqualFailure: Hashable {
  let test: String
  let message: String
}

nonisolated extension Faker {
  /// How often a test hears the same failure, as from a loop that polls a function without a stub.
  private static var listedLimit: Int { 20 }

  /// Reports a call that goes wrong, with the line that made it. A text that a test compares does without that line.
  func reportCall(_ message: String, severity: ReportSeverity = .failure, at position: SourcePosition? = nil) {
    let count = count(message)
    if count > Self.listedLimit + 1 { return }
    if count > Self.listedLimit {
      let headline = message.prefix { $0 != "\n" }
      let fact = "This failure has come \(Self.listedLimit) times in this test. From now on it is counted, not listed."
      return report("\(headline)\n\(fact)", severity: severity, at: position)
    }
    let isCompared = Failures.reporter(keeping: reporter) is CapturingReporter
    let caller = isCompared ? nil : CallerTracer.trace { Self.fakeName }?.caller
    report(message + (caller.map { "\nCalled by \($0)" } ?? ""), severity: severity, at: position)
  }

  /// How often the running test has heard a failure, this time included. Where nobody knows which test runs, each is the
  /// first: another test may need to hear of it.
  private func count(_ message: String) -> Int {
    guard let test = StandardReporter.currentTestID else { return 1 }
    return sharedState.withLock { state in
      state.equalFailures[EqualFailure(test: test, message: message), default: 0] += 1
      return state.equalFailures[EqualFailure(test: test, message: message)] ?? 1
    }
  }

  /// Says at the end how often failures came that were no longer listed.
  func reportEqualFailures() {
    let failures = sharedState.withLock(\.equalFailures).filter { $0.value > Self.listedLimit }
    if failures.isEmpty { return }
    for (failure, count) in failures.sorted(by: { $0.key.message < $1.key.message }) {
      let headline = failure.message.prefix { $0 != "\n" }
      report("\(headline)\nThis failure came \(count) times in all.", severity: .warning)
    }
  }
}
