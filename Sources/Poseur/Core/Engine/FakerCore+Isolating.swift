nonisolated extension FakerCore {
  /// Where calls are recorded and stubs are kept: for everybody, or for the scope of the code that asks.
  var state: LockedValue<FakerState> { scopedStates == nil ? sharedState : scopedState.state }

  /// The state, and the scope that was meant if that has ended already.
  var scopedState: (state: LockedValue<FakerState>, endedScope: TestScope?) {
    guard let scopedStates else { return (sharedState, nil) }
    let (state, endedScope) = scopedStates.state
    return (state ?? sharedState, endedScope)
  }

  /// The scope of a call that came after the scope had ended; nil for any other call, even one that began in the scope.
  func endedScope(of call: borrowing CallInProgress) -> TestScope? {
    let scopedState = scopedState
    return scopedState.state === call.invocation.state ? scopedState.endedScope : nil
  }

  /// Keeps the scopes apart for a faker that is made now.
  static func scopedStates(
    home: TestScope?, _ sharedState: LockedValue<FakerState>, _ options: FakerOptions, _ leftovers: LeftoverReport
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
  func watch(_ scope: TestScope, _ leftovers: LeftoverReport) {
    guard scope.readsRecords || scope.isReporting(.lateCalls) else { return }
    let kept = scope.readsRecords ? sharedState : nil
    scope.atEnd { [weak sharedState] in
      guard let sharedState = kept ?? sharedState else { return }
      leftovers.report(sharedState, to: scope)
      if scope.isReporting(.lateCalls) { sharedState.withLock { $0.watch { $0.endedScope = scope } } }
    }
  }
}
