@_spi(Poseur)
extension AssertionVerdict {
  /// A function was called with these arguments as often as expected. A fake that is nil fails whatever the count.
  public static func received<Function>(
    _ faker: Faker<Function>?, of fake: Any.Type, _ function: Function, _ arguments: [Any?], _ times: CountSpecifier
  ) -> Self {
    let pattern = ArgumentPattern(arguments)
    guard let faker else {
      let call = "\(ownTypeName(fake)).\(function.label.calls(matching: pattern))"
      return Self(failureMessage: "Expected \(call) \(times.wish), but the fake is nil.")
    }
    let verdict = faker.verdict(on: function, pattern, times, fakeName: ownTypeName(fake))
    if verdict.isSatisfied { faker.markVerified(function, verdict.countedCalls) }
    return Self(failureMessage: verdict.failureMessage)
  }

  /// Anything was called.
  public static func receivedAnything<Function>(_ faker: Faker<Function>?, of fake: Any.Type) -> Self {
    let wish = "Expected \(ownTypeName(fake)) to be called"
    guard let faker else { return Self(failureMessage: "\(wish), but it is nil.") }
    return Self(failureMessage: faker.hasRecordedCalls ? nil : "\(wish), but no calls were recorded.")
  }

  /// Nothing was called.
  public static func receivedNothing<Function>(_ faker: Faker<Function>?, of fake: Any.Type) -> Self {
    let wish = "Expected \(ownTypeName(fake)) not to be called"
    guard let faker else { return Self(failureMessage: "\(wish), but it is nil.") }
    let record = faker.callRecord
    guard !record.isEmpty else { return Self(failureMessage: nil) }
    let count = countedNoun(record.count(), "time")
    return Self(failureMessage: "\(wish), but it was called \(count): \(CallSummary(of: record).text).")
  }

  /// Calls came in an order.
  public static func receivedInOrder(_ expected: [ExpectedCall]) -> Self {
    guard !expected.isEmpty else {
      return Self(failureMessage: "No calls are named whose order is to be checked: name them with call(to:).")
    }
    let order = CallOrder(expected)
    if let report = OrderReport(order) { return Self(failureMessage: report.text) }
    for (call, indices) in zip(expected, order.taken) { call.accept(indices.map { order.timeline[$0] }) }
    return Self(failureMessage: nil)
  }

  /// Every call was counted by an assertion that passed.
  public static func noMoreCalls<Function>(_ faker: Faker<Function>, of fake: Any.Type) -> Self {
    let record = faker.callRecord
    let (calls, forgotten) = (record.unverifiedCalls, record.unverifiedForgottenCalls)
    let count = calls.count + forgotten.reduce(0) { $0 + $1.count }
    guard count > 0 else { return Self(failureMessage: nil) }
    let rows = NearMissList(calls, distance: { _ in 0 }, marksNearest: false) { call in
      NearMissList.Row(label: "#\(call.number)", text: call.description, reason: "")
    }
    let fact = "but no assertion has counted \(count == 1 ? "this one" : "these \(count)"):"
    let notKept = forgotten.map { function, count in
      let calls = "\(countedNoun(count, "call")) to \(function.label.baseName)"
      return "  \(calls), not kept: only an assertion without arguments can count \(count == 1 ? "it" : "them")"
    }
    let lines = ["Expected no more calls of \(ownTypeName(fake)), \(fact)"] + rows.lines + notKept
    return Self(failureMessage: lines.joined(separator: "\n"))
  }

  /// Every stub answered a call.
  public static func noUnusedStubs<Function>(_ faker: Faker<Function>, of fake: Any.Type) -> Self {
    let stubs = faker.unusedStubs
    guard !stubs.isEmpty else { return Self(failureMessage: nil) }
    let fact = "but \(stubs.count == 1 ? "this one has" : "these \(stubs.count) have") answered no call:"
    let rows = NearMissList(stubs, distance: { _ in 0 }, marksNearest: false) { NearMissList.Row(text: $0, reason: "") }
    let lines = ["Expected \(ownTypeName(fake)) to use every stub, \(fact)"] + rows.lines
    return Self(failureMessage: lines.joined(separator: "\n"))
  }
}
