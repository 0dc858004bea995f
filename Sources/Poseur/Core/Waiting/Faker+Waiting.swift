nonisolated extension Faker {
  /// - Parameter verb: what the test calls the wait.
  nonisolated(nonsending) func wait(
    for awaited: AwaitedCalls<Function>, _ timeout: Duration, _ clock: any Clock<Duration>,
    as verb: String = "waitForCall", at position: SourcePosition
  ) async throws -> [RecordedCall<Function>] {
    reportNoCount(of: awaited, to: verb, at: position)
    let wakeUp = WakeUp()
    let alarm = wakeUp.setAlarm(after: timeout, on: clock)
    defer { alarm?.cancel() }
    while !wakeUp.isOver, !Task.isCancelled {
      if look(for: awaited, orWake: wakeUp) { return received(awaited, wakeUp) }
      await wakeUp.sleep()
    }
    return try lastLook(for: awaited, wakeUp, at: position, after: timeout, isCancellable: true)
  }

  /// Waits to see that no call comes, counting those that were made already.
  /// - Returns: false as soon as there is one, or where the task is cancelled before the end.
  nonisolated(nonsending) func waitInVain(
    for function: Function, _ pattern: ArgumentPattern, _ duration: Duration, _ clock: any Clock<Duration>,
    at position: SourcePosition
  ) async -> Bool {
    let awaited = AwaitedCalls(function, pattern, count: 1)
    guard duration > .zero else {
      report("waitForNoCall(during: \(duration)) proves nothing: pass a duration greater than zero.", at: position)
      return true
    }
    let wakeUp = WakeUp()
    let alarm = wakeUp.setAlarm(after: duration, on: clock)
    defer {
      alarm?.cancel()
      stopWaking(wakeUp, for: function)
    }
    while true {
      let isOver = wakeUp.isOver
      if look(for: awaited, orWake: wakeUp) { return false }
      if isOver || Task.isCancelled { return isOver }
      await wakeUp.sleep()
    }
  }

  /// Reports a wait for no call at all, which would be over at once.
  func reportNoCount(of awaited: AwaitedCalls<Function>, to verb: String, at position: SourcePosition) {
    guard awaited.count < 1 else { return }
    report(
      """
      \(verb)(times: \(awaited.count)) does not wait. Wait for 1 call or more; to see that none comes, use \
      waitForNoCall(to:during:).
      """, at: position)
  }
}
