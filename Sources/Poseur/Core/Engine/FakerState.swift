/// Everything a faker's lock guards. It knows functions by the numbers that the faker's `FunctionIndex` gives them.
nonisolated struct FakerState {
  var calls: CallTable
  var stubs: StubTable
  var defaults = RegisteredDefaults()
  /// Those who wait for calls.
  var waiters = WaiterTable()
  /// How many tasks are writing a call down.
  var writerCount = 0
  /// Where the calls belong to a scope that has ended, and they are to be told of.
  var endedScope: FakeScope?
  /// Whether the fake makes a faker each time it is asked for its faker, as has been told.
  var isMadeAnew = false
  /// Whether a call is to look at these two.
  var isWatched: Bool { @_transparent mutating get { writerCount > 0 || endedScope != nil } }
  /// A stub that can't answer, since the fake only records its function.
  private(set) var idleStub = IdleStub.none
  /// The numbers of functions whose values fit into a byte, by that byte; -1 for those that are not known yet.
  private var numbers: [Int] = []
  /// Whether calls are kept for ever, with their arguments as they come.
  private var keepsAll: Bool

  init(precedence: StubPrecedence, retention: ArgumentRetention, keeping: KeepingRules) {
    calls = CallTable(retention: retention)
    calls.keeping = keeping
    stubs = StubTable(precedence: precedence, retention: retention)
    keepsAll = retention == .strong && keeping.isEmpty
    for (function, retention) in keeping.retentions { stubs.setRetention(retention, of: function) }
  }

  /// The number of a function by its byte, which spares a call a search; -1 where it is not known.
  // `mutating`, as all that a call asks of the tables: debug speed, see Architecture.
  @_transparent
  mutating func number(ofByte byte: Int) -> Int { byte >= 0 && byte < numbers.count ? numbers[byte] : -1 }

  /// From now on the function is known by its byte.
  mutating func learn(_ number: Int, ofByte byte: Int) {
    guard byte >= 0 else { return }
    while numbers.count <= byte { numbers.append(-1) }
    numbers[byte] = number
  }

  /// Adds a rule, and forgets the calls that it wants forgotten.
  /// - Returns: what is to be dropped outside the lock.
  mutating func keep<Function>(
    _ expectation: KeptCalls<Function>, number: Int?
  ) -> ([[ForgottenValues]], ArgumentCopier?) {
    let dropped = number.flatMap(calls.keeping.copier)
    calls.keeping.add(expectation, number: number)
    if case .arguments(let retention) = expectation.amount, let number { stubs.setRetention(retention, of: number) }
    keepsAll = calls.retention == .strong && calls.keeping.isEmpty
    return (calls.slots.indices.map { calls.forgetCalls(to: $0) }, dropped)
  }

  /// From now on the record holds copies of the function's arguments. A later copier takes what the earlier ones made.
  mutating func copyArguments(of number: Int, by copier: ArgumentCopier) {
    calls.keeping.setCopier(calls.keeping.copier(of: number)?.followed(by: copier) ?? copier, of: number)
    keepsAll = false
  }

  /// The copies that the record holds of a call's arguments; nil where it holds none.
  func copiedArguments(of record: CallPosition) -> [Any?]? {
    calls.keeping.copier(of: record.function) == nil ? nil : calls.arguments(of: record)
  }
}

// MARK: - Begin

nonisolated extension FakerState {
  /// Whether a call needs no answer: it is to a function that returns nothing, for which nothing is stubbed.
  @_transparent
  mutating func needsNoAnswer(_ function: Int, _ type: Any.Type, _ hasFallback: Bool) -> Bool {
    type == Void.self && !hasFallback && !stubs.hasStubs(for: function)
  }

  /// Adds a call to the record, with its arguments as the retention stores them.
  /// - Parameters:
  ///   - outcome: how it ended, where there is something to tell.
  ///   - isOpen: whether it is still to end.
  @_transparent
  mutating func append(
    _ function: Int, _ arguments: [Any?], returning type: Any.Type?, _ outcome: StoredOutcome?, isOpen: Bool = false
  ) -> CallPosition {
    if keepsAll { return calls.append(function, arguments, returning: type, outcome, isOpen: isOpen) }
    let stored = calls.storingRetention(of: function).stored(arguments)
    return calls.append(function, stored, returning: type, outcome, isOpen: isOpen)
  }

  /// Whether recording a call may lead to something.
  var hasEffects: Bool {
    @_transparent mutating get { !keepsAll || !waiters.isEmpty }
  }

  mutating func effects(ofCallTo function: Int) -> RecordingEffects {
    let count = calls.count(of: function)
    return RecordingEffects(
      forgotten: calls.forgetCalls(to: function), waiters: waiters.take(function, count: count),
      copier: calls.keeping.copier(of: function))
  }
}

/// What recording a call led to, to be finished outside the lock.
nonisolated struct RecordingEffects {
  /// What calls held that were forgotten; its last references go with it.
  let forgotten: [ForgottenValues]
  /// Those who waited for the call.
  let waiters: [any CallWaiter]
  /// Makes the copies of its arguments that the record is to hold.
  let copier: ArgumentCopier?
}

// MARK: - Stubs that cannot answer

/// Whether a call was only recorded though a stub has an answer for it. A fake may ask for the answer in a line of its
/// own, so this is told of when the test asks for calls, and once.
nonisolated enum IdleStub {
  case none
  case found(function: Int, StubOrigin)
  case settled
}

nonisolated extension FakerState {
  /// Notes a stub that has an answer for a call which is only recorded.
  mutating func noteRecording(of function: Int) {
    guard case .none = idleStub else { return }
    let stubs = stubs.slot(for: function)
    let idle = stubs.rules.indices.first { stubs.progress(of: $0).answers.contains { !$0.returnsNothing } }
    if let idle { idleStub = .found(function: function, stubs.rules[idle].site) }
  }

  /// What was found, to be told of once. A stub that has answered meanwhile is for other calls.
  mutating func takeIdleStub() -> (function: Int, stub: StubOrigin)? {
    guard case .found(let function, let stub) = idleStub else { return nil }
    idleStub = .settled
    let stubs = stubs.slot(for: function)
    let isIdle = stubs.rules.indices.contains { stubs.rules[$0].site === stub && stubs.progress(of: $0).callCount == 0 }
    return isIdle ? (function, stub) : nil
  }

  mutating func noteAnswerOnItsOwn() { idleStub = .settled }
}

// MARK: - Take

nonisolated extension FakerState {
  /// Takes a stub's next answer, or only offers it where it is a value of another type, which may still be cast. Nil
  /// where the stub has none or is gone. A value completes the record of the call.
  /// - Parameter position: where the stub was among the function's stubs.
  mutating func takeAnswer(of rule: StubRule, at position: Int, for call: Invocation) -> NextAnswer? {
    let next = stubs.takeAnswer(of: rule, at: position, for: call.function, needing: call.neededType)
    if case .taken(.value(let value)) = next { complete(call, with: value) }
    return next
  }

  /// Takes the value that a stub offered, cast to what the call needs, and completes the record of the call. From now
  /// on the stub has the value as it was cast. False when the stub is gone or has come to another answer.
  mutating func take(
    _ offered: ValueBox, turn: Int, of rule: StubRule, as value: ValueBox, for call: Invocation
  ) -> Bool {
    guard stubs.take(offered, turn: turn, of: rule.id, as: value) else { return false }
    complete(call, with: value)
    return true
  }

  private mutating func complete(_ call: Invocation, with value: ValueBox) {
    if let record = call.record, let outcome = value.outcome { calls.complete(record, outcome) }
  }
}

nonisolated extension LockedValue: StubStore where Value == FakerState {
  func append(_ answer: StubAnswer, toStub id: Int) -> Bool { withLock { $0.stubs.append(answer, to: id) } }

  func endStub(_ id: Int, with end: SequenceEnd) -> Bool { withLock { $0.stubs.end(id, with: end) } }

  func callCount(ofStub id: Int) -> Int { withLock { $0.stubs.callCount(of: id) } }

  func removeStub(_ id: Int) { drop { $0.stubs.remove(id) } }
}

nonisolated extension LockedValue<FakerState> {
  /// Wakes everybody who waits for calls.
  func wakeEverybody() {
    for waiter in withLock({ $0.waiters.takeAll() }) { waiter.wake() }
  }
}
