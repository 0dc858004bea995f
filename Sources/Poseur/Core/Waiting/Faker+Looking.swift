// How all waits look at the record. A waiter is added under the lock that is held while the calls are copied, so a call
// is among the copies or wakes the waiter. Matchers, checks and captors run outside the lock.

nonisolated extension Faker {
  /// Looks at the calls that came since the last look. If they aren't enough, the next one that may be wakes the waiter.
  func look(for awaited: AwaitedCalls<Function>, orWake waiter: any CallWaiter) -> Bool {
    // Nothing that calls still write to is kept while matchers run: their next write would copy it.
    let (state, (all, later)) = withAwaitedState { state in
      state.withState(of: awaited.function) { function in
        function.waiters.add(waiter, count: awaited.minimumCount)
        return (CallRange(of: function.calls), function.calls.calls(after: awaited.lastSeen(in: state)))
      }
    }
    awaited.add(later.recordedCalls(to: awaited.function), of: all, in: state)
    return awaited.isComplete
  }

  /// Looks at the state, which wakes the waiters that the body adds: at a call, or when its scope ends. A state whose
  /// scope has just ended wakes nobody any more, so the body then looks again, at another state.
  func withAwaitedState<Result>(
    _ body: (LockedValue<FakerState>) -> Result
  ) -> (LockedValue<FakerState>, Result) {
    while true {
      let state = state
      let result = body(state)
      if state === self.state { return (state, result) }
    }
  }

  /// Ends a wait that was successful. Its calls count as verified, and captors have their arguments.
  func received(_ awaited: AwaitedCalls<Function>, _ waiter: any CallWaiter) -> [RecordedCall<Function>] {
    stopWaking(waiter, for: awaited.function)
    awaited.meant(of: self).take(awaited.received.map { CapturableCall($0) }, verified: awaited.countedCalls)
    return awaited.received
  }

  /// Ends a wait whose time is over or whose task was cancelled, with a last look.
  /// - Throws: `CancellationError`, or the report of what was received.
  func lastLook(
    for awaited: AwaitedCalls<Function>, _ waiter: any CallWaiter, at position: SourcePosition, after timeout: Duration,
    isCancellable: Bool, hint: String? = nil
  ) throws -> [RecordedCall<Function>] {
    let function = awaited.function
    stopWaking(waiter, for: function)
    let (state, all) = withAwaitedState { $0.withLock(\.knownCalls) }
    let record = CallSnapshot<Function>(all)
    let calls = record.calls(of: function)
    let later = calls.calls(after: awaited.lastSeen(in: state))
    awaited.add(later.recordedCalls(to: function), of: CallRange(of: calls), in: state)
    if awaited.isComplete { return received(awaited, waiter) }
    if isCancellable, Task.isCancelled { throw CancellationError() }
    let verdict = CallVerdict(awaited.meant(of: self), in: record)
    throw CallNotReceived(verdict.report, at: position, after: timeout, hint: hint)
  }

  func stopWaking(_ waiter: any CallWaiter, for function: Function) {
    withState(of: function) { $0.waiters.remove(waiter) }
  }
}
