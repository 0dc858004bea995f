nonisolated extension FakerCore {
  /// Where calls are recorded and stubs are kept: for everybody, or for the scope of the code that asks.
  var state: LockedValue<FakerState> { scopedStates == nil ? sharedState : scopedState.state }

  /// Warns, once, where isolated tests share the faker of a type.
  func warnOfSharing() {
    guard let hasWarnedOfSharing, FakeScope.current != nil else { return }
    let isFirst = hasWarnedOfSharing.withLock { hasWarned in
      defer { hasWarned = true }
      return !hasWarned
    }
    guard isFirst else { return }
    report(
      """
      Isolated tests share the calls and the stubs of \(fakeName), so tests that run at the same time mix them.
      Give each test its own: classFaker(scope: .perTest)
      """, severity: .warning)
  }

  /// The state, and the scope that was meant if that has ended already.
  var scopedState: (state: LockedValue<FakerState>, endedScope: FakeScope?) {
    guard let scopedStates else { return (sharedState, nil) }
    let (state, endedScope) = scopedStates.state
    return (state ?? sharedState, endedScope)
  }

  /// The scope of a call that came after the scope had ended; nil for any other call, even one that began in the scope.
  func endedScope(of call: borrowing CallInProgress) -> FakeScope? {
    let scopedState = scopedState
    return scopedState.state === call.invocation.state ? scopedState.endedScope : nil
  }

  /// Keeps the scopes apart for a faker that is made now.
  static func scopedStates(
    home: FakeScope?, _ sharedState: LockedValue<FakerState>, _ options: FakerOptions, _ leftovers: LeftoverReport
  ) -> ScopedStates<FakerState> {
    ScopedStates(home: home, outside: sharedState, orNew: { options.newState() }) { state, scope in
      leftovers.report(state, to: scope)
      endUse(of: state)
    } wake: { state in
      state.wakeEverybody()
    }
  }

  /// Ends what goes on in the state of a scope that has ended: whoever waits for a call looks elsewhere, and the
  /// queues of the stubs close.
  private static func endUse(of state: LockedValue<FakerState>) {
    let (waiters, stubs) = state.withLock { ($0.takeWaiters(), $0.removeStubs()) }
    for waiter in waiters { waiter.wake() }
    withExtendedLifetime(stubs) {}
  }

  /// Has what a fake leaves behind reported at the end of the scope in which it was made, if the scope asks for that.
  func watch(_ scope: FakeScope, _ leftovers: LeftoverReport) {
    guard scope.readsRecords || scope.isReporting(.lateCalls) else { return }
    let kept = scope.readsRecords ? sharedState : nil
    scope.atEnd { [weak sharedState] in
      guard let sharedState = kept ?? sharedState else { return }
      leftovers.report(sharedState, to: scope)
      if scope.isReporting(.lateCalls) { sharedState.withLock { $0.watch { $0.endedScope = scope } } }
    }
  }

  /// Reports a call that came after its scope had ended, if that is asked for.
  func reportLateCall(_ function: any PoseurFunction, _ arguments: [Any?], to endedScope: FakeScope) {
    // A fake that one test has made and others use is called by these, too.
    guard endedScope.isReporting(.lateCalls), FakeScope.current?.isWithin(endedScope) ?? true else { return }
    let text = FailureText(
      "\(function.call(of: fakeName, with: arguments)) was called after \(endedScope.ending)",
      "Have the test await what makes the call, or stop it before the test ends.")
    reportCall(text, to: function, severity: endedScope.severity)
  }
}
