/// The calls to a function of a fake that a test means, and how often it expects them: one value that assertions,
/// questions, waits and orders of calls hand down.
@_spi(Poseur) nonisolated public struct MeantCalls {
  let faker: FakerCore
  /// Names the fake in messages; nil for its faker. Not the name itself, which only a message needs.
  let fakeType: (any Fake.Type)?
  let function: any PoseurFunction
  var pattern: ArgumentPattern
  var times: CountSpecifier
  /// Tells, once, why the answer to a question is worth little; nil if nobody knows where the question is written.
  var doubts: QuestionDoubts?
  var waiting = AdviceToWait.ifWorkGoesOn
}

/// Tells the test, once, that an answer of "no such call" proves little.
nonisolated final class QuestionDoubts: Sendable {
  /// Where the question is written; nil once the test has been told.
  private let position: LockedValue<SourcePosition?>
  /// Whether only a list is doubtful that an older version took.
  let areOfList: Bool

  init(at position: SourcePosition, ofList areOfList: Bool = false) {
    (self.position, self.areOfList) = (LockedValue(position), areOfList)
  }

  func tell(_ verdict: AssertionVerdict?) {
    guard let verdict, let message = verdict.message, let position = position.withLock({ $0.take() }) else { return }
    Failures.reporter.report(message, severity: verdict.failureMessage == nil ? .warning : .failure, at: position)
  }
}

nonisolated extension MeantCalls {
  /// Calls to a fake, or to a faker alone.
  /// - Parameter position: where a question lists the arguments, which may be a list that an older version took.
  init<F: Fake>(
    _ fake: F, _ function: F.Function, _ pattern: ArgumentPattern, _ times: CountSpecifier = .atLeast(1),
    doubtfulAt position: SourcePosition? = nil
  ) {
    self.init(
      faker: fake.storedFaker, fakeType: F.self, function: function, pattern: pattern, times: times,
      doubts: position.map { QuestionDoubts(at: $0, ofList: true) })
  }

  var fakeName: String { faker.name ?? fakeType?.nameInReports ?? faker.typeName }
  var transcript: FakeTranscript { FakeTranscript(faker: faker, name: fakeName) }

  /// The function and the arguments, of a fake of this name: `FakeDog.shouldFetch(.ball, any value)`.
  func call(of fakeName: String) -> String { function.calls(of: fakeName, matching: pattern) }

  /// The same, and how often, unless that is at least once.
  func description(of fakeName: String) -> String {
    if times.isNever { return "\(call(of: fakeName)), never" }
    return times == .atLeast(1) ? call(of: fakeName) : "\(call(of: fakeName)) \(times)"
  }

  /// For example, `Expected FakeDog.bark to be called exactly 2 times`.
  func expectation(_ outcome: OutcomeMatcher? = nil) -> String { times.expectation(of: call(of: fakeName), outcome) }

  /// What is wrong with a count below 0; nil for any other.
  func misuseOfCount(_ outcome: OutcomeMatcher? = nil) -> String? {
    times.isNegative ? "\(expectation(outcome)), \(CountSpecifier.negativeCountReason)." : nil
  }

  /// The only effect of a check: captors keep the arguments of the calls that it counted, and `expectNoMoreCalls` leaves
  /// out those that it verified.
  func take(_ calls: [RecordedCall<AnyFunction>], verified: CountedCalls? = nil) {
    for call in calls { pattern.capture(call.arguments, ofCall: call.sequenceNumber) }
    if let verified { faker.state.withState(of: function) { $0.calls.markVerified(verified) } }
  }
}

// MARK: - Assertions

nonisolated extension MeantCalls {
  /// Judges the calls, and takes those that count.
  func assert(outcome: OutcomeMatcher? = nil) -> AssertionVerdict {
    if faker.state.withLock(\.isMadeAnew) { return .alreadyTold }
    let verdict = CallVerdict(self, outcome: outcome)
    let failure = verdict.isSatisfied ? nil : verdict.failureMessage
    // A failure lists the function's calls, so no other assertion should report them.
    let verified = failure == nil ? verdict.counted : .all(through: verdict.calls.lastSequenceNumber)
    take(verdict.capturableCalls, verified: verified)
    if let failure { return AssertionVerdict(failureMessage: failure, about: [transcript]) }
    return verdict.vacuity ?? AssertionVerdict(failureMessage: nil)
  }
}

// MARK: - Questions

nonisolated extension MeantCalls {
  /// Judges the calls for a question, which verifies none.
  /// - Parameter record: the fake's calls, if a text may name those to other functions.
  func ask(in record: CallSnapshot? = nil) -> CallVerdict {
    let verdict = CallVerdict(self, in: record)
    take(verdict.capturableCalls)
    return verdict
  }

  var count: Int {
    if pattern.isEveryCall { return faker.state.withState(of: function) { $0.calls.count } }
    let count = ask().count
    if count == 0 { tellDoubts() }
    return count
  }

  /// Whether one came. Looks no further than the first, unless captors want every call.
  var isReceived: Bool {
    if pattern.isUniversal || pattern.capturesArguments { return count > 0 }
    if faker.calls(of: function).contains(where: pattern.matches) { return true }
    tellDoubts()
    return false
  }

  /// Tells why it proves little that there are no such calls.
  func tellDoubts() {
    guard let doubts else { return }
    var absent = self
    absent.times = .never
    let verdict = CallVerdict(absent)
    if !doubts.areOfList || verdict.outdatedList != nil { doubts.tell(verdict.vacuity) }
  }

  var calls: [RecordedCall<AnyFunction>] { ask().countedCalls }
}
