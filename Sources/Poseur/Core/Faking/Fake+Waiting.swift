nonisolated extension Fake {
  /// Waits until a function has been called with these arguments a given number of times, including earlier calls.
  ///
  /// ```swift
  /// let calls = try await dog.waitForCall(to: .eat, withArguments: Argument.anything, times: 2)
  /// ```
  /// The call itself ends the wait, without polling, so `waitForCall` may return before the call has its answer. If you
  /// reset the calls meanwhile, it waits for as many new ones. The calls that it returns count as verified for
  /// `expectNoMoreCalls`, and captors keep their arguments once.
  /// - Parameters:
  ///   - function: the function to wait for.
  ///   - arguments: the arguments of the call, each a value or a matcher. With none, any arguments match.
  ///   - times: how many calls. Fewer than 1 is a failure.
  ///   - timeout: how long to wait at most, with a last look at the end. With zero or less, it looks just once.
  ///   - clock: measures the timeout.
  /// - Returns: the calls that match, oldest first. There may be more than you waited for.
  /// - Throws: `CallNotReceived` when time runs out, with the report that an assertion would give; `CancellationError`
  ///   when the task is cancelled.
  @discardableResult
  nonisolated(nonsending) public func waitForCall(
    to function: Function, withArguments arguments: Any?..., times: Int = 1, timeout: Duration = .seconds(5),
    clock: any Clock<Duration> = ContinuousClock(),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async throws -> [RecordedCall<Function>] {
    let awaited = AwaitedCalls(MeantCalls(self, function, ArgumentPattern(arguments)), count: times)
    return try await awaited.wait(timeout, clock, at: SourcePosition(fileID, filePath, line, column))
      .map { RecordedCall($0, function: function) }
  }

  /// The calls to a function, first the ones already made, then each new one as it comes.
  ///
  /// ```swift
  /// for await call in dog.callStream(to: .eat).prefix(2) { print(call) }
  /// ```
  /// The stream ends when its task is cancelled or the fake is gone. If you reset the calls, the loop skips those it
  /// hasn't reached and goes on with the new ones. A call appears when it begins, usually before it has an answer.
  /// - Parameter function: the function whose calls you want.
  public func callStream(to function: Function) -> CallStream<Function> { CallStream(faker.core, function) }

  /// Waits to make sure that no call to a function comes.
  ///
  /// ```swift
  /// #expect(await dog.waitForNoCall(to: .bark, during: .milliseconds(50)))
  /// ```
  /// Calls made earlier count too, as they do for `waitForCall`. To wait only for later calls, reset the calls first. A
  /// test that passes takes the whole duration. `expectNoCall` asserts the same, and shows the call. If something is known
  /// to happen after the call would have come, it's better to wait for that, then assert that the call was not received.
  /// - Parameters:
  ///   - function: the function that you expect not to be called.
  ///   - arguments: the arguments of the call, each a value or a matcher. With none, any arguments match.
  ///   - duration: how long to wait. Zero or less is a failure, because no call could come in that time.
  ///   - clock: measures the duration.
  /// - Returns: true if there was no such call before the end of the duration, or if the duration isn't positive. False
  ///   as soon as there is one, or when the task is cancelled before the end.
  nonisolated(nonsending) public func waitForNoCall(
    to function: Function, withArguments arguments: Any?..., during duration: Duration,
    clock: any Clock<Duration> = ContinuousClock(),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async -> Bool {
    let position = SourcePosition(fileID, filePath, line, column)
    return await AwaitedCalls(MeantCalls(self, function, ArgumentPattern(arguments)), count: 1)
      .waitForNone(duration, clock, at: position)
  }
}
