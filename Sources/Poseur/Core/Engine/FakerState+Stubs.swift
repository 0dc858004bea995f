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

  /// Answers the call with what a cast made of the value that the stub offered: the value itself, or a failure. The stub
  /// keeps that answer. A value completes the record of the call. False if the stub is gone, or has another answer by now.
  mutating func take(_ offered: ValueBox, of stub: Stub, as answer: StubAnswer, for call: Invocation) -> Bool {
    let retention = functions[stub.function].calls.keeping.retention
    guard stub.isInstalled, stub.take(offered, as: answer, keptBy: retention) else { return false }
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

  /// Removes one stub, which keeps its count.
  /// - Returns: what the stub had, to be dropped outside the lock; nothing if it is gone already.
  mutating func remove(_ stub: Stub) -> RemovedStubs? {
    stub.isInstalled ? functions[stub.function].removeStubs(keepingCounts: true) { $0 === stub } : nil
  }

  /// Changes a stub. False if it is gone.
  func change(_ stub: Stub, _ body: (Stub, ArgumentRetention) -> Void) -> Bool {
    if stub.isInstalled { body(stub, functions[stub.function].calls.keeping.retention) }
    return stub.isInstalled
  }
}

nonisolated extension LockedValue<FakerState> {
  /// Wakes everybody who waits for calls.
  func wakeEverybody() {
    for waiter in withLock({ $0.takeWaiters() }) { waiter.wake() }
  }
}
