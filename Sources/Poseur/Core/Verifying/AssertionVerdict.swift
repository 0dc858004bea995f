/// Whether an assertion holds, and what there is to say if it does not.
///
/// This is no API: it is all that the assertions, which are a module of their own in the package, see of how Poseur
/// decides. They run what they are given, ask for a verdict, and report it.
///
/// Of two operands the first is the one received and the second the one expected. They are closures, since they may
/// throw, and then there is nothing to compare.
@_spi(Poseur) public struct AssertionVerdict {
  /// Nil when the assertion holds.
  public let failureMessage: String?
  /// Why the assertion proves little though it holds; nil where it does prove something.
  public let warning: String?

  init(failureMessage: String?, warning: String? = nil) {
    (self.failureMessage, self.warning) = (failureMessage, warning)
  }

  /// Two values of any type are equal, or different.
  public static func values(_ wish: PairWish, _ received: () throws -> Any?, _ expected: () throws -> Any?) -> Self {
    pair(wish, "values", received, expected) { ValueVerdict(wish, received: $0, expected: $1).failureMessage }
  }

  /// Two errors are there, and are equal or different.
  public static func errors(
    _ wish: PairWish, _ received: () throws -> (any Error)?, _ expected: () throws -> (any Error)?
  ) -> Self {
    pair(wish, "errors", received, expected) { ErrorVerdict(wish, received: $0, expected: $1).failureMessage }
  }

  /// Two images are there, and look the same or different.
  public static func images<Image: PixelSource>(
    _ wish: PairWish, _ received: () throws -> Image?, _ expected: () throws -> Image?, tolerance: UInt8
  ) -> Self {
    pair(wish, "images", received, expected) {
      ImagePairVerdict(wish, received: $0, expected: $1, tolerance: tolerance).failureMessage
    }
  }

  /// An expression threw the expected error or, if there is none, nothing.
  public static func throwing(_ expected: (any Error)?, _ outcome: Result<some Any, any Error>) -> Self {
    Self(failureMessage: ThrowVerdict(expected: expected, outcome: outcome.map { $0 }).failureMessage)
  }

  /// A trap ended a block. Takes what the block returned, if it did.
  public static func trap(_ outcome: TrapOutcome, returned: Any?) -> Self {
    Self(failureMessage: TrapVerdict(outcome: outcome, returned: returned).failureMessage)
  }

  private static func pair<Operand>(
    _ wish: PairWish, _ noun: String, _ received: () throws -> Operand, _ expected: () throws -> Operand,
    _ judge: (_ received: Operand, _ expected: Operand) -> String?
  ) -> Self {
    switch OperandPair(received, expected) {
    case .both(let received, let expected): Self(failureMessage: judge(received, expected))
    case .threw(let operand, let error):
      Self(
        failureMessage: "Expected \(wish.words(noun)), but the \(operand) one \(ThrownError(error).active).")
    }
  }
}

@_spi(Poseur)
extension AssertionVerdict {
  /// A function was called with these arguments as often as expected. A fake that is nil fails whatever the count.
  public static func received<Function>(
    _ faker: Faker<Function>?, of fake: Any.Type, _ function: Function, _ arguments: [Any?], _ times: CountSpecifier
  ) -> Self {
    let pattern = ArgumentPattern(arguments)
    guard let faker else {
      let call = function.calls(of: ownTypeName(fake), matching: pattern)
      return Self(failureMessage: "Expected \(call) \(times.wish), but the fake is nil.")
    }
    return received(faker, named: ownTypeName(fake), function, pattern, times)
  }

  /// A call that was described before came as often as expected.
  public static func received(_ call: ExpectedCall) -> Self { call.verdict() }

  /// Calls that a pattern means came as often as expected; if none could have come, that is told, too.
  static func received<Function>(
    _ faker: Faker<Function>, named fakeName: String, _ function: Function, _ pattern: ArgumentPattern,
    _ times: CountSpecifier
  ) -> Self {
    let verdict = faker.verdict(on: function, pattern, times, fakeName: fakeName)
    let message = verdict.failureMessage
    if message == nil { faker.markVerified(function, verdict.countedCalls) }
    return Self(failureMessage: message, hollowness: verdict.hollowness)
  }

  /// - Parameter hollowness: what there is to say where the assertion holds only because the arguments are a mistake.
  private init(failureMessage: String?, hollowness: @autoclosure () -> (message: String, severity: ReportSeverity)?) {
    if failureMessage == nil, let (message, severity) = hollowness() {
      self = severity == .failure ? Self(failureMessage: message) : Self(failureMessage: nil, warning: message)
    } else {
      self.init(failureMessage: failureMessage)
    }
  }

  /// Anything was called.
  public static func receivedAnything<Function>(_ faker: Faker<Function>?, of fake: Any.Type) -> Self {
    let wish = "Expected \(ownTypeName(fake)) to be called"
    guard let faker else { return Self(failureMessage: "\(wish), but the fake is nil.") }
    return Self(failureMessage: faker.hasRecordedCalls ? nil : "\(wish), but no calls were recorded.")
  }

  /// Nothing was called.
  public static func receivedNothing<Function>(_ faker: Faker<Function>?, of fake: Any.Type) -> Self {
    let wish = "Expected \(ownTypeName(fake)) not to be called"
    guard let faker else { return Self(failureMessage: "\(wish), but the fake is nil.") }
    let record = faker.callSnapshot
    guard !record.isEmpty else { return Self(failureMessage: nil) }
    let count = countedNoun(record.count(), "time")
    return Self(failureMessage: "\(wish), but it was called \(count): \(CallSummary(of: record).text).")
  }

  /// Calls came in an order.
  public static func receivedInOrder(_ expected: [ExpectedCall]) -> Self {
    guard !expected.isEmpty else {
      return Self(failureMessage: "There is no order to check: pass the calls, as fake.call(to: <#function#>).")
    }
    if let call = expected.first(where: { $0.times.isNegative }) {
      return Self(failureMessage: "Expected \(call), \(CountSpecifier.wordsOnNegative).")
    }
    let order = CallOrder(expected)
    if let report = OrderReport(order) { return Self(failureMessage: report.text) }
    for (call, indices) in zip(expected, order.taken) where indices.isEmpty {
      guard let reason = call.impossibility() else { continue }
      let wish = "Expected \(call.call(of: call.fakeName)) \(call.times.wish) in this order"
      return Self(failureMessage: "\(wish). This proves nothing, because \(reason).")
    }
    for (call, indices) in zip(expected, order.taken) { call.accept(indices.map { order.timeline[$0] }) }
    return Self(failureMessage: nil)
  }

  /// Every call was counted by an assertion that passed.
  public static func noMoreCalls<Function>(_ faker: Faker<Function>?, of fake: Any.Type) -> Self {
    let wish = "Expected no more calls to \(ownTypeName(fake))"
    guard let faker else { return Self(failureMessage: "\(wish), but the fake is nil.") }
    let record = faker.callSnapshot
    let (calls, forgotten) = (record.unverifiedCalls, record.unverifiedForgottenCalls)
    let count = calls.count + forgotten.reduce(0) { $0 + $1.count }
    guard count > 0 else { return Self(failureMessage: nil) }
    let rows = NearMissList(calls) { NearMissList.Row($0) }
    let fact = "but no assertion has verified \(count == 1 ? "this one" : "these \(count)"):"
    let notKept = forgotten.map { function, count in
      let calls = "\(countedNoun(count, "call")) to \(function.label.baseName)"
      return "  \(calls), not kept: only an assertion without arguments can verify \(count == 1 ? "it" : "them")"
    }
    let lines = ["\(wish), \(fact)"] + rows.lines + notKept
    return Self(failureMessage: lines.joined(separator: "\n"))
  }

  /// Every stub answered a call.
  public static func noUnusedStubs<Function>(_ faker: Faker<Function>?, of fake: Any.Type) -> Self {
    let wish = "Expected \(ownTypeName(fake)) to use every stub"
    guard let faker else { return Self(failureMessage: "\(wish), but the fake is nil.") }
    let stubs = faker.unusedStubList
    guard !stubs.isEmpty else { return Self(failureMessage: nil) }
    let fact = "but \(stubs.count == 1 ? "this one has" : "these \(stubs.count) have") answered no call:"
    let record = faker.callSnapshot
    let rows = NearMissList(stubs) { NearMissList.Row(text: $0.text, reason: $0.reason(record)) }
    let lines = ["\(wish), \(fact)"] + rows.lines
    return Self(failureMessage: lines.joined(separator: "\n"))
  }
}

@_spi(Poseur)
extension AssertionVerdict {
  /// A function was called with these arguments and had an outcome, as often as expected. A fake that is nil fails
  /// whatever the count.
  public static func received<Function>(
    _ faker: Faker<Function>?, of fake: Any.Type, _ function: Function, _ arguments: [Any?], _ outcome: OutcomeMatcher,
    _ times: CountSpecifier
  ) -> Self {
    let pattern = ArgumentPattern(arguments)
    guard let faker else {
      let call = function.calls(of: ownTypeName(fake), matching: pattern)
      return Self(failureMessage: "Expected \(call) \(times.wish) with outcome \(outcome), but the fake is nil.")
    }
    let verdict = OutcomeVerdict(
      fakeName: ownTypeName(fake), function: function, pattern: pattern, outcome: outcome, expected: times,
      record: faker.callSnapshot)
    let message = verdict.failureMessage
    if message == nil { faker.markVerified(function, .some(verdict.matching.map(\.sequenceNumber))) }
    return Self(failureMessage: message, hollowness: verdict.hollowness)
  }
}
