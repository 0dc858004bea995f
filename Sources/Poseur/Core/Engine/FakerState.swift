/// Everything a faker's lock guards.
nonisolated struct FakerState {
  /// By their numbers.
  var functions: [FunctionState] = []
  /// The numbers of the functions that don't fit into a byte, by their hash values.
  var numbers: [Int: [Int]] = Dictionary()
  /// The numbers of the functions that were found by their names, by the address of the name's text.
  var numbersByName: [UInt: Int] = Dictionary()
  /// The state that a function starts with.
  private var newFunction: FunctionState
  let precedence: StubPrecedence
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
  var writerCount = 0 { didSet { watch() } }
  /// The scope that the calls belong to, if it has ended and reports late calls.
  var endedScope: FakeScope? { didSet { watch() } }
  // Whether one of the two wants to notice calls. Stored, since every call asks.
  private var isWatched = false
  /// Whether the fake makes a faker each time it is asked for its faker, as has been told.
  var isMadeAnew = false
  /// The tests whose reports have the fake's transcript.
  var testsWithTranscript: Set<String> = Set()
  /// A stub that can't answer, since the fake only records its function.
  private(set) var idleStub = IdleStub.none

  init(precedence: StubPrecedence = .universalFirst, retention: ArgumentRetention = .strong) {
    self.precedence = precedence
    newFunction = FunctionState(keeping: CallKeeping(retention))
  }

  /// The state of one function.
  // A call uses the functions themselves, and copies none: debug speed, see Architecture.
  subscript(function: Int) -> FunctionState {
    mutating get {
      makeRoom(for: function)
      return functions[function]
    }
    _modify {
      makeRoom(for: function)
      yield &functions[function]
    }
  }

  private mutating func makeRoom(for function: Int) {
    while functions.count <= function { functions.append(newFunction) }
  }

  private mutating func watch() { isWatched = writerCount > 0 || endedScope != nil }

  /// Keeps calls in another way, and forgets those that are not to be kept.
  /// - Parameter function: nil for all functions that have no limit of their own.
  /// - Returns: what the caller drops outside the lock.
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
  /// Records a call that needs no answer. False if there is more to do for it.
  mutating func record(_ arguments: [Any?], of function: Int, returning resultType: Any.Type?) -> Bool {
    if function >= functions.count || isWatched { return false }
    let number = lastNumber < .max ? lastNumber + 1 : lastNumber
    let isDone = functions[function].record(arguments, returning: resultType, number: number, on: threads.current)
    if !isDone { return false }
    lastNumber = number
    return true
  }

  /// Records a call, and answers it if that runs none of the test's code.
  mutating func begin(_ call: inout Invocation) -> CallBeginning {
    if call.function >= functions.count || isWatched && !call.isNoticed { return .refused }
    let number = lastNumber < .max ? lastNumber + 1 : lastNumber
    let beginning = functions[call.function].begin(&call, number: number, on: threads.current)
    if case .refused = beginning { return beginning }
    switch call.part {
    case .recordAndStub: lastNumber = number
    case .recordCall:
      lastNumber = number
      if let stubs = call.openStubs { noteIdleStub(among: stubs) }
    case .stubbedValue: idleStub = .settled
    }
    return beginning
  }

  var hasCalls: Bool { functions.contains { $0.calls.count > 0 } }

  /// How often a function was called; nil if it has not come up.
  mutating func callCount(of function: Int) -> Int? {
    function < functions.count ? functions[function].callCount : nil
  }

  /// Everybody who waits for calls.
  mutating func takeWaiters() -> [any CallWaiter] {
    var waiters: [any CallWaiter] = []
    for function in functions.indices { waiters += functions[function].waiters.take() }
    return waiters
  }

  /// Forgets something of each function.
  /// - Returns: how they were before, to be dropped outside the lock.
  private mutating func change(_ change: (inout FunctionState) -> Void) -> [FunctionState] {
    let old = functions
    for function in functions.indices { change(&functions[function]) }
    return old
  }

  mutating func removeCalls() -> [FunctionState] {
    lastNumber = 0
    return change { _ = $0.calls.removeAll() }
  }

  mutating func removeDefaults() -> (RegisteredDefaults, [FunctionState]) {
    defer { defaults = RegisteredDefaults() }
    return (defaults, change { $0.defaultValue = .none })
  }

  mutating func removeStubs() -> [FunctionState] {
    retiredCounts = Dictionary()
    return change { _ = $0.removeStubs() }
  }

  mutating func reset() -> (RegisteredDefaults, [FunctionState]) {
    (lastNumber, retiredCounts) = (0, Dictionary())
    defer { defaults = RegisteredDefaults() }
    return (defaults, functions.indices.map { functions[$0].reset() })
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
  mutating func takeAnswer(of stub: Stub, for call: Invocation) -> NextAnswer? {
    guard stub.isInstalled else { return nil }
    let next = stub.takeAnswer(ofType: call.neededType)
    if case .taken(.value(let value)) = next { complete(call, with: value) }
    return next
  }

  /// Takes what the value that a stub offered comes to for the call. A value completes the record of the call. From now
  /// on the stub has that answer. False if the stub is gone or has come to another answer.
  mutating func take(
    _ offered: ValueBox, turn: Int, of stub: Stub, as answer: StubAnswer, for call: Invocation
  ) -> Bool {
    let retention = functions[stub.function].calls.keeping.retention
    guard stub.isInstalled, stub.take(offered, turn: turn, as: answer, keptBy: retention) else { return false }
    if case .value(let value) = answer { complete(call, with: value) }
    return true
  }

  private mutating func complete(_ call: Invocation, with value: ValueBox) {
    if let record = call.record, let outcome = value.outcome {
      functions[call.function].calls.complete(record, outcome)
    }
  }

  /// The stubs of a function, or of all functions, as they are now, in the order in which they were added.
  var stubs: [StubSnapshot] { functions.flatMap(\.stubs).sorted { $0.id < $1.id }.map(\.snapshot) }

  /// The functions that have stubs.
  var stubbedFunctions: [Int] { functions.indices.filter { !functions[$0].stubs.isEmpty } }

  /// The functions that have stubs, none of which has answered a call.
  var unusedFunctions: [Int] { stubbedFunctions.filter { functions[$0].stubs.allSatisfy { $0.callCount == 0 } } }

  // Handles know a stub by its id.

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

/// Whether a call was only recorded although a stub has an answer for it. A fake may ask for the answer in a line of its
/// own, so this is reported when the test asks for calls, and once.
nonisolated enum IdleStub {
  case none
  case found(function: Int, StubOrigin)
  case settled
}

nonisolated extension FakerState {
  /// Notes a stub that has an answer for a call which is only recorded.
  private mutating func noteIdleStub(among stubs: [Stub]) {
    guard case .none = idleStub else { return }
    let idle = stubs.first { $0.answers.contains { !$0.returnsNothing } }
    if let idle { idleStub = .found(function: idle.function, idle.origin) }
  }

  /// The stub that was found, once. One that has answered meanwhile is for other calls.
  mutating func takeIdleStub() -> (function: Int, stub: StubOrigin)? {
    guard case .found(let function, let stub) = idleStub else { return nil }
    idleStub = .settled
    let isIdle = functions[function].stubs.contains { $0.origin === stub && $0.callCount == 0 }
    return isIdle ? (function, stub) : nil
  }
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
