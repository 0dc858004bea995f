/// A stub: the calls it is for, what it answers, and how far it has come. An object, since it is handed out to be matched
/// with each call. What changes is guarded by the lock of its faker.
nonisolated final class Stub: @unchecked Sendable {
  /// Unique among the stubs of its faker. The later one is higher.
  let id: Int
  /// The number of its function.
  let function: Int
  let pattern: ArgumentPattern
  let conditions: [() -> Bool]
  /// How often it answers before it leaves calls to older stubs; nil for no limit.
  let limit: Int?
  let origin: StubOrigin
  let pair: StubPair?
  /// Whether it may answer no call.
  let isLenient: Bool
  /// Whether it answers every call at any time.
  let isUnconditional: Bool
  // Whether it can be matched without the test's code.
  private let isPlain: Bool
  private let plainArguments: PlainArguments?
  /// The hash of the only arguments that it's for; nil if it is for several, or if only the test's code can tell.
  let plainHash: Int?

  /// One after the other.
  @exclusivity(unchecked) private(set) var answers: [StubAnswer]
  @exclusivity(unchecked) private var end = SequenceEnd.stay
  /// Whether it is among its faker's stubs.
  @exclusivity(unchecked) private(set) var isInstalled = true
  /// How many calls it has answered.
  @exclusivity(unchecked) private(set) var callCount = 0
  // The index of the next answer; past the last, `end` decides.
  @exclusivity(unchecked) private var next = 0
  // The value that its calls get once the last one's turn has come.
  @exclusivity(unchecked) private var constant: ValueBox?
  @exclusivity(unchecked) private var constantTurn = 0

  init(id: Int, of function: Int, _ specification: StubSpecification, _ answers: [StubAnswer]) {
    self.id = id
    self.function = function
    pattern = specification.pattern
    conditions = specification.conditions
    limit = specification.limit
    origin = StubOrigin(specification.position)
    pair = specification.pair
    isLenient = specification.isLenient
    isUnconditional = pattern.isUniversal && conditions.count == 0 && limit == nil
    plainArguments = pattern.plainArguments
    plainHash = plainArguments?.hash
    isPlain = conditions.count == 0 && (pattern.isUniversal || plainArguments != nil)
    self.answers = answers
    update()
  }

  /// Runs matchers, checks and conditions, all of them the test's code.
  func matches(_ arguments: [Any?], returning type: Any.Type) -> Bool {
    pattern.matches(arguments, returning: type) && (conditions.count == 0 || conditionsHold)
  }

  /// The same without the test's code; nil if only that can tell.
  func matchesPlainly(_ arguments: [Any?], returning type: Any.Type) -> Bool? {
    guard isPlain else { return nil }
    guard pattern.resultType == nil || pattern.resultType == type else { return false }
    guard let plainArguments else { return true }
    return plainArguments.equal(arguments)
  }

  /// Runs the conditions, which are the test's code.
  var conditionsHold: Bool { conditions.allSatisfy { $0() } }
}

// MARK: - Under the lock

nonisolated extension Stub {
  /// Takes the value that its calls get from now on, if there is one of just this type.
  func takeConstant(ofType type: Any.Type) -> ValueBox? {
    guard let constant, constant.type == type, next >= constantTurn else { return nil }
    callCount += 1
    next = constantTurn + 1
    return constant
  }

  /// Takes the next answer. A value of another type than needed is only offered. Nil if there is no answer.
  func takeAnswer(ofType type: Any.Type) -> NextAnswer? {
    if let limit, callCount >= limit { return nil }
    guard let index = nextIndex else { return end == .fail ? .taken(.ended(count: answers.count)) : nil }
    let answer = answers[index]
    if case .value(let value) = answer, value.type != type { return .needsCast(value) }
    callCount += 1
    next = index + 1
    return .taken(answer)
  }

  /// Takes a value that was offered. False if the stub has meanwhile come to another answer.
  /// - Parameter answer: what the value comes to, which the stub keeps from now on.
  func take(_ offered: ValueBox, as answer: StubAnswer, keptBy retention: ArgumentRetention) -> Bool {
    // The sequence may have grown meanwhile, or been given another end.
    guard !isUsedUp, let index = nextIndex, case .value(let current) = answers[index], current === offered else {
      return false
    }
    if case .value(let value) = answer, !(current.original is any ResultShape) {
      value.outcome = current.outcome
    } else {
      answer.prepare(for: retention, origin)
    }
    answers[index] = answer
    callCount += 1
    next = index + 1
    update()
    return true
  }

  func append(_ added: [StubAnswer], keptBy retention: ArgumentRetention) {
    for answer in added { answer.prepare(for: retention, origin) }
    answers += added
    update()
  }

  func setEnd(_ end: SequenceEnd) {
    self.end = end
    update()
  }

  /// From now on, it never answers.
  func uninstall(keepingCount: Bool) {
    isInstalled = false
    if !keepingCount { callCount = 0 }
  }

  /// Lets go of the test's values and closures, after it was uninstalled and outside the lock.
  fileprivate func giveUpAnswers() { (answers, constant) = ([], nil) }

  /// Prepares what is recorded of the calls that it answers.
  func prepareAnswers(for retention: ArgumentRetention) {
    for answer in answers { answer.prepare(for: retention, origin) }
  }

  /// Whether it has answered as many calls as it may.
  var isUsedUp: Bool { limit.map { callCount >= $0 } ?? false }

  /// Whether it leaves some of the calls it is for to other stubs.
  var mayLeaveCalls: Bool { !isUnconditional || end == .fallThrough || answers.contains(where: \.mayProceed) }

  /// Its answers and its progress, to be read outside the lock.
  var snapshot: StubSnapshot {
    StubSnapshot(stub: self, answers: answers, callCount: callCount, hasEnded: nextIndex == nil)
  }

  private func update() {
    (constant, constantTurn) = (nil, answers.count - 1)
    if limit == nil, end == .stay, case .value(let value) = answers.last { constant = value }
  }

  private var nextIndex: Int? {
    if next < answers.count { return next }
    return switch end {
    case .stay: answers.count - 1
    case .cycle: 0
    case .fail, .fallThrough: nil
    }
  }
}

/// Connects the stubs of a property's getter and setter.
nonisolated final class StubPair: Sendable {}

/// What a stub is to be, but for its answers.
nonisolated struct StubSpecification {
  var pattern = ArgumentPattern.any
  /// If one is false, the stub leaves the call to others.
  var conditions: [() -> Bool] = []
  /// The most calls it answers; nil for no limit.
  var limit: Int?
  /// A call that uses one stub of the pair uses both.
  var pair: StubPair?
  /// Whether it may go unused.
  var isLenient = false
  /// Whether it replaces older stubs for the same calls.
  var replacesSame = false
  /// Where the test writes it.
  let position: SourcePosition
}

/// The next answer of a stub.
nonisolated enum NextAnswer {
  case taken(StubAnswer)
  /// A value of another type than the call needs, which gets it if it can be cast.
  case needsCast(ValueBox)
}

/// Stubs that were removed. Drop this outside the lock: the stubs' answers go with it, even if a handle keeps a stub.
nonisolated final class RemovedStubs {
  let stubs: [Stub]

  init(_ stubs: [Stub]) { self.stubs = stubs }

  // Nobody else looks at the answers of a stub that isn't installed.
  deinit { for stub in stubs { stub.giveUpAnswers() } }
}

/// How a stub goes on after the last answer of its sequence.
nonisolated enum SequenceEnd {
  /// The last answer stays.
  case stay
  /// The sequence starts again.
  case cycle
  /// The call is a failure.
  case fail
  /// Older stubs answer.
  case fallThrough
}

/// A stub as it was at one moment, for reports.
nonisolated struct StubSnapshot {
  let stub: Stub
  let answers: [StubAnswer]
  /// How many calls it had answered.
  let callCount: Int
  /// Whether its sequence had ended, so that older stubs answered, or the call was a failure.
  let hasEnded: Bool
}

nonisolated extension [StubSnapshot] {
  /// The stubs that have answered no call, nor has one that they are written together with.
  var unused: [StubSnapshot] {
    let usedPairs = filter { $0.callCount > 0 }.compactMap(\.stub.pair)
    return filter { one in
      one.callCount == 0 && !one.stub.isLenient && !usedPairs.contains { $0 === one.stub.pair }
    }
  }
}
