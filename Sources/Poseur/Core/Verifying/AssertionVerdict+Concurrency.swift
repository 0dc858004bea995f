@_spi(Poseur)
extension AssertionVerdict {
  /// All calls came on the main thread, and there are some.
  public static func onMainThread<Function>(
    _ faker: Faker<Function>?, of fake: Any.Type, _ functions: [Function]
  ) -> Self {
    let report = ConcurrencyReport(faker, of: fake, functions)
    let wish = "Expected \(report.subject) to be called on the main thread"
    guard let calls = report.calls else { return Self(failureMessage: "\(wish), but \(report.missingFake).") }
    guard !calls.isEmpty else { return Self(failureMessage: "\(wish), but no calls were recorded.") }
    let others = calls.filter { !$0.isOnMainThread }
    guard !others.isEmpty else { return Self(failureMessage: nil) }
    let fact = "but \(others.count) of \(counted(calls.count, "call")) came on another:"
    return Self(failureMessage: report.message("\(wish), \(fact)", others) { report.place(of: $0) })
  }

  /// No calls were open at the same time.
  public static func neverConcurrent<Function>(
    _ faker: Faker<Function>?, of fake: Any.Type, _ functions: [Function]
  ) -> Self {
    let report = ConcurrencyReport(faker, of: fake, functions)
    let wish = "Expected calls of \(report.subject) never to overlap"
    guard let calls = report.calls else { return Self(failureMessage: "\(wish), but \(report.missingFake).") }
    let overlapping = OverlappingCalls(calls)
    guard !overlapping.calls.isEmpty else { return Self(failureMessage: nil) }
    let fact = "but \(overlapping.calls.count) of \(counted(calls.count, "call")) did:"
    let message = report.message("\(wish), \(fact)", overlapping.calls) { call in
      "overlaps \(overlapping.numbers(of: call)); \(report.place(of: call))"
    }
    return Self(failureMessage: message)
  }

  /// A call was cancelled.
  public static func cancelled<Function>(
    _ faker: Faker<Function>?, of fake: Any.Type, _ functions: [Function]
  ) -> Self {
    let report = ConcurrencyReport(faker, of: fake, functions)
    let wish = "Expected a call of \(report.subject) to be cancelled"
    guard let calls = report.calls else { return Self(failureMessage: "\(wish), but \(report.missingFake).") }
    guard !calls.isEmpty else { return Self(failureMessage: "\(wish), but no calls were recorded.") }
    guard !calls.contains(where: \.wasCancelled) else { return Self(failureMessage: nil) }
    let fact = calls.count == 1 ? "but the only one was not:" : "but none of \(calls.count) was:"
    return Self(failureMessage: report.message("\(wish), \(fact)", calls) { $0.outcome.description })
  }
}
