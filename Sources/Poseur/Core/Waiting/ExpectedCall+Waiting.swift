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
    guard let meant = known else { return [] }
    return arguments(of: try await AwaitedCalls(meant, count: times).wait(timeout, clock, as: "wait", at: position))
  }

  /// Blocks the thread until this call has come a given number of times, including earlier calls.
  ///
  /// Use this in a synchronous test of code that works on threads or queues.
  ///
  /// ```swift
  /// DispatchQueue.global().async { dog.eat(.canned) }
  /// try dog.call { $0.eat($1) }.waitSynchronously()
  /// ```
  /// On the main thread, this blocks the main queue too, so the code under test can't do anything there. Use
  /// `expectation(forCallTo:)` and XCTest's own waiting instead, which keep that queue running. A test of Swift Testing
  /// runs on one of the few threads that all tasks share, and it's easy to block them all. If the code under test uses
  /// tasks, make the test `async` and await `wait`.
  /// - Parameters:
  ///   - times: how many calls. By default as many as it is expected at least: 1, unless you gave it a count. Fewer than
  ///     1 is a failure.
  ///   - timeout: how long to wait at most, with a last look at the end. With zero or less, it looks just once.
  /// - Returns: what `$1`, `$2` … stood for in the calls that match, or the lists of their arguments, oldest first. Empty
  ///   if the closure that was to make the call didn't, which is a failure.
  /// - Throws: `CallNotReceived` when time runs out.
  @available(*, noasync, message: "It would block a thread that other tasks need: await wait instead.")
  @discardableResult
  public func waitSynchronously(
    times: Int? = nil, timeout: Duration = .seconds(5), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> [Input] {
    let position = SourcePosition(fileID, filePath, line, column)
    guard let meant = known else { return [] }
    return arguments(of: try AwaitedCalls(meant, count: times).block(timeout, at: position))
  }
}

nonisolated extension ExpectedCall {
  /// Runs the action once there have been as many such calls as expected. If there have been already, it runs at once.
  /// - Parameters:
  ///   - isWanted: asked by each call that may be the last. False means that nothing is waiting any more.
  ///   - action: runs on the thread of the last call if it can.
  @_spi(Poseur)
  public func notify(while isWanted: @escaping @Sendable () -> Bool, perform action: @escaping @Sendable () -> Void) {
    guard let known else { return }
    CallObserver(AwaitedCalls(known, count: known.times.lowerBound), while: isWanted, action).wake()
  }
}

nonisolated extension MeantCalls {
  /// Waits to make sure that no such call comes, and judges the calls that there are then.
  nonisolated(nonsending) func absence(
    during duration: Duration, _ clock: any Clock<Duration>, at position: SourcePosition
  ) async -> AssertionVerdict {
    let isOver = await AwaitedCalls(self, count: 1).waitForNone(duration, clock, as: "expectNoCall", at: position)
    let verdict = assert()
    if isOver || verdict.failureMessage != nil || !Task.isCancelled { return verdict }
    return AssertionVerdict(failureMessage: "\(expectation()), but the task was cancelled before the time was over.")
  }
}

@_spi(Poseur) nonisolated extension AssertionVerdict {
  /// No such call comes for a while. Fails as soon as one does.
  nonisolated(nonsending) public static func noCall(
    _ call: some AnyExpectedCall, during duration: Duration, clock: any Clock<Duration>, at position: SourcePosition
  ) async -> Self {
    let meaning = call.meaning
    guard case .success(let meant) = meaning else { return meaning.assert() }
    return await meant.absence(during: duration, clock, at: position)
  }

  /// No call to a function with these arguments comes for a while. A fake that is nil fails.
  nonisolated(nonsending) public static func noCall<F: Fake>(
    _ fake: F?, _ function: F.Function, _ arguments: [Any?], during duration: Duration, clock: any Clock<Duration>,
    at position: SourcePosition
  ) async -> Self {
    guard let fake else { return .received(fake, function, arguments, .never) }
    return await MeantCalls(fake, function, ArgumentPattern(arguments), .never)
      .absence(during: duration, clock, at: position)
  }
}
