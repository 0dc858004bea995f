/// Everything a faker's lock guards. It knows functions by the numbers that the faker's `FunctionIndex` gives them.
nonisolated struct FakerState {
  /// By their numbers.
  private(set) var functions: [FunctionState] = []
  /// What a function starts with.
  private var newFunction: FunctionState
  private let precedence: StubPrecedence
  // Held, since reaching a static property takes as long as asking for a number.
  private let threads = ThreadNumbers.shared
  // The number of the newest call; once it is the largest there is, it stays.
  private var lastNumber: UInt32 = 0
  private var lastStubID = 0
  // The counts that handles still tell of stubs that were removed, by the stubs' ids.
  private var retiredCounts: [Int: Int] = Dictionary()
  /// Registered for types.
  var defaults = RegisteredDefaults()
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

  init(precedence: StubPrecedence = .universalFirst, retention: ArgumentRetention = .strong) {
    self.precedence = precedence
    newFunction = FunctionState(keeping: CallKeeping(retention))
  }

  /// What belongs to one function.
  // A call uses the functions themselves, and copies none: debug speed, see Architecture.
  subscript(function: Int) -> FunctionState {
    mutating get {
      learn(function)
      return functions[function]
    }
    _modify {
      learn(function)
      yield &functions[function]
    }
  }

  /// Whether the function has come up.
  @_transparent
  mutating func knows(_ function: Int) -> Bool { function < functions.count && functions[function].isKnown }

  /// From now on the function is known by its number.
  mutating func learn(_ function: Int) {
    while functions.count <= function { functions.append(newFunction) }
    functions[function].isKnown = true
  }

  /// Keeps calls in another way, and forgets those that are not to be kept.
  /// - Parameter function: nil for all functions that have no limit of their own.
  /// - Returns: what is to be dropped outside the lock.
  mutating func keep(_ amount: KeptAmount, of function: Int?) -> ([[ForgottenValues]], CallKeeping?) {
    switch (amount, function) {
    case (.calls(let limit), let function?): self[function].calls.keeping.setLimit(limit, isOwn: true)
    case (.calls(let limit), nil):
      newFunction.calls.keeping.setLimit(limit, isOwn: false)
      for function in functions.indices { functions[function].calls.keeping.setLimit(limit, isOwn: false) }
    case (.arguments(let retention), let function?): return ([], self[function].setRetention(retention))
    case (.arguments, nil): break
    }
    return (functions.indices.map { functions[$0].calls.forgetOldCalls() }, nil)
  }
}

// MARK: - Calls

nonisolated extension FakerState {
  /// Whether a call needs no answer: it is to a function that returns nothing, for which nothing is stubbed.
  @_transparent
  mutating func needsNoAnswer(_ function: Int, _ type: Any.Type, _ hasFallback: Bool) -> Bool {
    type == Void.self && !hasFallback && functions[function].stubs.isEmpty
  }

  /// Adds a call to the record, with its arguments as the retention stores them.
  /// - Parameters:
  ///   - outcome: how it ended, where there is something to tell.
  ///   - isOpen: whether it is still to end.
  mutating func append(
    _ function: Int, _ arguments: [Any?], returning type: Any.Type?, _ outcome: StoredOutcome?, isOpen: Bool = false
  ) -> CallPosition {
    if lastNumber < .max { lastNumber += 1 }
    let keeping = functions[function].calls.keeping
    return functions[function].calls.append(
      CallEntry(
        sequenceNumber: SequenceCounter.next(),
        arguments: keeping.isEverything ? arguments : keeping.retention.stored(arguments), resultType: type,
        outcome: outcome, number: lastNumber, thread: threads.current, isOpen: isOpen))
  }

  /// Everybody who waits for calls.
  mutating func takeWaiters() -> [any CallWaiter] { functions.indices.flatMap { functions[$0].waiters.take() } }

  /// Forgets all calls.
  /// - Returns: them, to be dropped outside the lock.
  mutating func removeCalls() -> [FunctionCalls] {
    lastNumber = 0
    return functions.indices.map { functions[$0].calls.removeAll() }
  }

  /// Forgets what is registered.
  /// - Returns: it, to be dropped outside the lock.
  mutating func removeDefaults() -> (RegisteredDefaults, [Any??]) {
    let removed = (defaults, functions.map(\.defaultValue))
    defaults = RegisteredDefaults()
    for function in functions.indices { functions[function].defaultValue = .none }
    return removed
  }
}

// MARK: - Stubs

nonisolated extension FakerState {
  /// Adds a stub in front of its tier.
  mutating func add(_ specification: StubSpecification, _ answers: [StubAnswer], to function: Int) -> Stub {
    lastStubID += 1
    let stub = Stub(id: lastStubID, of: function, specification, answers)
    self[function].add(stub, universalFirst: precedence == .universalFirst)
    return stub
  }

  /// Takes a stub's next answer. A value of another type than needed, which may still be cast, is only offered. Nil if
  /// the stub has no answer or is gone. A value completes the record of the call.
  /// - Parameter position: where the stub was among the function's stubs.
  mutating func takeAnswer(of stub: Stub, at position: Int, for call: Invocation) -> NextAnswer? {
    guard has(stub, at: position) else { return nil }
    let next = stub.takeAnswer(ofType: call.neededType)
    if case .taken(.value(let value)) = next { complete(call, with: value) }
    return next
  }

  /// Takes the value that a stub offered, cast to what the call needs, and completes the record of the call. From now
  /// on the stub has the value as it was cast. False if the stub is gone or has come to another answer.
  mutating func take(
    _ offered: ValueBox, turn: Int, of stub: Stub, at position: Int, as value: ValueBox, for call: Invocation
  ) -> Bool {
    guard has(stub, at: position), stub.take(offered, turn: turn, as: value) else { return false }
    complete(call, with: value)
    return true
  }

  private mutating func complete(_ call: Invocation, with value: ValueBox) {
    if let record = call.record, let outcome = value.outcome { functions[call.function].calls.complete(record, outcome) }
  }

  private func has(_ stub: Stub, at position: Int) -> Bool {
    let stubs = functions[stub.function].stubs
    return position < stubs.count && stubs[position] === stub || stubs.contains { $0 === stub }
  }

  /// The stubs of a function, or of all functions, as they are now, in the order in which they were added.
  var stubs: [StubSnapshot] { functions.flatMap(\.stubs).sorted { $0.id < $1.id }.map(\.snapshot) }

  /// The functions that have stubs.
  var stubbedFunctions: [Int] { functions.indices.filter { !functions[$0].stubs.isEmpty } }

  /// The functions that have stubs, none of which has answered a call.
  var unusedFunctions: [Int] { stubbedFunctions.filter { functions[$0].stubs.allSatisfy { $0.callCount == 0 } } }

  /// Removes every stub, and forgets the counts of those that were removed before.
  /// - Returns: them, to be dropped outside the lock.
  mutating func removeStubs() -> [[Stub]] {
    retiredCounts = Dictionary()
    return functions.indices.map { functions[$0].removeStubs() }
  }

  // What handles do, which know a stub by its id.

  private func stub(_ id: Int) -> Stub? { functions.lazy.compactMap { $0.stubs.first { $0.id == id } }.first }

  /// False if the stub is gone.
  fileprivate func append(_ answer: StubAnswer, to id: Int) -> Bool {
    guard let stub = stub(id) else { return false }
    stub.append(answer, keptBy: functions[stub.function].calls.keeping.retention)
    return true
  }

  /// False if the stub is gone.
  fileprivate func setEnd(_ end: SequenceEnd, of id: Int) -> Bool { stub(id).map { $0.setEnd(end) } != nil }

  /// How often a stub answered, even after it was removed on its own.
  fileprivate func callCount(of id: Int) -> Int { stub(id)?.callCount ?? retiredCounts[id] ?? 0 }

  /// Nil if the stub is gone already.
  mutating func remove(_ id: Int) -> Stub? {
    guard let stub = stub(id) else { return nil }
    retiredCounts[id] = stub.callCount
    return functions[stub.function].removeStubs { $0 === stub }.first
  }
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
    let idle = functions[function].stubs.first { $0.answers.contains { !$0.returnsNothing } }
    if let idle { idleStub = .found(function: function, idle.site) }
  }

  /// What was found, to be told of once. A stub that has answered meanwhile is for other calls.
  mutating func takeIdleStub() -> (function: Int, stub: StubOrigin)? {
    guard case .found(let function, let stub) = idleStub else { return nil }
    idleStub = .settled
    let isIdle = functions[function].stubs.contains { $0.site === stub && $0.callCount == 0 }
    return isIdle ? (function, stub) : nil
  }

  mutating func noteAnswerOnItsOwn() { idleStub = .settled }
}

nonisolated extension LockedValue: StubStore where Value == FakerState {
  func append(_ answer: StubAnswer, toStub id: Int) -> Bool { withLock { $0.append(answer, to: id) } }

  func endStub(_ id: Int, with end: SequenceEnd) -> Bool { withLock { $0.setEnd(end, of: id) } }

  func callCount(ofStub id: Int) -> Int { withLock { $0.callCount(of: id) } }

  func removeStub(_ id: Int) { drop { $0.remove(id) } }
}

nonisolated extension LockedValue<FakerState> {
  /// Wakes everybody who waits for calls.
  func wakeEverybody() {
    for waiter in withLock({ $0.takeWaiters() }) { waiter.wake() }
  }
}
