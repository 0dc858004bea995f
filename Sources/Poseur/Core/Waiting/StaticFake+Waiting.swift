extension StaticFake {
  /// Waits until a function has been called with these arguments a given number of times, counting the calls that were
  /// made already; see `Fake`.
  /// - Parameters:
  ///   - function: the function to wait for.
  ///   - arguments: the arguments of the call, each a value or a matcher. None given means any arguments.
  ///   - times: how many calls; for zero or fewer it does not wait.
  ///   - timeout: how long to wait at most; zero or less looks once. At the end it looks again.
  ///   - clock: measures the timeout.
  ///   - isolation: the actor to run on; the caller's.
  /// - Returns: the calls that match, in the order in which they began.
  /// - Throws: `CallNotReceived` when the time is over, `CancellationError` when the task is cancelled.
  @discardableResult
  public static func waitForCall(
    to function: ClassFunction, withArguments arguments: Any?..., times: Int = 1, timeout: Duration = .seconds(5),
    clock: any Clock<Duration> = ContinuousClock(), isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async throws -> [RecordedCall<ClassFunction>] {
    try await classFaker(isolation: isolation).waitForCall(
      to: function, withArguments: arguments, times: times, timeout: timeout, clock: clock, isolation: isolation,
      fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  /// Waits until a function has been called a given number of times with arguments that pass the check; see `Fake`.
  /// - Parameters:
  ///   - function: the function to wait for.
  ///   - argsMatch: takes the arguments of a call, in order. Should have no side effects.
  ///   - times: how many calls; for zero or fewer it does not wait.
  ///   - timeout: how long to wait at most; zero or less looks once.
  ///   - clock: measures the timeout.
  ///   - isolation: the actor to run on; the caller's.
  /// - Returns: the calls that match, in the order in which they began.
  /// - Throws: `CallNotReceived` when the time is over, `CancellationError` when the task is cancelled.
  @discardableResult
  public static func waitForCall(
    to function: ClassFunction, where argsMatch: @escaping ArgsCheck, times: Int = 1, timeout: Duration = .seconds(5),
    clock: any Clock<Duration> = ContinuousClock(), isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async throws -> [RecordedCall<ClassFunction>] {
    try await classFaker(isolation: isolation).waitForCall(
      to: function, where: argsMatch, times: times, timeout: timeout, clock: clock, isolation: isolation,
      fileID: fileID,
      filePath: filePath, line: line, column: column)
  }
}

extension StaticFake {
  /// Waits to see that no call to a function comes; see `Fake`.
  /// - Parameters:
  ///   - function: the function that is not to be called.
  ///   - arguments: the arguments of the call, each a value or a matcher. None given means any arguments.
  ///   - duration: how long to wait. One that is not positive is a failure, since no call can come meanwhile.
  ///   - clock: measures the duration.
  ///   - isolation: the actor to run on; the caller's.
  /// - Returns: true when no such call came during all of the duration, also where that is not positive; false as soon
  ///   as one does, or when the task is cancelled before the end.
  public static func waitForNoCall(
    to function: ClassFunction, withArguments arguments: Any?..., during duration: Duration,
    clock: any Clock<Duration> = ContinuousClock(), isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async -> Bool {
    await classFaker(isolation: isolation).waitForNoCall(
      to: function, withArguments: arguments, during: duration, clock: clock, isolation: isolation, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }
}

#if canImport(Dispatch)
  extension StaticFake {
    /// Blocks the thread until a function has been called with these arguments a given number of times; see `Fake`.
    /// - Parameters:
    ///   - function: the function to wait for.
    ///   - arguments: the arguments of the call, each a value or a matcher. None given means any arguments.
    ///   - times: how many calls; for zero or fewer it does not wait.
    ///   - timeout: how long to wait at most; zero or less looks once. At the end it looks again.
    /// - Returns: the calls that match, in the order in which they began.
    /// - Throws: `CallNotReceived` when the time is over, with the report that an assertion would give.
    @available(*, noasync, message: "It would block a thread that other tasks need: await waitForCall instead.")
    @discardableResult
    public static func waitForCallSynchronously(
      to function: ClassFunction, withArguments arguments: Any?..., times: Int = 1, timeout: Duration = .seconds(5),
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) throws -> [RecordedCall<ClassFunction>] {
      try classFaker.waitForCallSynchronously(
        to: function, withArguments: arguments, times: times, timeout: timeout, fileID: fileID,
        filePath: filePath, line: line, column: column)
    }
  }
#endif
