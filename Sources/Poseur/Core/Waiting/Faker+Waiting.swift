nonisolated extension Faker {
  nonisolated(nonsending) func wait(
    for awaited: AwaitedCalls<Function>, _ timeout: Duration, _ clock: any Clock<Duration>, at position: SourcePosition
  ) async throws -> [RecordedCall<Function>] {
    let wakeUp = WakeUp()
    let alarm = wakeUp.setAlarm(after: timeout, on: clock)
    defer { alarm?.cancel() }
    while !wakeUp.isOver, !Task.isCancelled {
      if look(for: awaited, orWake: wakeUp) { return received(awaited, wakeUp) }
      await wakeUp.sleep()
    }
    return try lastLook(for: awaited, wakeUp, at: position, after: timeout, isCancellable: true)
  }

  /// Waits to see that no call comes.
  /// - Returns: false as soon as one does, or where the task is cancelled before the end.
  nonisolated(nonsending) func waitInVain(
    for function: Function, _ pattern: ArgumentPattern, _ duration: Duration, _ clock: any Clock<Duration>,
    at position: SourcePosition
  ) async -> Bool {
    let awaited = newCalls(to: function, pattern)
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

  private func newCalls(to function: Function, _ pattern: ArgumentPattern) -> AwaitedCalls<Function> {
    let number = number(of: function)
    let (tables, extent) = withAwaitedState { state, _ in CallRange(of: state.calls.slot(number)) }
    return AwaitedCalls(next: function, pattern, behind: extent, in: tables)
  }
}
