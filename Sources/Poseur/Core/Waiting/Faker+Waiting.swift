nonisolated extension Faker {
  /// Waits until a function has been called with these arguments a given number of times; see `Fake`.
  @discardableResult
  public func waitForCall(
    to function: Function, withArguments arguments: [Any?], times: Int = 1, timeout: Duration = .seconds(5),
    clock: any Clock<Duration> = ContinuousClock(), isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async throws -> [RecordedCall<Function>] {
    let awaited = await onCallersActor(isolation: isolation, awaitedCalls, function, arguments, times)
    let position = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
    return try await wait(for: awaited, timeout, clock, at: position, isolation: isolation)
  }

  /// Waits until a function has been called a given number of times with arguments that pass the check; see `Fake`.
  @discardableResult
  public func waitForCall(
    to function: Function, where argsMatch: @escaping ([Any?]) -> Bool, times: Int = 1,
    timeout: Duration = .seconds(5), clock: any Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async throws -> [RecordedCall<Function>] {
    // In a wrapper, since the compiler cannot pass a closure as one of a pack of values.
    let check = HandedOver(value: argsMatch)
    let awaited = await onCallersActor(isolation: isolation, awaitedCallsPassing, function, check, times)
    let position = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
    return try await wait(for: awaited, timeout, clock, at: position, isolation: isolation)
  }

  /// Waits until a function has been called with these arguments a given number of times; see `Fake`.
  @discardableResult
  public func waitForCall(
    to function: Function, withArguments arguments: Any?..., times: Int = 1, timeout: Duration = .seconds(5),
    clock: any Clock<Duration> = ContinuousClock(), isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async throws -> [RecordedCall<Function>] {
    try await waitForCall(
      to: function, withArguments: arguments, times: times, timeout: timeout, clock: clock, isolation: isolation,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  private func wait(
    for awaited: AwaitedCalls<Function>, _ timeout: Duration, _ clock: any Clock<Duration>,
    at position: SourcePosition, isolation: isolated (any Actor)?
  ) async throws -> [RecordedCall<Function>] {
    let wakeUp = WakeUp()
    let alarm = wakeUp.setAlarm(after: timeout, on: clock)
    defer { alarm?.cancel() }
    while !wakeUp.isOver, !Task.isCancelled {
      if await onCallersActor(isolation: isolation, look, awaited, wakeUp) {
        return await onCallersActor(isolation: isolation, received, awaited, wakeUp)
      }
      await wakeUp.sleep()
    }
    return try await onCallersActor(isolation: isolation, lastLook, awaited, wakeUp, position, timeout, true)
  }

  func awaitedCalls(_ function: Function, _ arguments: [Any?], _ count: Int) -> AwaitedCalls<Function> {
    AwaitedCalls(function, ArgumentPattern(arguments), count: count)
  }

  private func awaitedCallsPassing(
    _ function: Function, _ check: HandedOver<([Any?]) -> Bool>, _ count: Int
  ) -> AwaitedCalls<Function> {
    AwaitedCalls(function, ArgumentPattern(where: check.value), count: count)
  }
}

nonisolated extension Faker {
  /// Waits to see that no call to a function comes; see `Fake`.
  public func waitForNoCall(
    to function: Function, withArguments arguments: [Any?], during duration: Duration,
    clock: any Clock<Duration> = ContinuousClock(), isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async -> Bool {
    let awaited = await onCallersActor(isolation: isolation, newCalls, function, arguments)
    guard duration > .zero else {
      let position = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
      await onCallersActor(isolation: isolation, reportEmptyWait, duration, position)
      return true
    }
    let wakeUp = WakeUp()
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
    let number = number(of: function)
    let (tables, extent) = withAwaitedState { state, _ in CallExtent(of: state.calls.slot(number)) }
    return AwaitedCalls(next: function, ArgumentPattern(arguments), behind: extent, in: tables)
  }

  private func receivedNothing(_ awaited: AwaitedCalls<Function>, _ wakeUp: WakeUp) -> Bool {
    stopWaking(wakeUp, for: awaited.function)
    return !awaited.isComplete
  }

  private func reportEmptyWait(_ duration: Duration, _ position: SourcePosition) {
    report("waitForNoCall(during: \(duration)) proves nothing: pass a duration greater than zero.", at: position)
  }
}

nonisolated extension Faker {
  /// Waits to see that no call to a function comes; see `Fake`.
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

nonisolated extension Faker {
  /// The calls to a function, those made already and then each as it comes; see `Fake`.
  public func callStream(to function: Function) -> CallStream<Function> { CallStream(self, function) }
}
