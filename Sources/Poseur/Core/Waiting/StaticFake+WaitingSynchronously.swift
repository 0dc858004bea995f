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
