@_spi(Poseur)
nonisolated extension AssertionVerdict {
  /// All calls came on the main thread, and there are some.
  public static func onMainThread<F: Fake>(_ fake: F?, _ functions: [F.Function]) -> Self {
    let report = ConcurrencyReport(fake, functions)
    return Self(report, "Expected \(report.subject) to be called on the main thread") { calls in
      let others = calls.filter { !$0.isOnMainThread }
      guard !others.isEmpty else { return nil }
      let fact = "but \(others.count) of \(countedNoun(calls.count, "call")) came on another thread:"
      return (fact, others, report.origin)
    }
  }

  /// No calls were open at the same time.
  public static func neverConcurrent<F: Fake>(_ fake: F?, _ functions: [F.Function]) -> Self {
    let report = ConcurrencyReport(fake, functions)
    return Self(report, "Expected calls to \(report.subject) never to overlap", needsCalls: false) { calls in
      let overlapping = OverlappingCalls(calls)
      guard !overlapping.calls.isEmpty else { return nil }
      let fact = "but \(overlapping.calls.count) of \(countedNoun(calls.count, "call")) did:"
      return (fact, overlapping.calls, { "overlaps \(overlapping.numbers(of: $0)); \(report.origin(of: $0))" })
    }
  }

  /// A call was cancelled.
  public static func cancelled<F: Fake>(_ fake: F?, _ functions: [F.Function]) -> Self {
    let report = ConcurrencyReport(fake, functions)
    return Self(report, "Expected a call to \(report.subject) to be cancelled") { calls in
      guard !calls.contains(where: \.wasCancelled) else { return nil }
      let fact = calls.count == 1 ? "but the only one was not:" : "but none of \(calls.count) was:"
      return (fact, calls, \.outcome.description)
    }
  }

  /// - Parameters:
  ///   - expectation: the beginning of the failure's headline.
  ///   - needsCalls: whether it fails without calls.
  ///   - fault: the end of the headline, and the calls to show with a remark on each; nil if the assertion holds.
  private init<Function>(
    _ report: ConcurrencyReport<Function>, _ expectation: String, needsCalls: Bool = true,
    fault: ([RecordedCall<Function>]) -> (
      fact: String, calls: [RecordedCall<Function>], remark: (RecordedCall<Function>) -> String
    )?
  ) {
    guard let calls = report.calls else {
      self = .ofNilFake(expectation)
      return
    }
    if needsCalls, calls.isEmpty {
      let count = report.retained.total
      let fact = count == 0 ? "no calls were recorded" : "none of \(countedNoun(count, "call")) is kept"
      self.init(failureMessage: "\(expectation), but \(fact).")
      return
    }
    self.init(
      failureMessage: fault(calls).map { fault in
        report.message("\(expectation)\(report.retained.qualifier), \(fault.fact)", fault.calls, fact: fault.remark)
      })
  }
}
