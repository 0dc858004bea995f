/// A call to any fake that you describe once, to expect it, to ask about it or to wait for it.
///
/// Make one with `call { $0.bark() }`, `call(to:withArguments:times:)` or `call(to:where:times:)`.
///
/// ```swift
/// expectHaveReceivedInOrder(dog.call(to: .bark), cat.call(to: .flee, withArguments: Item.stick))
/// ```
nonisolated public struct ExpectedCall: CustomStringConvertible {
  /// The fake, the function and the arguments: `FakeDog.shouldFetch(.ball, any value)`.
  ///
  /// It also says how often, unless that is at least once.
  public var description: String { description(of: fakeName) }
  let fakeName: String
  let times: CountSpecifier
  /// Which faker it is about.
  let fakerID: ObjectIdentifier
  private let functionText: String
  /// Nil if the closure wrote no call.
  private let meant: (any MeantCalls)?
  /// Why it was not described, where a closure was to write it and did not.
  private let failure: ExpectedCallFailure?

  /// - Parameter fakeName: what the fake is called in messages, where its table does not tell.
  init<Function>(
    _ faker: Faker<Function>, named fakeName: String? = nil, _ function: Function, _ pattern: ArgumentPattern,
    _ times: CountSpecifier
  ) {
    self.fakeName = fakeName ?? faker.fakeName
    self.times = times
    fakerID = ObjectIdentifier(faker)
    functionText = function.label.calls(matching: pattern)
    meant = CallsOfFaker(faker: faker, fakeName: self.fakeName, function: function, pattern: pattern)
    failure = faker.state.withLock(\.isMadeAnew) ? ExpectedCallFailure(nil, nil) : nil
  }

  /// The call that a closure has written, or what is wrong with the closure: that fails whatever the call is for.
  init<Function>(
    _ faker: Faker<Function>, named fakeName: String,
    _ written: Result<Faker<Function>.WrittenForm, WrittenCallMisuse>, _ times: CountSpecifier,
    at position: SourcePosition
  ) {
    switch written {
    case .success(let call): self.init(faker, named: fakeName, call.function, call.pattern, times)
    case .failure(let misuse):
      self.init(ObjectIdentifier(faker), named: fakeName, ExpectedCallFailure(misuse.text, position))
    }
  }

  private init(_ fakerID: ObjectIdentifier, named fakeName: String, _ failure: ExpectedCallFailure) {
    (self.fakerID, self.fakeName, self.failure) = (fakerID, fakeName, failure)
    (functionText, times, meant) = ("<no call>", .atLeast(1), nil)
  }

  /// The verdict on it where no order matters.
  var verdict: AssertionVerdict { misuse ?? meant?.verdict(times) ?? .alreadyTold }

  /// The verdict if the closure wrote no call. Only the first one has the failure's text.
  var misuse: AssertionVerdict? {
    failure.map { failure in failure.take().map { AssertionVerdict(failureMessage: $0) } ?? .alreadyTold }
  }

  /// The calls that it means. Reports a closure that wrote no call, and returns nil then.
  var known: (any MeantCalls)? {
    guard let failure else { return meant }
    if let position = failure.position, let text = failure.take() {
      Failures.reporter.report(text, severity: .failure, at: position)
    }
    return nil
  }

  /// Its fake, for the test's report.
  var account: FakeAccount? { meant?.account }

  /// Every call that the faker has received, as far as they are kept, and how many there were.
  var timeline: (calls: [TimelineCall], count: Int) { meant?.timeline ?? ([], 0) }

  /// Takes the calls that the check counted when it passed: marks them, and lets captors keep their arguments.
  func accept(_ calls: [TimelineCall]) { meant?.accept(calls) }

  /// Whether a call is the one that is expected.
  func matches(_ call: TimelineCall) -> Bool { meant?.matches(call) ?? false }

  /// How far a call of the function is from being the one that is expected; nil for a call of another function.
  func distance(_ call: TimelineCall) -> Int? { meant?.distance(call) }

  /// Tells apart calls of the function that are at the same distance.
  func dissimilarity(_ call: TimelineCall) -> Double { meant?.dissimilarity(call) ?? 0 }

  /// Why a call of the function is not the one that is expected.
  func mismatch(_ call: TimelineCall) -> String? { meant?.mismatch(call) }

  /// Why no call can be the one that is expected, if none can.
  var impossibility: String? { meant?.pattern.impossibility }

  /// The function and the arguments, of a fake of this name.
  func call(of fakeName: String) -> String { "\(fakeName).\(functionText)" }

  /// The same, and how often, unless that is at least once.
  func description(of fakeName: String) -> String {
    if times.isNever { return "\(call(of: fakeName)), never" }
    return times == .atLeast(1) ? call(of: fakeName) : "\(call(of: fakeName)) \(times)"
  }
}

nonisolated extension ExpectedCall {
  /// How many such calls there were until now, as far as they are kept, whatever `times:` says.
  ///
  /// ```swift
  /// #expect(dog.call { $0.shouldFetch(.ball, for: .kid) }.count == 2)
  /// ```
  /// Each time you ask, captors keep the arguments of these calls. Asking verifies no call.
  public var count: Int { known?.count ?? 0 }

  /// These calls, as far as they are kept, in the order they began, with their arguments and outcomes.
  ///
  /// Each time you ask, captors keep their arguments. Asking verifies no call.
  public var calls: [RecordedCall<AnyFunction>] { known?.calls ?? [] }
}

/// Why a closure wrote no call. Only the first one who asks gets the text.
nonisolated private final class ExpectedCallFailure: Sendable {
  /// Nil if it has been reported already.
  let position: SourcePosition?
  private let text: LockedValue<String?>

  init(_ text: String?, _ position: SourcePosition?) { (self.text, self.position) = (LockedValue(text), position) }

  func take() -> String? {
    text.withLock { text in
      defer { text = nil }
      return text
    }
  }
}
