nonisolated extension FakerCore {
  /// How often a test hears of calls to one function, as from a loop that polls it without a stub.
  private static var listedLimit: Int { 20 }

  /// Reports a call that goes wrong, with the line that made it. A text that a test compares does without that line.
  /// - Parameter message: makes the text, given who made the call. That takes hundreds of times as long as a call.
  /// - Returns: the text. One that is only counted is the same each time.
  @discardableResult
  func reportCall(
    to function: any PoseurFunction, severity: ReportSeverity = .failure, at position: SourcePosition? = nil,
    _ message: ((any CallerTrace)?) -> FailureText
  ) -> FailureText {
    let count = (severity == .failure ? countFailure(of: function) : nil) ?? 1
    if count > Self.listedLimit + 1 { return FailureText("A call failed like others before it, which were reported") }
    // Nil while a test captures failures: it may compare their texts, and those should be the same on every system.
    let isCaptured = Failures.reporter(keeping: reporter) is CapturingReporter
    let caller = isCaptured ? nil : CallerTracer.trace { typeName }
    let message = message(caller)
    var text = "\(message)\((caller?.caller).map { "\nCalled by \($0)" } ?? "")"
    if count > Self.listedLimit {
      let fact =
        "\(Self.listedLimit) calls to \(function.label) have failed in this test. The rest are counted, not listed."
      text = FailureText(message.headline, fact).description
    }
    report(text, severity: severity, at: position)
    return message
  }

  /// How often the running test has heard of a function, this time included. Nil where nobody knows which test runs:
  /// another test may need to hear of it.
  private func countFailure(of function: any PoseurFunction) -> Int? {
    guard let test = StandardReporter.currentTestID else { return nil }
    let number = sharedState.number(of: function)
    return sharedState.withLock { state in
      state.extras.repeatedFailures[number, default: [:]][test, default: 0] += 1
      return state.extras.repeatedFailures[number]?[test]
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
