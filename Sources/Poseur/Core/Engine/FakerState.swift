/// Everything a faker's lock guards.
nonisolated struct FakerState {
  /// By their numbers.
  var functions: [FunctionState] = []
  let precedence: StubPrecedence
  /// How the arguments of a function are held that nothing else is said of.
  private let retention: ArgumentRetention
  // Whether somebody wants to notice calls. Stored, since every call asks.
  private var isWatched = false
  /// Whether the fake makes a faker each time it is asked for its faker, as has been told.
  var isMadeAnew = false
  /// Whether the faker is gone. Who waits for calls or asks for them may still look at the state.
  var isGone = false
  // Held, since reaching a static property takes as long as asking.
  private let mainThread = MainThread.shared
  // The number of the newest call; once it is the largest there is, it stays.
  private var lastNumber: UInt32 = 0
  var lastStubID = 0
  /// What most fakes never use; nil until somebody does.
  private(set) var madeExtras: FakerExtras?

  init(precedence: StubPrecedence = .universalFirst, retention: ArgumentRetention = .strong) {
    (self.precedence, self.retention) = (precedence, retention)
    if CallerTracer.isForAllCalls || CallLog.ofRun != nil { watch { _ in } }
  }

  /// What most fakes never use, made for the first who asks.
  var extras: FakerExtras {
    mutating get {
      if let madeExtras { return madeExtras }
      let made = FakerExtras()
      madeExtras = made
      return made
    }
  }

  /// What is registered for types.
  var defaults: RegisteredDefaults { madeExtras?.defaults ?? RegisteredDefaults() }

  /// Changes who wants to notice calls.
  mutating func watch(_ change: (FakerExtras) -> Void) {
    change(extras)
    isWatched = extras.wantsCalls
  }

  /// The state of one function.
  // A call uses the functions themselves, and copies none: debug speed, see TheWayOfACall.
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
    while functions.count <= function { functions.append(FunctionState(keeping: CallKeeping(retention))) }
  }
}

nonisolated extension LockedValue<FakerState> {
  func keep(_ rule: KeepingRule) { withState(of: rule.function) { $0.setRetention(rule.retention) } }
}

// MARK: - Calls

nonisolated extension FakerState {
  /// Records a call that needs no answer. False if there is more to do for it.
  mutating func record(_ arguments: [Any?], of function: Int, returning resultType: Any.Type?) -> Bool {
    if function >= functions.count || isWatched || CallScrutiny.isNeeded { return false }
    let number = lastNumber < .max ? lastNumber + 1 : lastNumber
    let isDone = functions[function].record(
      arguments, returning: resultType, number: number, onMainThread: mainThread.isCurrent)
    if !isDone { return false }
    lastNumber = number
    return true
  }

  /// Records a call, and answers it if that runs none of the test's code.
  mutating func begin(_ call: inout Invocation) -> CallBeginning {
    if call.function >= functions.count || (isWatched || CallScrutiny.isNeeded) && !call.isNoticed { return .refused }
    let number = lastNumber < .max ? lastNumber + 1 : lastNumber
    let beginning = functions[call.function].begin(&call, number: number, onMainThread: mainThread.isCurrent)
    if case .refused = beginning { return beginning }
    if call.isNoticed, let caller = call.caller, let record = call.record {
      functions[call.function].calls.note(caller, of: record)
    }
    switch call.part {
    case .recordAndStub: lastNumber = number
    case .recordCall:
      lastNumber = number
      if let stubs = call.openStubs { noteStubOfRecordCall(among: stubs) }
    case .stubbedValue: extras.stubOfRecordCall = .settled
    }
    return beginning
  }

  /// How many calls there were.
  // The loops that every fake goes through have no iterators: a debug build makes each anew.
  var callCount: Int {
    var (count, function) = (0, 0)
    while function < functions.count {
      count += functions[function].calls.count
      function += 1
    }
    return count
  }

  /// Changes with each call, and when they are forgotten.
  var callSign: Int { Int(truncatingIfNeeded: lastNumber) }

  var hasCalls: Bool { functions.contains { $0.calls.count > 0 } }

  /// How often a function was called.
  mutating func callCount(ofFunction function: Int) -> Int {
    function < functions.count ? functions[function].callCount : 0
  }

  /// Everybody who waits for calls.
  mutating func takeWaiters() -> [any CallWaiter] {
    var waiters: [any CallWaiter] = []
    var function = 0
    while function < functions.count {
      if functions[function].isAwaited { waiters += functions[function].takeWaiters(all: true) }
      function += 1
    }
    return waiters
  }

  mutating func removeCalls() -> [FunctionCalls] {
    lastNumber = 0
    return functions.indices.map { functions[$0].calls.removeAll() }
  }

  mutating func removeDefaults() -> (RegisteredDefaults?, [Any??]) {
    (madeExtras?.takeDefaults(), functions.indices.map { functions[$0].takeDefault() })
  }

  mutating func removeStubs() -> [RemovedStubs?] { functions.indices.map { functions[$0].removeStubs() } }

  mutating func reset() -> (RegisteredDefaults?, [FunctionState.Forgotten]) {
    lastNumber = 0
    var forgotten: [FunctionState.Forgotten] = []
    // What only fills a gap has nothing.
    for function in functions.indices where functions[function].isKnown {
      forgotten.append(functions[function].reset())
    }
    return (madeExtras?.takeDefaults(), forgotten)
  }
}
