/// A call to any fake that an assertion expects, alone or in an order.
///
/// Make one with `call(to:withArguments:times:)` or `call(to:where:times:)`.
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
  private let functionText: String
  let times: CountSpecifier
  /// Which faker it is about.
  let fakerID: ObjectIdentifier
  private let pattern: ArgumentPattern
  /// The arguments of a call of the function; nil for a call of another one.
  private let facts: (TimelineCall) -> (arguments: [Any?], resultType: Any.Type?)?
  /// Every call that the faker has received, as far as they are kept, and how many there were.
  let timeline: () -> (calls: [TimelineCall], count: Int)
  /// The verdict on it where no order matters.
  let verdict: () -> AssertionVerdict
  /// Takes the calls that the check counted when it passed: marks them, and lets captors keep their arguments.
  let accept: ([TimelineCall]) -> Void
  /// Why it was not described, where a closure was to write it and did not.
  let misuse: AssertionVerdict?

  /// - Parameter fakeName: what the fake is called in messages, where its table does not tell.
  init<Function>(
    _ faker: Faker<Function>, named fakeName: String? = nil, _ function: Function, _ pattern: ArgumentPattern,
    _ times: CountSpecifier
  ) {
    misuse = faker.state.withLock(\.isMadeAnew) ? .alreadyTold : nil
    let identity = ObjectIdentifier(faker)
    let fakeName = fakeName ?? faker.fakeName
    (self.fakeName, functionText) = (fakeName, function.label.calls(matching: pattern))
    self.times = times
    fakerID = identity
    self.pattern = pattern
    timeline = {
      let record = faker.callSnapshot
      return (record.calls().map { TimelineCall($0, of: faker) }, record.count())
    }
    facts = { candidate in
      guard candidate.fakerID == identity, let call = candidate.call as? RecordedCall<Function> else { return nil }
      return call.function == function ? (call.arguments, call.resultType) : nil
    }
    verdict = { [misuse] in misuse ?? .received(faker, named: fakeName, function, pattern, times) }
    accept = { calls in
      for case let call as RecordedCall<Function> in calls.map(\.call) { pattern.capture(call.arguments) }
      faker.markVerified(function, .some(calls.map(\.sequenceNumber)))
    }
  }

  /// The call that a closure has written, or what is wrong with the closure: that fails whatever the call is for.
  init<Function>(
    _ faker: Faker<Function>, named fakeName: String,
    _ written: Result<Faker<Function>.WrittenForm, WrittenCallMisuse>, _ times: CountSpecifier
  ) {
    switch written {
    case .success(let call): self.init(faker, named: fakeName, call.function, call.pattern, times)
    case .failure(let misuse):
      self.init(
        of: ObjectIdentifier(faker), named: fakeName,
        misuse.text.map { AssertionVerdict(failureMessage: $0) } ?? .alreadyTold)
    }
  }

  private init(of fakerID: ObjectIdentifier, named fakeName: String, _ misuse: AssertionVerdict) {
    (self.fakerID, self.fakeName, self.misuse) = (fakerID, fakeName, misuse)
    (functionText, times, pattern) = ("<no call>", .atLeast(1), .any)
    (facts, timeline, accept) = ({ _ in nil }, { ([], 0) }, { _ in })
    verdict = { misuse }
  }

  /// Whether a call is the one that is expected.
  func matches(_ call: TimelineCall) -> Bool { facts(call).map { pattern.matches($0, returning: $1) } ?? false }

  /// How far a call of the function is from being the one that is expected; nil for a call of another function.
  func distance(_ call: TimelineCall) -> Int? { facts(call).map { pattern.distance(to: $0, returning: $1) } }

  /// Tells apart calls of the function that are at the same distance.
  func dissimilarity(_ call: TimelineCall) -> Double {
    facts(call).map { pattern.dissimilarity(of: $0.arguments) } ?? 0
  }

  /// Why a call of the function is not the one that is expected.
  func mismatch(_ call: TimelineCall) -> String? { facts(call).flatMap { pattern.mismatch(with: $0, returning: $1) } }

  /// Why no call can be the one that is expected, if none can.
  var impossibility: String? { pattern.impossibility }

  /// The function and the arguments, of a fake of this name.
  func call(of fakeName: String) -> String { "\(fakeName).\(functionText)" }

  /// The same, and how often, unless that is at least once.
  func description(of fakeName: String) -> String {
    if times.isNever { return "\(call(of: fakeName)), never" }
    return times == .atLeast(1) ? call(of: fakeName) : "\(call(of: fakeName)) \(times)"
  }
}

/// A call among those of several fakes.
nonisolated struct TimelineCall {
  let fakerID: ObjectIdentifier
  let sequenceNumber: Int
  fileprivate let call: Any
  private let text: () -> String

  fileprivate init<Function>(_ call: RecordedCall<Function>, of faker: Faker<Function>) {
    fakerID = ObjectIdentifier(faker)
    sequenceNumber = call.sequenceNumber
    self.call = call
    text = { call.description }
  }

  /// The call, of a fake of this name: `FakeDog.bark()`.
  func description(of fakeName: String) -> String { "\(fakeName).\(text())" }
}
