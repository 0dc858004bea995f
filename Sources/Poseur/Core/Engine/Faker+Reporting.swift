/// The failures of the calls to one function that a test has heard.
nonisolated struct RepeatedFailure: Hashable {
  let test: String
  /// The function's name, with its labels.
  let function: String
}

nonisolated extension Faker {
  /// How often a test hears of calls to one function, as from a loop that polls it without a stub.
  private static var listedLimit: Int { 20 }

  /// Reports a call that goes wrong, with the line that made it. A text that a test compares does without that line.
  /// - Parameter caller: who made the call, if that has been captured.
  func reportCall(
    _ message: FailureText, to function: Function, severity: ReportSeverity = .failure,
    at position: SourcePosition? = nil, by caller: (any CallerTrace)? = nil
  ) {
    let count = severity == .failure ? countFailure(of: function) : 1
    if count > Self.listedLimit + 1 { return }
    if count > Self.listedLimit {
      let fact =
        "\(Self.listedLimit) calls to \(function.label) have failed in this test. The rest are counted, not listed."
      return report(FailureText(message.headline, fact).description, severity: severity, at: position)
    }
    let caller = (caller ?? callerOfFailure())?.caller
    report("\(message)\(caller.map { "\nCalled by \($0)" } ?? "")", severity: severity, at: position)
  }

  /// Captures who made the call. Nil while a test captures failures: it may compare their texts, and those should be the
  /// same on every system.
  func callerOfFailure() -> (any CallerTrace)? {
    Failures.reporter(keeping: reporter) is CapturingReporter ? nil : CallerTracer.trace { Self.fakeName }
  }

  /// How often the running test has heard of a function, this time included. Where nobody knows which test runs, each
  /// failure is the first: another test may need to hear of it.
  private func countFailure(of function: Function) -> Int {
    guard let test = StandardReporter.currentTestID else { return 1 }
    let failure = RepeatedFailure(test: test, function: function.label.description)
    return sharedState.withLock { state in
      state.repeatedFailures[failure, default: 0] += 1
      return state.repeatedFailures[failure] ?? 1
    }
  }

  /// Says at the end how many failures came of which only the first were listed.
  func reportRepeated(_ counts: [RepeatedFailure: Int]) {
    let failures = counts.filter { $0.value > Self.listedLimit }
    for (failure, count) in failures.sorted(by: { $0.key.function < $1.key.function }) {
      let call = "\(fakeName).\(failure.function)"
      report("\(count) calls to \(call) failed, of which \(Self.listedLimit) are listed.", severity: .warning)
    }
  }
}
