extension Faker {
  /// Waits to see that no call to a function comes; see `Fake`.
  /// - Parameters:
  ///   - function: the function that is not to be called.
  ///   - arguments: the arguments of the call, each a value or a matcher. None given means any arguments.
  ///   - duration: how long to wait. One that is not positive is a failure, since no call can come meanwhile.
  ///   - clock: measures the duration.
  ///   - isolation: the actor to run on; the caller's.
  /// - Returns: true when no such call came during all of that time; false as soon as one does.
  public func waitForNoCall(
    to function: Function, withArguments arguments: [Any?], during duration: Duration,
    clock: any Clock<Duration> = ContinuousClock(), isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async -> Bool {
    let awaited = await onCallersActor(isolation: isolation, newCalls, function, arguments)
    guard duration > .zero else {
      await onCallersActor(isolation: isolation, reportEmptyWait, duration, fileID, filePath, line, column)
      return true
    }
    let wakeUp = WakeUp(timeout: duration)
    let alarm = wakeUp.setAlarm(after: duration, on: clock)
    defer { alarm?.cancel() }
    var isOver = false
    repeat {
      isOver = wakeUp.isOver
      if await onCallersActor(isolation: isolation, look, awaited, wakeUp) { break }
      if isOver || Task.isCancelled { break }
      await wakeUp.sleep()
    } while true
    return await onCallersActor(isolation: isolation, receivedNothing, awaited, wakeUp) && isOver
  }

  private func newCalls(_ function: Function, _ arguments: [Any?]) -> AwaitedCalls<Function> {
    AwaitedCalls(function, ArgumentPattern(arguments), count: 1, after: callRecord.slot(of: function))
  }

  private func receivedNothing(_ awaited: AwaitedCalls<Function>, _ wakeUp: WakeUp) -> Bool {
    stopWaking(wakeUp, for: awaited.function)
    return !awaited.isComplete
  }

  private func reportEmptyWait(
    _ duration: Duration, _ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
  ) {
    report(
      "waitForNoCall(during: \(duration)) makes no sense: no call can come in no time.",
      at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

extension Faker {
  /// Waits to see that no call to a function comes; see `Fake`.
  /// - Parameters:
  ///   - function: the function that is not to be called.
  ///   - arguments: the arguments of the call, each a value or a matcher. None given means any arguments.
  ///   - duration: how long to wait. One that is not positive is a failure, since no call can come meanwhile.
  ///   - clock: measures the duration.
  ///   - isolation: the actor to run on; the caller's.
  /// - Returns: true when no such call came during all of that time; false as soon as one does.
  public func waitForNoCall(
    to function: Function, withArguments arguments: Any?..., during duration: Duration,
    clock: any Clock<Duration> = ContinuousClock(), isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async -> Bool {
    await waitForNoCall(
      to: function, withArguments: arguments, during: duration, clock: clock, isolation: isolation, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }
}
