// How everybody who waits looks at the record. A waiter is added under the lock under which the calls are copied out:
// a call is either among these or wakes the waiter. Matchers, checks and captors run outside.

extension Faker {
  /// Looks at the calls that came since the last look.
  /// - Parameter waiter: is woken by the next call that may complete them.
  /// - Returns: whether there are enough.
  func look(for awaited: AwaitedCalls<Function>, orWake waiter: any CallWaiter) -> Bool {
    let function = awaited.function
    let (calls, first) = state.withLock { state in
      state.waiters.add(waiter, for: function, count: awaited.countWorthALook)
      return (
        state.calls.calls(to: function, after: awaited.lastSeen), state.calls.firstSequenceNumber(of: function)
      )
    }
    awaited.take(calls, first: first)
    return awaited.isComplete
  }

  /// Ends a wait that was successful.
  /// - Returns: the calls, which now count as verified and whose arguments the captors have.
  func received(_ awaited: AwaitedCalls<Function>, _ waiter: any CallWaiter) -> [RecordedCall<Function>] {
    let calls = awaited.received
    state.withLock { state in
      state.waiters.remove(waiter, for: awaited.function)
      state.calls.markVerified(awaited.function, .some(calls.map(\.sequenceNumber)))
    }
    for call in calls { awaited.pattern.capture(call.arguments) }
    return calls
  }

  /// Ends a wait whose time is over, or that was cancelled, with a last look.
  /// - Throws: `CancellationError`, or the report of what was received.
  func lastLook(for awaited: AwaitedCalls<Function>, _ waiter: any CallWaiter) throws -> [RecordedCall<Function>] {
    let function = awaited.function
    stopWaking(waiter, for: function)
    let table = recordedCalls
    awaited.take(table.calls(to: function, after: awaited.lastSeen), first: table.firstSequenceNumber(of: function))
    if awaited.isComplete { return received(awaited, waiter) }
    if Task.isCancelled { throw CancellationError() }
    let verdict = CallVerdict(
      fakeName: fakeName, function: function, pattern: awaited.pattern, expected: .atLeast(awaited.count), table: table)
    throw CallNotReceived(description: CallReport(verdict: verdict).text)
  }

  func stopWaking(_ waiter: any CallWaiter, for function: Function) {
    state.withLock { $0.waiters.remove(waiter, for: function) }
  }
}
