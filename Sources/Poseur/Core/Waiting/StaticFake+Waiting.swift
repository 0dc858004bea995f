nonisolated extension StaticFake {
  /// Waits until a function has been called with these arguments a given number of times, counting the calls that were
  /// made already; see `Fake`.
  @discardableResult
  public static func waitForCall(
    to function: ClassFunction, withArguments arguments: Any?..., times: Int = 1, timeout: Duration = .seconds(5),
    clock: any Clock<Duration> = ContinuousClock(), isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async throws -> [RecordedCall<ClassFunction>] {
    try await classFaker(isolation: isolation).waitForCall(
      to: function, withArguments: arguments, times: times, timeout: timeout, clock: clock, isolation: isolation,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Waits until a function has been called a given number of times with arguments that pass the check; see `Fake`.
  @discardableResult
  public static func waitForCall(
    to function: ClassFunction, where argsMatch: @escaping ArgsCheck, times: Int = 1, timeout: Duration = .seconds(5),
    clock: any Clock<Duration> = ContinuousClock(), isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async throws -> [RecordedCall<ClassFunction>] {
    try await classFaker(isolation: isolation).waitForCall(
      to: function, where: argsMatch, times: times, timeout: timeout, clock: clock, isolation: isolation,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The calls to a function, those made already and then each as it comes; see `Fake`.
  public static func callStream(to function: ClassFunction) -> CallStream<ClassFunction> {
    classFaker.callStream(to: function)
  }
}

nonisolated extension StaticFake {
  /// Waits to see that no call to a function comes; see `Fake`.
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

nonisolated extension StaticFake {
  /// Blocks the thread until a function has been called with these arguments a given number of times; see `Fake`.
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
