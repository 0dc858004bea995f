// How everybody who waits looks at the record. A waiter is added while the lock is held under which the calls are
// copied out: a call is either among these or wakes the waiter. Matchers, checks and captors run outside the lock.

nonisolated extension Faker {
  /// Looks at the calls that came since the last look.
  /// - Parameter waiter: woken by the next call that may complete the awaited ones.
  /// - Returns: whether there are enough.
  func look(for awaited: AwaitedCalls<Function>, orWake waiter: any CallWaiter) -> Bool {
    // Nothing that others still write to is kept while matchers run, since the next write would have to copy it.
    let (tables, (extent, later)) = withAwaitedState { tables in
      tables.withState(of: awaited.function) { state in
        state.waiters.add(waiter, count: awaited.countWorthALook)
        return (CallRange(of: state.calls), state.calls.calls(after: awaited.lastSeen(in: tables)))
      }
    }
    awaited.take(later.recordedCalls(to: awaited.function), of: extent, in: tables)
    return awaited.isComplete
  }

  /// Looks at the tables, and has them wake a waiter: by a call, or when their scope ends. Where their scope has just
  /// ended, they wake nobody who comes later, so it looks again, at others.
  /// - Returns: the tables, and what the body returns.
  func withAwaitedState<Result>(
    _ body: (LockedValue<FakerState>) -> Result
  ) -> (tables: LockedValue<FakerState>, Result) {
    while true {
      let state = state
      let result = body(state)
      if state === self.state { return (state, result) }
    }
  }

  /// Ends a wait that was successful.
  /// - Returns: the calls, which now count as verified and whose arguments the captors have.
  func received(_ awaited: AwaitedCalls<Function>, _ waiter: any CallWaiter) -> [RecordedCall<Function>] {
    let calls = awaited.received
    withState(of: awaited.function) { state in
      state.waiters.remove(waiter)
      state.calls.markVerified(awaited.countedCalls)
    }
    for call in calls { awaited.pattern.capture(call.arguments) }
    return calls
  }

  /// Ends a wait whose time is over, or that was cancelled, with a last look.
  /// - Parameters:
  ///   - timeout: the time that it had.
  ///   - isCancellable: whether the cancellation of its task ends it.
  /// - Throws: `CancellationError`, or the report of what was received.
  func lastLook(
    for awaited: AwaitedCalls<Function>, _ waiter: any CallWaiter, at position: SourcePosition, after timeout: Duration,
    isCancellable: Bool
  ) throws -> [RecordedCall<Function>] {
    let function = awaited.function
    stopWaking(waiter, for: function)
    let (tables, all) = withAwaitedState { $0.withLock(\.knownCalls) }
    let record = CallSnapshot<Function>(all)
    let calls = record.calls(of: function)
    let later = calls.calls(after: awaited.lastSeen(in: tables))
    awaited.take(later.recordedCalls(to: function), of: CallRange(of: calls), in: tables)
    if awaited.isComplete { return received(awaited, waiter) }
    if isCancellable, Task.isCancelled { throw CancellationError() }
    let verdict = CallVerdict(
      fakeName: fakeName, function: function, pattern: awaited.pattern, expected: .atLeast(awaited.count),
      record: record, captures: false)
    throw CallNotReceived(CallReport(verdict: verdict).text, at: position, after: timeout)
  }

  func stopWaking(_ waiter: any CallWaiter, for function: Function) {
    withState(of: function) { $0.waiters.remove(waiter) }
  }
}
