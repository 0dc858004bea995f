nonisolated extension FakerCore {
  /// - Parameter verb: the name of the function that waits.
  nonisolated(nonsending) func wait(
    for awaited: AwaitedCalls, _ timeout: Duration, _ clock: any Clock<Duration>,
    as verb: String = "waitForCall", at position: SourcePosition
  ) async throws -> [RecordedCall<AnyFunction>] {
    if awaited.count < 1 { report(EmptyWait.calls(verb: verb, times: awaited.count).text, at: position) }
    let wait = pendingWait(for: awaited, verb, "gives up by itself", at: position)
    defer { wait.end() }
    let wakeUp = WakeUp()
    let end = await wakeUp.look(for: timeout, on: clock) { look(for: awaited, orWake: wakeUp) }
    if end == .found { return received(awaited, wakeUp) }
    return try lastLook(for: awaited, wakeUp, at: position, after: timeout, isCancellable: true)
  }

  /// Waits to make sure that no call comes. Earlier calls count.
  /// - Returns: false as soon as there is one, or if the task is cancelled before the end.
  nonisolated(nonsending) func waitForNoCall(
    of awaited: AwaitedCalls, _ duration: Duration, _ clock: any Clock<Duration>,
    as verb: String = "waitForNoCall", at position: SourcePosition
  ) async -> Bool {
    guard duration > .zero else {
      report(EmptyWait.noCall(verb: verb, duration).text, at: position)
      return true
    }
    let wakeUp = WakeUp()
    defer { stopWaking(wakeUp, for: awaited.function) }
    return await wakeUp.look(for: duration, on: clock) { look(for: awaited, orWake: wakeUp) } == .timeOver
  }

  /// Blocks the thread instead of the task.
  func block(
    for awaited: AwaitedCalls, _ timeout: Duration, as verb: String = "waitForCallSynchronously",
    at position: SourcePosition
  ) throws -> [RecordedCall<AnyFunction>] {
    if awaited.count < 1 { report(EmptyWait.calls(verb: verb, times: awaited.count).text, at: position) }
    let wakeUp = ThreadWakeUp(timeout)
    let thread = timeout > .zero ? BlockedThread.current : nil
    let wait = pendingWait(for: awaited, verb, thread?.fact ?? "gives up by itself", at: position)
    defer { wait.end() }
    if timeout > .zero {
      repeat {
        if look(for: awaited, orWake: wakeUp) { return received(awaited, wakeUp) }
      } while wakeUp.block()
    }
    return try lastLook(for: awaited, wakeUp, at: position, after: timeout, isCancellable: false, hint: thread?.hint)
  }

  private func pendingWait(
    for awaited: AwaitedCalls, _ verb: String, _ fact: String, at position: SourcePosition
  ) -> PendingWait {
    let (name, function) = (name, awaited.function)
    return .begin(.waitOfTest, at: position, reporter: reporter) {
      { "the \(verb) at \(position) waits for \(name ?? type(of: function).fakeName).\(function.label), and \(fact)" }
    }
  }
}

// MARK: - Looking at the record

// A waiter is added under the lock that is held while the calls are copied, so a call is among the copies or wakes the
// waiter. Matchers, checks and captors run outside the lock.

nonisolated extension FakerCore {
  /// Looks at the calls that came since the last look. If they aren't enough, the next one that may be wakes the waiter.
  func look(for awaited: AwaitedCalls, orWake waiter: any CallWaiter) -> Bool {
    // Nothing that calls still write to is kept while matchers run: their next write would copy it.
    let (state, (all, later)) = withAwaitedState { state in
      state.withState(of: awaited.function) { function in
        function.addWaiter(waiter, count: awaited.minimumCount)
        return (CallRange(of: function.calls), function.calls.calls(after: awaited.lastSeen(in: state)))
      }
    }
    awaited.add(later.recordedCalls(to: AnyFunction(base: awaited.function)), of: all, in: state)
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
  func received(_ awaited: AwaitedCalls, _ waiter: any CallWaiter) -> [RecordedCall<AnyFunction>] {
    stopWaking(waiter, for: awaited.function)
    awaited.meant(of: self).take(awaited.received.map { CapturableCall($0) }, verified: awaited.countedCalls)
    return awaited.received
  }

  /// Ends a wait whose time is over or whose task was cancelled, with a last look.
  /// - Throws: `CancellationError`, or the report of what was received.
  func lastLook(
    for awaited: AwaitedCalls, _ waiter: any CallWaiter, at position: SourcePosition, after timeout: Duration,
    isCancellable: Bool, hint: String? = nil
  ) throws -> [RecordedCall<AnyFunction>] {
    let function = awaited.function
    stopWaking(waiter, for: function)
    let (state, all) = withAwaitedState { $0.withLock(\.knownCalls) }
    let record = CallSnapshot(all)
    let calls = record.calls(of: function)
    let later = calls.calls(after: awaited.lastSeen(in: state))
    awaited.add(later.recordedCalls(to: AnyFunction(base: function)), of: CallRange(of: calls), in: state)
    if awaited.isComplete { return received(awaited, waiter) }
    if isCancellable, Task.isCancelled { throw CancellationError() }
    let verdict = CallVerdict(awaited.meant(of: self), in: record)
    throw CallNotReceived(verdict.report, at: position, after: timeout, hint: hint)
  }

  func stopWaking(_ waiter: any CallWaiter, for function: any PoseurFunction) {
    withState(of: function) { $0.removeWaiter(waiter) }
  }
}
