// What is dropped may be the last reference to something of the test's, whose `deinit` may call the fake: it is dropped
// after the lock.

extension Faker {
  /// Keeps only the newest calls to each function; see `Fake`.
  /// - Parameter limit: how many of each function; 0 only counts calls, and `.max` keeps all. A negative one is a failure.
  public func keepCalls(
    atMost limit: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    keep(.calls(atMost: limit), SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Keeps only the newest calls to one function; see `Fake`.
  /// - Parameters:
  ///   - limit: how many; 0 only counts calls, and `.max` keeps all. A negative one is a failure.
  ///   - function: the function, for which this goes before what is said of all.
  public func keepCalls(
    atMost limit: Int, of function: Function, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    keep(
      .calls(atMost: limit, of: function),
      SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Holds the arguments of one function in another way than those of the others; see `Fake`.
  /// - Parameters:
  ///   - retention: how they are held, and the values that it returns.
  ///   - function: the function.
  public func keepArguments(_ retention: ArgumentRetention, of function: Function) {
    keep(.arguments(retention, of: function), position)
  }

  private func keep(_ wish: KeptCalls<Function>, _ position: SourcePosition) {
    guard isValid(wish, at: position) else { return }
    let number = wish.function.map(number)
    let forgotten = state.withLock { $0.keep(wish, number: number) }
    withExtendedLifetime(forgotten) {}
  }

  /// Reports a wish that makes no sense.
  func isValid(_ wish: KeptCalls<Function>, at position: SourcePosition) -> Bool {
    guard let misuse = wish.misuse else { return true }
    report(misuse, at: position)
    return false
  }

  /// The wishes that make sense, by the functions' numbers.
  static func rules(
    _ wishes: [KeptCalls<Function>], _ functionIndex: LockedValue<FunctionIndex<Function>>
  ) -> KeepingRules {
    var rules = KeepingRules()
    for wish in wishes where wish.misuse == nil {
      rules.add(wish, number: wish.function.map { function in functionIndex.withLock { $0.number(of: function) } })
    }
    return rules
  }
}

extension FakerState {
  init(precedence: StubPrecedence, retention: ArgumentRetention, keeping: KeepingRules) {
    self.init(precedence: precedence, retention: retention)
    calls.keeping = keeping
    for (function, retention) in keeping.retentions { stubs.setRetention(retention, of: function) }
  }

  /// Adds a rule, and forgets the calls that it wants forgotten.
  fileprivate mutating func keep<Function>(_ wish: KeptCalls<Function>, number: Int?) -> [ForgottenValues] {
    calls.keeping.add(wish, number: number)
    removeNotes()
    if case .arguments(let retention) = wish.amount, let number { stubs.setRetention(retention, of: number) }
    return calls.slots.indices.map { calls.forgetCalls(to: $0) }
  }
}

// MARK: - Recording by a rule

/// How a call is recorded to a function of which not everything is kept.
struct KeepingRule {
  /// The function's number.
  let function: Int
  let retention: ArgumentRetention
}

extension Faker {
  /// Nil where everything is kept of the function, as the faker's retention says.
  func keepingRule(for function: Function, in state: LockedValue<FakerState>) -> KeepingRule? {
    let number = number(of: function)
    return state.withLock { state in
      guard state.calls.keeping.concern(number) else { return nil }
      return KeepingRule(function: number, retention: state.calls.storingRetention(of: number))
    }
  }

  /// Records a call that needs no answer.
  func record(
    _ function: Function, _ arguments: [Any?], _ rule: KeepingRule,
    in place: (state: LockedValue<FakerState>, endedScope: FakeScope?)
  ) {
    let stored = rule.retention.stored(arguments)
    let (forgotten, waiters) = place.state.withLock { state in
      _ = state.record(.ruled(rule.function), stored)
      return (state.calls.forgetCalls(to: rule.function), state.takeWaiters(for: rule.function))
    }
    withExtendedLifetime(forgotten) {}
    for waiter in waiters { waiter.wake() }
    reportLateCall(of: function, to: place.endedScope)
  }

  /// Records a call, chooses the stub that answers, and answers where that returns a value.
  func begin(
    _ function: Function, _ arguments: [Any?], _ rule: KeepingRule,
    in place: (state: LockedValue<FakerState>, endedScope: FakeScope?), canThrow: Bool, needing type: Any.Type,
    hasFallback: Bool
  ) -> BegunCall {
    let stored = rule.retention.stored(arguments)
    let (beginning, forgotten, waiters) = place.state.withLock { state in
      let beginning = state.begin(.ruled(rule.function), stored, needing: type, hasFallback: hasFallback)
      return (beginning, state.calls.forgetCalls(to: rule.function), state.takeWaiters(for: rule.function))
    }
    withExtendedLifetime(forgotten) {}
    for waiter in waiters { waiter.wake() }
    reportLateCall(of: function, to: place.endedScope)
    guard case .open(let record, let rules) = beginning else {
      if case .answered(let value) = beginning { return .answered(value) }
      return .answered(nil)
    }
    let call = IncomingCall(
      function: rule.function, arguments: arguments, canThrow: canThrow, neededType: type, record: record,
      retention: rule.retention, state: place.state)
    return call.chooseAnswer(among: rules)
  }
}
