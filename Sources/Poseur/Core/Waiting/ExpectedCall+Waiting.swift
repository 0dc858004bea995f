nonisolated extension ExpectedCall {
  /// Waits until this call has come a given number of times, including earlier calls.
  ///
  /// ```swift
  /// try await dog.call { $0.bark() }.wait(times: 2)
  /// ```
  /// Otherwise the same as `waitForCall(to:withArguments:times:timeout:)`.
  /// - Parameters:
  ///   - times: how many calls. By default as many as it is expected at least: 1, unless you gave it a count. Fewer than
  ///     1 is a failure.
  ///   - timeout: how long to wait at most, with a last look at the end. With zero or less, it looks just once.
  ///   - clock: measures the timeout.
  /// - Returns: what `$1`, `$2` … stood for in the calls that match, or the lists of their arguments, oldest first. Empty
  ///   if the closure that was to make the call didn't, which is a failure.
  /// - Throws: `CallNotReceived` when time runs out, `CancellationError` when the task is cancelled.
  @discardableResult
  nonisolated(nonsending) public func wait(
    times: Int? = nil, timeout: Duration = .seconds(5), clock: any Clock<Duration> = ContinuousClock(),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async throws -> [Input] {
    let position = SourcePosition(fileID, filePath, line, column)
    guard let known else { return [] }
    let count = times ?? (known.times.isNever ? 0 : max(1, known.times.lowerBound))
    guard let awaitable = known as? any AwaitableCalls else { return [] }
    return arguments(of: try await awaitable.wait(count, timeout, clock, at: position))
  }
}

nonisolated extension ExpectedCall {
  /// Runs the action once there have been as many such calls as expected. If there have been already, it runs at once.
  /// - Parameters:
  ///   - isWanted: asked by each call that may be the last. False means that nothing is waiting any more.
  ///   - action: runs on the thread of the last call if it can.
  @_spi(Poseur)
  public func notify(while isWanted: @escaping @Sendable () -> Bool, perform action: @escaping @Sendable () -> Void) {
    (known as? any AwaitableCalls)?.notify(while: isWanted, perform: action)
  }
}

/// Calls to a fake with any table that a test can wait for.
nonisolated protocol AwaitableCalls {
  nonisolated(nonsending) func wait(
    _ count: Int, _ timeout: Duration, _ clock: any Clock<Duration>, at position: SourcePosition
  ) async throws -> [RecordedCall<AnyFunction>]
  /// Runs the action once there are as many calls as expected.
  func notify(while isWanted: @escaping @Sendable () -> Bool, perform action: @escaping @Sendable () -> Void)
}

nonisolated extension MeantCalls: AwaitableCalls {
  nonisolated(nonsending) func wait(
    _ count: Int, _ timeout: Duration, _ clock: any Clock<Duration>, at position: SourcePosition
  ) async throws -> [RecordedCall<AnyFunction>] {
    let awaited = AwaitedCalls(function, pattern, count: count)
    return try await faker.wait(for: awaited, timeout, clock, as: "wait", at: position)
      .map { RecordedCall(erasing: $0) }
  }

  func notify(while isWanted: @escaping @Sendable () -> Bool, perform action: @escaping @Sendable () -> Void) {
    let awaited = AwaitedCalls(function, pattern, count: times.lowerBound)
    CallObserver(faker, awaited, while: isWanted, action).wake()
  }
}
