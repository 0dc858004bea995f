/// Everything that belongs to one function of a faker.
nonisolated struct FunctionState {
  /// Nil if it only fills a gap between the functions' numbers.
  var function: (any PoseurFunction)? { didSet { isKnown = function != nil } }
  /// Whether there is such a function. Stored, since every call asks.
  private(set) var isKnown = false
  var calls: FunctionCalls
  /// The one to ask first in front.
  private(set) var stubs: [Stub] = []
  /// Whether somebody waits for calls. Stored, since every call asks.
  private(set) var isAwaited = false
  /// What most functions never have; nil until this one does.
  private(set) var madeExtras: FunctionExtras?

  init(keeping: CallKeeping) { calls = FunctionCalls(keeping: keeping) }

  /// What most functions never have, made for the first who asks.
  var extras: FunctionExtras {
    mutating get {
      if let madeExtras { return madeExtras }
      let made = FunctionExtras()
      madeExtras = made
      return made
    }
  }

  /// The value for calls that nobody stubbed, if one is registered: in an optional, since it may be nil.
  var defaultValue: Any?? { if let madeExtras { madeExtras.defaultValue } else { nil } }

  /// From now on arguments, and values that stubs return, are recorded in this way.
  mutating func setRetention(_ retention: ArgumentRetention) {
    calls.keeping.retention = retention
    for stub in stubs { stub.prepareAnswers(for: retention) }
  }
}

// MARK: - Calls

/// How far the beginning of a call has come under the lock.
nonisolated enum CallBeginning {
  /// Nowhere: the function has not come up yet, or somebody watches the fake's calls.
  case refused
  case done
  /// Somebody waits for it.
  case isAwaited
}

nonisolated extension FunctionState {
  /// Records a call that needs no answer. False if there is more to do for it.
  mutating func record(
    _ arguments: [Any?], returning resultType: Any.Type?, number: UInt32, onMainThread isOnMainThread: Bool
  ) -> Bool {
    // A pattern, since `==` would take a function of its own in debug builds.
    guard isKnown, stubs.count == 0, case .strong = calls.keeping.retention, !isAwaited else { return false }
    _ = calls.append(
      CallEntry(
        sequenceNumber: SequenceCounter.next(), arguments: arguments, resultType: resultType, number: number,
        isOnMainThread: isOnMainThread))
    return true
  }

  /// Records a call, and answers it if that runs none of the test's code.
  /// - Parameters:
  ///   - number: the number of the call, if it is recorded.
  ///   - isOnMainThread: whether it comes on the main thread.
  mutating func begin(_ call: inout Invocation, number: UInt32, onMainThread isOnMainThread: Bool) -> CallBeginning {
    guard isKnown else { return .refused }
    var resultType: Any.Type? = call.neededType
    switch call.part {
    case .recordCall:
      resultType = nil
      if stubs.count > 0 { call.openStubs = stubs }
    case .recordAndStub:
      if stubs.count > 0, stubs[0].isUnconditional { call.value = stubs[0].takeConstant(ofType: call.neededType) }
      if call.value == nil { choose(for: &call) }
    case .stubbedValue:
      choose(for: &call)
      return .done
    }
    let retention = calls.keeping.retention
    call.record = calls.append(
      CallEntry(
        sequenceNumber: SequenceCounter.next(),
        arguments: retention == .strong ? call.arguments : retention.stored(call.arguments), resultType: resultType,
        outcome: call.value?.outcome, number: number, isOnMainThread: isOnMainThread,
        isOpen: resultType != nil && call.value == nil))
    return isAwaited ? .isAwaited : .done
  }

  private mutating func choose(for call: inout Invocation) {
    if stubs.count == 0 {
      if call.neededType == Void.self, !call.hasFallback { call.value = .nothing }
      return
    }
    // A hash costs as much as a few comparisons.
    let hash = stubs.count > 3 ? PlainArguments.hash(of: call.arguments) : nil
    var index = 0
    while index < stubs.count {
      let stub = stubs[index]
      index += 1
      if let hash, let own = stub.plainHash, own != hash { continue }
      guard let isMeant = stub.matchesPlainly(call.arguments, returning: call.neededType) else {
        call.openStubs = stubs
        return
      }
      guard isMeant else { continue }
      switch stub.takeAnswer(ofType: call.neededType) {
      case .taken(.value(let value)): call.value = value
      case .taken(let answer): (call.answer, call.stub) = (answer, stub.origin)
      // A cast may run the test's code.
      case .needsCast: call.openStubs = stubs
      case nil: continue
      }
      return
    }
  }

  /// How often it was called.
  var callCount: Int { mutating get { calls.count } }

  /// What a reset forgets.
  typealias Forgotten = (calls: FunctionCalls, stubs: RemovedStubs?, defaultValue: Any??)

  /// Forgets calls, stubs and the default.
  /// - Returns: what there was, to be dropped outside the lock.
  mutating func reset() -> Forgotten {
    madeExtras?.hasWarnedOfClosure = false
    madeExtras?.hasWarnedOfLateStub = false
    return (calls.removeAll(), removeStubs(), takeDefault())
  }

  /// Takes out the registered value, to be dropped outside the lock.
  mutating func takeDefault() -> Any?? {
    defer { madeExtras?.defaultValue = nil }
    return defaultValue
  }
}

// MARK: - Waiters

nonisolated extension FunctionState {
  mutating func addWaiter(_ waiter: any CallWaiter, count: Int) {
    extras.waiters.add(waiter, count: count)
    isAwaited = true
  }

  mutating func removeWaiter(_ waiter: any CallWaiter) {
    madeExtras?.waiters.remove(waiter)
    isAwaited = madeExtras?.waiters.isEmpty == false
  }

  /// Takes out those whom the latest call wakes, or all.
  mutating func takeWaiters(all: Bool = false) -> [any CallWaiter] {
    guard isAwaited, let madeExtras else { return [] }
    let taken = madeExtras.waiters.take(count: all ? .max : calls.count)
    isAwaited = !madeExtras.waiters.isEmpty
    return taken
  }
}

// MARK: - Stubs

nonisolated extension FunctionState {
  /// Adds a stub in front of its tier.
  mutating func add(_ stub: Stub, universalFirst: Bool) {
    stub.prepareAnswers(for: calls.keeping.retention)
    let isUniversal = stub.pattern.isUniversal
    let isInFront = isUniversal == universalFirst
    let front = isInFront ? 0 : stubs.firstIndex { $0.pattern.isUniversal == isUniversal } ?? stubs.count
    if front < stubs.count { stubs.insert(stub, at: front) } else { stubs.append(stub) }
  }

  /// Removes the stubs that are meant.
  /// - Returns: what they had, to be dropped outside the lock: closures and values of the test's.
  mutating func removeStubs(
    keepingCounts keepsCounts: Bool = false, where isMeant: ((Stub) -> Bool)? = nil
  ) -> RemovedStubs? {
    madeExtras?.refusedStub = nil
    if stubs.count == 0 { return nil }
    let removed = if let isMeant { stubs.filter(isMeant) } else { stubs }
    for stub in removed { stub.uninstall(keepingCount: keepsCounts) }
    if removed.count == stubs.count { stubs = [] } else { stubs.removeAll { !$0.isInstalled } }
    return RemovedStubs(removed)
  }

  /// The universal stub that overrides all specific ones, where universal ones go first. It looks at no specific ones,
  /// of which there may be many.
  var overridingStub: StubSnapshot? { stubs.prefix { $0.pattern.isUniversal }.first { !$0.mayLeaveCalls }?.snapshot }
}
