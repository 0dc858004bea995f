nonisolated extension LockedValue<FakerState> {
  /// Records a call that needs no answer. False if there is more to do for it.
  func record(_ arguments: [Any?], of function: Int, returning resultType: Any.Type?) -> Bool {
    let held = hold()
    return held.value.pointee.record(arguments, of: function, returning: resultType)
  }
}

nonisolated extension Faker {
  /// Records a call that needs no answer.
  @usableFromInline
  func record(_ function: Function, _ arguments: [Any?], in name: StaticString) {
    if !isScoped, let number = singleByte(of: function),
      sharedState.record(arguments, of: number, returning: nil)
    {
      return
    }
    var call = Invocation(
      part: .recordCall, arguments: arguments, neededType: Void.self, failureType: Never.self, hasFallback: false,
      state: sharedState)
    begin(&call, function, in: name)
  }

  /// Begins a call: records it, and answers it if that runs none of the test's code.
  /// - Parameter name: the fake's function. No part of the call, since few calls need it.
  func begin(_ call: inout Invocation, _ function: Function, in name: StaticString) {
    if !call.isNoticed {
      if isScoped { call.state = core.scopedState(for: call, function) }
      call.function = singleByte(of: function) ?? call.state.number(of: function)
    }
    let held = call.state.hold()
    switch held.value.pointee.begin(&call) {
    case .done: return
    case .refused:
      held.release()
      if core.notice(&call, function, in: name) { begin(&call, function, in: name) }
    case .isAwaited:
      let waiters = held.value.pointee[call.function].takeWaiters()
      held.release()
      for waiter in waiters { waiter.wake() }
    }
  }
}

nonisolated extension FakerCore {
  /// Makes a function known that comes up for the first time, and looks at a call that somebody may watch: whether it is
  /// only written down, and whether it comes late.
  /// - Returns: whether the call is made, and has to begin again.
  fileprivate func notice(_ call: inout Invocation, _ function: some PoseurFunction, in name: StaticString) -> Bool {
    (call.function, call.isNoticed) = (call.state.number(of: function), true)
    let recordsNothing = call.arguments.isEmpty
    call.arguments = call.arguments.listed
    if let writing = Writing.current, writing.note(&call, in: recordsNothing ? "\(name)" : nil, of: self) {
      return false
    }
    if call.part == .stubbedValue { return true }
    let (log, keepsCallers, endedScope) = call.state.withLock { state in
      (state.madeExtras?.log, state.madeExtras?.keepsCallers == true, state.madeExtras?.endedScope)
    }
    if let log { log.tell(function, of: fakeName, call.arguments) }
    if keepsCallers { call.caller = CallerTracer.trace { typeName } }
    if let endedScope { reportLateCall(function, call.arguments, to: endedScope) }
    return true
  }

  /// The state of the scope that a call comes from. Reports a call that comes after its scope has ended.
  fileprivate func scopedState(for call: Invocation, _ function: some PoseurFunction) -> LockedValue<FakerState> {
    let (state, endedScope) = scopedState
    if call.part != .stubbedValue, let endedScope { reportLateCall(function, call.arguments, to: endedScope) }
    return state
  }
}
