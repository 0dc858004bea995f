nonisolated extension FakerCore {
  /// Where calls are recorded and stubs are kept: for everybody, or for the scope of the code that asks.
  var state: LockedValue<FakerState> { scopedStates == nil ? sharedState : scopedState.state }

  /// The state, and the scope that was meant if that has ended already.
  var scopedState: (state: LockedValue<FakerState>, endedScope: TestScope?) {
    if let scopedStates { scopedStates.state } else { (sharedState, nil) }
  }

  /// The scope of a call that came after the scope had ended; nil for any other call, even one that began in the scope.
  func endedScope(of call: borrowing CallInProgress) -> TestScope? {
    let scopedState = scopedState
    return scopedState.state === call.invocation.state ? scopedState.endedScope : nil
  }

  /// Has what a fake leaves behind reported at the end of the scope in which it was made, if the scope asks for that.
  func watch(_ scope: TestScope, _ options: FakerOptions) {
    guard scope.readsRecords || scope.isReporting(.lateCalls) else { return }
    let kept = scope.readsRecords ? sharedState : nil
    scope.atEnd { [weak sharedState] in
      guard let sharedState = kept ?? sharedState else { return }
      options.reportLeftovers(in: sharedState, to: scope)
      if scope.isReporting(.lateCalls) { sharedState.withLock { $0.watch { $0.endedScope = scope } } }
    }
  }
}

// MARK: - What it holds

nonisolated extension FakerCore {
  /// A copy of the record, to be read outside the lock.
  var callSnapshot: CallSnapshot {
    let state = state
    let (calls, stub) = state.withLock { ($0.knownCalls, $0.takeStubOfRecordCall()) }
    if let stub { tell(of: stub, in: state) }
    return CallSnapshot(calls)
  }

  /// The same of one function's calls: others may have millions.
  func calls(of function: any PoseurFunction) -> FunctionCalls {
    let state = state
    let number = state.number(of: function)
    let (calls, stub) = state.withLock { ($0.functions[number].calls, $0.takeStubOfRecordCall()) }
    if let stub { tell(of: stub, in: state) }
    return calls
  }

  func count(of function: some PoseurFunction) -> Int {
    guard let byte = singleByte(of: function) else { return state.withState(of: function) { $0.calls.count } }
    // A closure would take as long as the rest in debug builds.
    let held = state.hold()
    return held.value.pointee.callCount(ofFunction: byte)
  }

  /// Takes something out of the state of one function, and drops it after the lock.
  func drop<Taken>(from function: any PoseurFunction, _ takeOut: (inout FunctionState) -> Taken) {
    withExtendedLifetime(state.withState(of: function, takeOut)) {}
  }
}
