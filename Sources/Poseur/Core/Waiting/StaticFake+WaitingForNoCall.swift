extension StaticFake {
  /// Waits to see that no call to a function comes; see `Fake`.
  /// - Parameters:
  ///   - function: the function that is not to be called.
  ///   - arguments: the arguments of the call, each a value or a matcher. None given means any arguments.
  ///   - duration: how long to wait. One that is not positive is a failure, since no call can come meanwhile.
  ///   - clock: measures the duration.
  ///   - isolation: the actor to run on; the caller's.
  /// - Returns: true when no such call came during all of that time; false as soon as one does.
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
