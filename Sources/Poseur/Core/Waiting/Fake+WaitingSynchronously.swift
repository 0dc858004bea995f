#if canImport(Dispatch)
  extension Fake {
    /// Blocks the thread until a function has been called with these arguments a given number of times, counting the
    /// calls that were made already: for tests that are not asynchronous, of code that works on threads or queues.
    ///
    /// ```swift
    /// DispatchQueue.global().async { dog.eat(.canned) }
    /// try dog.waitForCallSynchronously(to: .eat)
    /// ```
    /// On the main thread, what the code under test does on the main queue cannot happen meanwhile: there use
    /// `expectation(forCallTo:)` and XCTest's own waiting, which go on running it.
    /// - Parameters:
    ///   - function: the function to wait for.
    ///   - arguments: the arguments of the call, each a value or a matcher. None given means any arguments.
    ///   - times: how many calls; for zero or fewer it does not wait.
    ///   - timeout: how long to wait at most; zero or less looks once. At the end it looks again.
    /// - Returns: the calls that match, in the order in which they began; there may be more than were waited for.
    /// - Throws: `CallNotReceived` when the time is over, with the report that an assertion would give.
    @available(*, noasync, message: "It would block a thread that other tasks need: await waitForCall instead.")
    @discardableResult
    public func waitForCallSynchronously(
      to function: Function, withArguments arguments: Any?..., times: Int = 1, timeout: Duration = .seconds(5),
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) throws -> [RecordedCall<Function>] {
      try faker.waitForCallSynchronously(
        to: function, withArguments: arguments, times: times, timeout: timeout, fileID: fileID,
        filePath: filePath, line: line, column: column)
    }
  }
#endif
