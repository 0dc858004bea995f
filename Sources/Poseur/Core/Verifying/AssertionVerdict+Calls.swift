@_spi(Poseur)
nonisolated extension AssertionVerdict {
  /// A function was called with these arguments and this outcome, if given, as often as expected.
  ///
  /// A fake that is nil fails, whatever the count.
  public static func received<F: Fake>(
    _ fake: F?, _ function: F.Function, _ arguments: [Any?], outcome: OutcomeMatcher? = nil, _ times: CountSpecifier
  ) -> Self {
    let pattern = ArgumentPattern(arguments)
    guard let fake else {
      let calls = function.calls(of: F.nameInReports, matching: pattern)
      return ofNilFake(CallVerdict<F.Function>.expectation(calls, times, outcome))
    }
    return received(fake.storedFaker, named: fake.nameInReports, function, pattern, outcome: outcome, times)
  }

  /// A call that was described before came as often as expected.
  public static func received(_ call: ExpectedCall) -> Self { call.verdict }

  /// The matching calls came as often as expected. If none could have come, the verdict says so.
  static func received<Function>(
    _ faker: Faker<Function>, named fakeName: String, _ function: Function, _ pattern: ArgumentPattern,
    outcome: OutcomeMatcher? = nil, _ times: CountSpecifier
  ) -> Self {
    if faker.state.withLock(\.isMadeAnew) { return .alreadyTold }
    let record = faker.callSnapshot
    let verdict = CallVerdict(
      fakeName: fakeName, function: function, pattern: pattern, outcome: outcome, expected: times, record: record)
    let message = verdict.failureMessage
    // A failure lists the function's calls, so no other assertion should report them.
    let told = CountedCalls.all(through: record.calls(of: function).lastSequenceNumber)
    faker.markVerified(function, message == nil ? verdict.countedCalls : told)
    return Self(failureMessage: message, vacuity: verdict.vacuity).about([FakeAccount(faker, named: fakeName)])
  }

  /// - Parameter vacuity: the reason if the assertion holds but proves little or nothing.
  private init(failureMessage: String?, vacuity: @autoclosure () -> VacuousExpectation?) {
    guard failureMessage == nil, let vacuous = vacuity() else {
      self.init(failureMessage: failureMessage)
      return
    }
    let isFailure = vacuous.severity == .failure
    self.init(failureMessage: isFailure ? vacuous.message : nil, warning: isFailure ? nil : vacuous.message)
  }

  /// Without a fake, every expectation fails.
  static func ofNilFake(_ expectation: String) -> Self { Self(failureMessage: "\(expectation), but the fake is nil.") }

  /// Anything was called.
  public static func receivedAnything<F: Fake>(_ fake: F?) -> Self {
    let expectation = "Expected \(fake.nameInReports) to be called"
    guard let faker = fake?.storedFaker else { return ofNilFake(expectation) }
    if faker.state.withLock(\.isMadeAnew) { return .alreadyTold }
    let isUncalled = !faker.state.withLock(\.hasCalls)
    return Self(failureMessage: isUncalled ? "\(expectation), but no calls were recorded." : nil)
      .about([FakeAccount(faker, named: fake.nameInReports)])
  }

  /// Nothing was called.
  public static func receivedNothing<F: Fake>(_ fake: F?) -> Self {
    let expectation = "Expected \(fake.nameInReports) not to be called"
    guard let faker = fake?.storedFaker else { return ofNilFake(expectation) }
    let record = faker.callSnapshot
    guard !record.isEmpty else { return Self(failureMessage: nil) }
    let count = countedNoun(record.count(), "time")
    return Self(failureMessage: "\(expectation), but it was called \(count): \(CallSummary(of: record).text).")
      .about([FakeAccount(faker, named: fake.nameInReports)])
  }

  /// Calls came in an order.
  /// - Parameter exactly: whether no other call of their fakes may have come.
  public static func receivedInOrder(_ expected: [ExpectedCall], exactly: Bool = false) -> Self {
    inOrder(expected, exactly).about(expected.compactMap(\.account))
  }

  private static func inOrder(_ expected: [ExpectedCall], _ exactly: Bool) -> Self {
    guard !expected.isEmpty else {
      return Self(failureMessage: "There is no order to check: pass the calls, as fake.call(to: <#function#>).")
    }
    for call in expected { if let misuse = call.misuse { return misuse } }
    if let call = expected.first(where: { $0.times.isNegative }) {
      let expectation = "\(call.call(of: call.fakeName)) \(call.times.expectation)"
      return Self(failureMessage: "Expected \(expectation), \(CountSpecifier.wordsOnNegative).")
    }
    let order = CallOrder(expected)
    if let report = OrderReport(order) { return Self(failureMessage: report.text) }
    if exactly, let report = SurplusReport(order) { return Self(failureMessage: report.text) }
    for (call, indices) in zip(expected, order.taken) where indices.isEmpty {
      guard let reason = call.impossibility else { continue }
      let expectation = "Expected \(call.call(of: call.fakeName)) \(call.times.expectation) in this order"
      return Self(failureMessage: "\(expectation). This proves nothing, because \(reason).")
    }
    for (call, indices) in zip(expected, order.taken) { call.accept(indices.map { order.timeline[$0] }) }
    return Self(failureMessage: nil)
  }

  /// Every call was counted by an assertion that passed.
  public static func noMoreCalls<F: Fake>(_ fake: F?) -> Self {
    let expectation = "Expected no more calls to \(fake.nameInReports)"
    guard let faker = fake?.storedFaker else { return ofNilFake(expectation) }
    let record = faker.callSnapshot
    let (count, lines) = record.unverified
    guard count > 0 else { return Self(failureMessage: nil) }
    let fact = "but no assertion has verified \(count == 1 ? "this one" : "these \(count)"):"
    let example = record.unverifiedCalls.first.map { call in
      let list = call.arguments.map { pasteableValue($0) ?? "Argument.any" }
      let condition = list.isEmpty ? "" : ", with: \(list.joined(separator: ", "))"
      let assertion = "expectHaveReceived(\(faker.receiverName), \(pasteableFunction(call.function))\(condition))"
      return "Verify it, for example:\n\(assertion)\nIf the code may call it or not, add times: .atLeast(0)."
    }
    return Self(
      failureMessage: (["\(expectation), \(fact)"] + lines + [example].compactMap { $0 }).joined(separator: "\n")
    ).about([FakeAccount(faker, named: fake.nameInReports)])
  }

  /// Every call to several fakes was counted. If not, their failures are listed one below the other.
  public static func noMoreCalls<each F: Fake>(ofAll fakes: repeat (each F)?) -> Self {
    var verdicts: [Self] = []
    for fake in repeat each fakes { verdicts.append(noMoreCalls(fake)) }
    let failures = verdicts.compactMap(\.failureMessage)
    return Self(failureMessage: failures.isEmpty ? nil : failures.joined(separator: "\n"))
      .about(verdicts.flatMap(\.fakes))
  }

  /// Every stub answered a call.
  public static func noUnusedStubs<F: Fake>(_ fake: F?) -> Self {
    let expectation = "Expected every stub of \(fake.nameInReports) to be used"
    guard let faker = fake?.storedFaker else { return ofNilFake(expectation) }
    let stubs = faker.unusedStubList
    guard !stubs.isEmpty else { return Self(failureMessage: nil) }
    let fact = "but \(stubs.count == 1 ? "this one wasn't" : "these \(stubs.count) weren't"):"
    let record = faker.callSnapshot
    let rows = NearMissList(stubs) { NearMissList.Row(text: $0.text, reason: $0.reason(record)) }
    let lines = ["\(expectation), \(fact)"] + rows.lines
    return Self(failureMessage: lines.joined(separator: "\n"))
      .about([FakeAccount(faker, named: fake.nameInReports)])
  }
}
