/// Everything a faker's lock guards.
nonisolated struct FakerState {
  /// By their numbers.
  var functions: [FunctionState] = []
  /// The numbers of the functions that don't fit into a byte, by their hash values.
  var numbers: [Int: [Int]] = Dictionary()
  /// The numbers of the functions that were found by their names, by the address of the name's text.
  var numbersByName: [UInt: Int] = Dictionary()
  /// The state that a function starts with.
  private let newFunction: FunctionState
  let precedence: StubPrecedence
  // Held, since reaching a static property takes as long as asking.
  private let mainThread = MainThread.shared
  // The number of the newest call; once it is the largest there is, it stays.
  private var lastNumber: UInt32 = 0
  var lastStubID = 0
  /// Registered for types.
  var defaults = RegisteredDefaults()
  /// The scope that the calls belong to, if it has ended and reports late calls.
  var endedScope: FakeScope? { didSet { watch() } }
  /// Whether the record has who made each call.
  var keepsCallers = CallerTracer.isForAllCalls { didSet { watch() } }
  /// Where the calls are told as they come.
  var log = CallLog.ofRun { didSet { watch() } }
  // Whether one of these wants to notice calls. Stored, since every call asks.
  private var isWatched = false
  /// Whether the fake makes a faker each time it is asked for its faker, as has been told.
  var isMadeAnew = false
  /// The tests whose reports have the fake's transcript.
  var testsWithTranscript: Set<String> = Set()
  /// How many failures of its calls a test has heard.
  var repeatedFailures: [RepeatedFailure: Int] = Dictionary()
  /// A stub that can't answer, since the fake only records its function.
  var idleStub = IdleStub.none

  init(precedence: StubPrecedence = .universalFirst, retention: ArgumentRetention = .strong) {
    self.precedence = precedence
    newFunction = FunctionState(keeping: CallKeeping(retention))
    watch()
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
    while functions.count <= function { functions.append(newFunction) }
  }

  private mutating func watch() { isWatched = endedScope != nil || keepsCallers || log != nil }

}

nonisolated extension LockedValue<FakerState> {
  func keep<Function>(_ rule: KeptCalls<Function>) {
    let function = number(of: rule.function)
    withLock { $0[function].setRetention(rule.retention) }
  }
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
      if let stubs = call.openStubs { noteIdleStub(among: stubs) }
    case .stubbedValue: idleStub = .settled
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
      if !functions[function].waiters.isEmpty { waiters += functions[function].waiters.take() }
      function += 1
    }
    return waiters
  }

  mutating func removeCalls() -> [FunctionCalls] {
    lastNumber = 0
    return functions.indices.map { functions[$0].calls.removeAll() }
  }

  mutating func removeDefaults() -> (RegisteredDefaults, [Any??]) {
    let removed = (defaults, functions.map(\.defaultValue))
    defaults = RegisteredDefaults()
    for function in functions.indices { functions[function].defaultValue = nil }
    return removed
  }

  mutating func removeStubs() -> [RemovedStubs?] { functions.indices.map { functions[$0].removeStubs() } }

  mutating func reset() -> ForgottenState {
    lastNumber = 0
    var forgotten = ForgottenState(defaults: defaults)
    defaults = RegisteredDefaults()
    var function = 0
    while function < functions.count {
      // What only fills a gap has nothing.
      if functions[function].isKnown { forgotten.functions.append(functions[function].reset()) }
      function += 1
    }
    return forgotten
  }
}

/// What there was of a faker that was reset.
nonisolated struct ForgottenState {
  let defaults: RegisteredDefaults
  var functions: [ForgottenFunction] = []
}
