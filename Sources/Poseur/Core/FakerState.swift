/// Everything a faker's lock guards. It knows functions by the numbers that the faker's `FunctionIndex` gives them.
nonisolated struct FakerState {
  var calls: CallTable
  var stubs: StubTable
  var defaults = RegisteredDefaults()
  /// Those who wait for calls.
  var waiters = WaiterTable()
  /// The numbers of functions whose values fit into a byte, by that byte; -1 for those that are not known yet.
  var numbers = ByteNumbers()

  /// Whether calls are kept for ever, with their arguments as they come.
  var keepsAll: Bool

  init(precedence: StubPrecedence, retention: ArgumentRetention, keeping: KeepingRules) {
    calls = CallTable(retention: retention)
    calls.keeping = keeping
    stubs = StubTable(precedence: precedence, retention: retention)
    keepsAll = retention == .strong && keeping.isEmpty
    guard !keeping.isEmpty else { return }
    for (function, retention) in keeping.retentions { stubs.setRetention(retention, of: function) }
  }
}

nonisolated extension LockedValue<FakerState> {
  /// Wakes everybody who waits for calls.
  func wakeEverybody() {
    for waiter in withLock({ $0.waiters.takeAll() }) { waiter.wake() }
  }
}

// MARK: - Counting

nonisolated extension FakerState {
  /// How often a function was called; -1 where it is not known yet by its byte.
  @_transparent
  mutating func count(ofByte byte: Int) -> Int {
    let function = numbers[byte]
    return function < 0 ? -1 : calls.quickCount(of: function)
  }
}

// MARK: - Recording

nonisolated extension FakerState {
  /// Takes out the waiters that the recorded calls wake; they are to be woken outside the lock.
  mutating func takeWaiters(for function: Int) -> [any CallWaiter] {
    waiters.take(function, count: calls.count(of: function))
  }

  /// The number of the function, where recording a call to it takes no more than keeping it; else -1.
  /// - Parameter byte: the function; -1 where it does not fit into a byte.
  @_transparent
  mutating func numberOfKeptCall(byByte byte: Int) -> Int {
    let function = numbers[byte]
    guard keepsAll else { return -1 }
    if waiters.isEmpty || function < 0 { return function }
    return waiters.wakesAnybody(function, count: calls.quickCount(of: function) + 1) ? -1 : function
  }

  /// Whether a call that has to return the type needs no answer after all: the function returns nothing and has no
  /// stubs.
  @_transparent
  mutating func needsNoAnswer(_ function: Int, of type: Any.Type) -> Bool {
    type == Void.self && !stubs.hasStubs(for: function)
  }

  /// Records a call, and answers it where that takes no code of the test's: what `Faker.begin` does on its quick way.
  /// - Parameter arguments: as the retention stores them.
  mutating func begin(
    _ function: Int, _ arguments: CallArguments, needing type: Any.Type, hasOwnAnswer: Bool
  ) -> CallBeginning {
    if let value = stubs.takeValue(for: function, arguments, ofType: type) {
      calls.append(function, arguments, answeredBy: value)
      return .over(.answered(value.owner))
    }
    if !hasOwnAnswer, needsNoAnswer(function, of: type) {
      calls.append(function, arguments)
      return .over(.nothing)
    }
    let (record, rules) = open(function, arguments)
    return .undecided(record, rules)
  }

  /// Records a call that is still to be answered.
  /// - Returns: the stubs of the function, the one to ask first in front.
  mutating func open(_ function: Int, _ arguments: CallArguments) -> (CallPosition, [StubRule]) {
    (calls.begin(function, arguments), stubs.rules(for: function))
  }
}

/// What became of a call that was recorded just now.
nonisolated enum CallBeginning {
  case over(BegunCall)
  /// What answers is still to be chosen, from these stubs.
  case undecided(CallPosition, [StubRule])
}

// MARK: - Answering a call that was begun

nonisolated extension FakerState {
  /// Takes a stub's next answer, or only offers it where it is a value of another type, which may still be cast. Nil
  /// where the stub has none or is gone. A value completes the record of the call.
  /// - Parameter position: where the stub was among the function's stubs.
  mutating func takeAnswer(of rule: StubRule, at position: Int, for call: IncomingCall) -> TakenAnswer? {
    let taken = stubs.takeAnswer(of: rule, at: position, for: call.function, needing: call.neededType)
    if case .taken(.value(let value)) = taken, let record = call.record, let result = value.result {
      calls.complete(record, result)
    }
    return taken
  }

  /// Takes the value that a stub offers, cast to what the call needs, and completes the record of the call. From now on
  /// the stub has the value as it was cast. False when the stub is gone or has come to another answer.
  mutating func take(_ offer: StubOffer, _ value: StubbedValue, of rule: StubRule, for call: IncomingCall) -> Bool {
    guard stubs.take(offer, of: rule.id, as: value) else { return false }
    if let record = call.record, let result = value.result { calls.complete(record, result) }
    return true
  }
}

nonisolated extension LockedValue: StubStore where Value == FakerState {
  func append(_ answer: StubAnswer, toStub id: Int) -> Bool { withLock { $0.stubs.append(answer, to: id) } }

  func endStub(_ id: Int, with end: SequenceEnd) -> Bool { withLock { $0.stubs.end(id, with: end) } }

  func callCount(ofStub id: Int) -> Int { withLock { $0.stubs.callCount(of: id) } }

  func removeStub(_ id: Int) { drop { $0.stubs.remove(id) } }
}
