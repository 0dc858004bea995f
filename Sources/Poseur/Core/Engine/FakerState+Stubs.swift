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
  mutating func noteIdleStub(among stubs: [Stub]) {
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
