nonisolated extension Fake {
  /// Waits until a function has been called with these arguments a given number of times, counting the calls that were
  /// made already.
  ///
  /// ```swift
  /// let calls = try await dog.waitForCall(to: .eat, withArguments: Argument.anything, times: 2)
  /// ```
  /// It is woken by the call, with no polling, and may return before the call has its answer. It goes by the record:
  /// where the calls are reset meanwhile, it goes on waiting for as many new ones. The calls that it returns count as
  /// verified for an assertion that no more calls came, and captors keep their arguments once. Without arguments, it
  /// also counts calls that `keepCalls(atMost:)` does not keep, though it cannot return them.
  /// - Parameters:
  ///   - function: the function to wait for.
  ///   - arguments: the arguments of the call, each a value or a matcher. None given means any arguments.
  ///   - times: how many calls. Fewer than 1 is a failure.
  ///   - timeout: how long to wait at most, with a last look at the end; for zero or less it looks just once.
  ///   - clock: measures the timeout.
  /// - Returns: the calls that match, in the order in which they began; there may be more than were waited for.
  /// - Throws: `CallNotReceived` when the time is over, with the report that an assertion would give;
  ///   `CancellationError` when the task is cancelled.
  @discardableResult
  nonisolated(nonsending) public func waitForCall(
    to function: Function, withArguments arguments: Any?..., times: Int = 1, timeout: Duration = .seconds(5),
    clock: any Clock<Duration> = ContinuousClock(),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async throws -> [RecordedCall<Function>] {
    let awaited = AwaitedCalls(function, ArgumentPattern(arguments), count: times)
    let position = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
    return try await storedFaker.wait(for: awaited, timeout, clock, at: position)
  }

  /// Waits until a function has been called a given number of times with arguments that pass the check; otherwise the
  /// same as `waitForCall(to:withArguments:times:timeout:)`.
  /// - Parameters:
  ///   - function: the function to wait for.
  ///   - argsMatch: takes the arguments of a call, in order. Should have no side effects.
  ///   - times: how many calls. Fewer than 1 is a failure.
  ///   - timeout: how long to wait at most; for zero or less it looks just once.
  ///   - clock: measures the timeout.
  /// - Returns: the calls that match, in the order in which they began.
  /// - Throws: `CallNotReceived` when the time is over, `CancellationError` when the task is cancelled.
  @discardableResult
  nonisolated(nonsending) public func waitForCall(
    to function: Function, where argsMatch: @escaping ArgsCheck, times: Int = 1, timeout: Duration = .seconds(5),
    clock: any Clock<Duration> = ContinuousClock(),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async throws -> [RecordedCall<Function>] {
    let awaited = AwaitedCalls(function, ArgumentPattern(where: argsMatch), count: times)
    let position = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
    return try await storedFaker.wait(for: awaited, timeout, clock, at: position)
  }

  /// The calls to a function, those made already and then each as it comes, for a test that follows what happens.
  ///
  /// ```swift
  /// for await call in dog.callStream(to: .eat).prefix(2) { print(call) }
  /// ```
  /// It ends when the task is cancelled or the fake is gone. Where the calls are reset, those that the loop has not
  /// reached are left out, and it goes on with the new ones. A call comes out when it begins, usually before it has an
  /// answer.
  /// - Parameter function: the function whose calls are wanted.
  public func callStream(to function: Function) -> CallStream<Function> { CallStream(faker, function) }
}

nonisolated extension Fake {
  /// Waits to see that no call to a function comes.
  ///
  /// ```swift
  /// #expect(await dog.waitForNoCall(to: .bark, during: .milliseconds(50)))
  /// ```
  /// Calls made before count too, as for `waitForCall`: reset the calls to wait for later ones alone. A test that passes
  /// takes the whole duration, so where something is known to happen after the call would have come, it is better to
  /// wait for that, and then assert that the call was not received.
  /// - Parameters:
  ///   - function: the function that is not to be called.
  ///   - arguments: the arguments of the call, each a value or a matcher. None given means any arguments.
  ///   - duration: how long to wait. One that is not positive is a failure, since no call can come meanwhile.
  ///   - clock: measures the duration.
  /// - Returns: true if no such call was made, before or during the whole duration, and also if that is not positive;
  ///   false as soon as there is one, or when the task is cancelled before the end.
  nonisolated(nonsending) public func waitForNoCall(
    to function: Function, withArguments arguments: Any?..., during duration: Duration,
    clock: any Clock<Duration> = ContinuousClock(),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async -> Bool {
    let position = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
    return await storedFaker.waitInVain(for: function, ArgumentPattern(arguments), duration, clock, at: position)
  }
}

nonisolated extension Fake {
  /// Blocks the thread until a function has been called with these arguments a given number of times, counting the
  /// calls that were made already: for synchronous tests of code that works on threads or queues.
  ///
  /// ```swift
  /// DispatchQueue.global().async { dog.eat(.canned) }
  /// try dog.waitForCallSynchronously(to: .eat)
  /// ```
  /// On the main thread, what the code under test does on the main queue cannot happen meanwhile: there use
  /// `expectation(forCallTo:)` and XCTest's own waiting, which keep that queue running. A test of Swift Testing runs on
  /// one of the few threads that all tasks share, and it is easy to block them all: where the code under test works in
  /// tasks, make the test `async`, and await `waitForCall`.
  /// - Parameters:
  ///   - function: the function to wait for.
  ///   - arguments: the arguments of the call, each a value or a matcher. None given means any arguments.
  ///   - times: how many calls. Fewer than 1 is a failure.
  ///   - timeout: how long to wait at most, with a last look at the end; for zero or less it looks just once.
  /// - Returns: the calls that match, in the order in which they began; there may be more than were waited for.
  /// - Throws: `CallNotReceived` when the time is over, with the report that an assertion would give.
  @available(*, noasync, message: "It would block a thread that other tasks need: await waitForCall instead.")
  @discardableResult
  public func waitForCallSynchronously(
    to function: Function, withArguments arguments: Any?..., times: Int = 1, timeout: Duration = .seconds(5),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> [RecordedCall<Function>] {
    let awaited = AwaitedCalls(function, ArgumentPattern(arguments), count: times)
    let position = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
    return try storedFaker.block(for: awaited, timeout, at: position)
  }
}
