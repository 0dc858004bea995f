extension Fake {
  /// Waits to see that no call to a function comes.
  ///
  /// ```swift
  /// #expect(await dog.waitForNoCall(to: .bark, during: .milliseconds(50)))
  /// ```
  /// Calls made before do not count. A test that passes takes all of the time, so where something is known to come
  /// after the call that must not come, it is better to wait for that, and then assert that the call was not received.
  /// - Parameters:
  ///   - function: the function that is not to be called.
  ///   - arguments: the arguments of the call, each a value or a matcher. None given means any arguments.
  ///   - duration: how long to wait. One that is not positive is a failure, since no call can come meanwhile.
  ///   - clock: measures the duration.
  ///   - isolation: the actor to run on; the caller's.
  /// - Returns: true when no such call came during all of that time; false as soon as one does, or when the task is
  ///   cancelled before the end.
  public func waitForNoCall(
    to function: Function, withArguments arguments: Any?..., during duration: Duration,
    clock: any Clock<Duration> = ContinuousClock(), isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async -> Bool {
    await faker(isolation: isolation).waitForNoCall(
      to: function, withArguments: arguments, during: duration, clock: clock, isolation: isolation, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }
}
