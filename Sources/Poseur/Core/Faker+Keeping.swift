// What is dropped may be the last reference to something of the test's, whose `deinit` may call the fake: it is dropped
// after the lock.

extension Faker {
  /// Keeps only the newest calls to each function; see `Fake`.
  public func keepCalls(
    atMost limit: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    keep(.calls(atMost: limit), SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Keeps only the newest calls to one function; see `Fake`.
  public func keepCalls(
    atMost limit: Int, of function: Function, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    keep(
      .calls(atMost: limit, of: function),
      SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Holds the arguments of one function in another way than those of the others; see `Fake`.
  public func keepArguments(_ retention: ArgumentRetention, of function: Function) {
    keep(.arguments(retention, of: function), position)
  }

  private func keep(_ wish: KeptCalls<Function>, _ position: SourcePosition) {
    if let misuse = wish.misuse { return report(misuse, at: position) }
    let number = wish.function.map(number)
    let forgotten = state.withLock { $0.keep(wish, number: number) }
    withExtendedLifetime(forgotten) {}
  }

  /// The wishes that make sense, by the functions' numbers.
  static func rules(
    _ wishes: [KeptCalls<Function>], _ functionIndex: LockedValue<FunctionIndex<Function>>
  ) -> KeepingRules {
    var rules = KeepingRules()
    for wish in wishes where wish.misuse == nil {
      rules.add(wish, number: wish.function.map(functionIndex.number))
    }
    return rules
  }
}

extension FakerState {
  /// Adds a rule, and forgets the calls that it wants forgotten.
  fileprivate mutating func keep<Function>(_ wish: KeptCalls<Function>, number: Int?) -> [ForgottenValues] {
    calls.keeping.add(wish, number: number)
    keepsAll = false
    if case .arguments(let retention) = wish.amount, let number { stubs.setRetention(retention, of: number) }
    return calls.slots.indices.map { calls.forgetCalls(to: $0) }
  }
}

extension Faker {
  /// Forgets every call, every stub and every default, as if the fake were new. Captors keep what they caught.
  public func reset() {
    let removed = state.withLock { ($0.calls.removeAll(), $0.stubs.removeAll(), $0.defaults.removeAll()) }
    withExtendedLifetime(removed) {}
  }

  /// Forgets the calls, the stubs and the default of one function; see `Fake`.
  public func resetFunction(_ function: Function) {
    let number = number(of: function)
    let removed = state.withLock { state in
      (state.calls.removeCalls(to: number), state.stubs.removeAll(for: number), state.defaults.removeValue(for: number))
    }
    withExtendedLifetime(removed) {}
  }

  /// Forgets the calls to one function; its stubs stay; see `Fake`.
  public func removeMethodCalls(for function: Function) {
    let number = number(of: function)
    let removed = state.withLock { $0.calls.removeCalls(to: number) }
    withExtendedLifetime(removed) {}
  }

  /// Removes every stub of one function; its calls stay; see `Fake`.
  public func removeAllStubs(for function: Function) {
    let number = number(of: function)
    let removed = state.withLock { $0.stubs.removeAll(for: number) }
    withExtendedLifetime(removed) {}
  }

  /// Removes the stubs of one function that were given neither arguments nor a check, so that its specific stubs answer
  /// again; see `Fake`.
  public func removeUniversalStub(for function: Function) {
    let number = number(of: function)
    let removed = state.withLock { $0.stubs.removeAll(for: number, onlyUniversal: true) }
    withExtendedLifetime(removed) {}
  }

  /// Forgets every call; the stubs stay.
  public func resetCalls() {
    let removed = state.withLock { $0.calls.removeAll() }
    withExtendedLifetime(removed) {}
  }

  /// Removes every stub; the calls and the defaults stay.
  public func resetStubs() {
    let removed = state.withLock { $0.stubs.removeAll() }
    withExtendedLifetime(removed) {}
  }

  /// Forgets every call, every stub and every default; another name for `reset`.
  public func resetCallsAndStubs() {
    reset()
  }
}
