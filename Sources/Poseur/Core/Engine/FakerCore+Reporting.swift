nonisolated extension FakerCore {
  /// How often a test hears of calls to one function, as from a loop that polls it without a stub.
  private static var listedLimit: Int { 20 }

  /// What a call throws whose failure is only counted. The same each time: no more than a call may cost.
  static var countedFailure: FailureText { FailureText("A call failed like others before it, which were reported") }

  /// Reports a call that goes wrong, with the line that made it. A text that a test compares does without that line.
  /// - Parameter caller: who made the call, if that has been captured.
  func reportCall(
    _ message: FailureText, to function: any PoseurFunction, severity: ReportSeverity = .failure,
    at position: SourcePosition? = nil, by caller: (any CallerTrace)? = nil
  ) {
    let count = (severity == .failure ? countFailure(of: function) : nil) ?? 1
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
    Failures.reporter(keeping: reporter) is CapturingReporter ? nil : CallerTracer.trace { typeName }
  }

  /// Counts a failure that the running test has heard often enough. False if it is to be reported.
  func isOnlyCounted(_ call: borrowing CallInProgress) -> Bool {
    countFailure(of: call.invocation.tableFunction, from: Self.listedLimit + 1) != nil
  }

  /// How often the running test has heard of a function, this time included. Nil where nobody knows which test runs:
  /// another test may need to hear of it.
  /// - Parameter minimum: with fewer before this one, it isn't counted.
  private func countFailure(of function: any PoseurFunction, from minimum: Int = 0) -> Int? {
    guard let test = StandardReporter.currentTestID else { return nil }
    let number = sharedState.number(of: function)
    return sharedState.withLock { state in
      let count = state.extras.repeatedFailures[number]?[test] ?? 0
      if count < minimum { return nil }
      state.extras.repeatedFailures[number, default: [:]][test] = count + 1
      return count + 1
    }
  }

  /// Says at the end how many failures came of which only the first were listed.
  func reportRepeated(_ failures: [Int: [String: Int]]) {
    for (number, counts) in failures.sorted(by: { $0.key < $1.key }) {
      for count in counts.values where count > Self.listedLimit {
        let call = "\(fakeName).\(sharedState.tableFunction(number).label)"
        report("\(count) calls to \(call) failed, of which \(Self.listedLimit) are listed.", severity: .warning)
      }
    }
  }
}
