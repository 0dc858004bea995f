/// Answers the calls that a stub holds, each when the test says so. Made with `andWaitForResponse()`.
///
/// ```swift
/// let responder = library.stub(function: .load).andWaitForResponse()
/// async let page = reader.open()
/// try await responder.waitForPendingCalls()
/// #expect(await reader.isLoading)
/// responder.respond(with: "Once upon a time")
/// ```
/// Of the calls that wait, the one that came first is answered first. Answers given early are kept for the calls to
/// come, in order. An answer of another type than the function returns is a failure of the call that gets it, unless
/// the function returns nothing; answers that no call has taken when the stub goes are a failure, too. Where the
/// responder or the stub goes while calls wait, that is a failure at once, and the calls end: a throwing function
/// throws `UnstubbedCall`, any other gets the fake's `orElse:` answer, else the function's default, else a stand-in.
/// Answering after the stub is gone is a failure at the line that answers.
nonisolated public final class StubResponder: Sendable {
  let queue: ResponseQueue

  init(_ queue: ResponseQueue) { self.queue = queue }

  deinit { queue.close(.responderGone, takingAnswers: false) }

  /// Lets the call that has waited longest, or the next one if none waits, return a value.
  /// - Parameter value: what to return.
  public func respond(
    with value: Any?, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let position = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
    answer(.success(.given(value, words: "the response given at \(position)")), at: position)
  }

  /// Lets the call that has waited longest, or the next one if none waits, return nothing.
  public func respond(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    respond(with: (), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Lets the call that has waited longest, or the next one if none waits, throw an error. In a function that cannot
  /// throw, that is a failure.
  /// - Parameter error: what to throw.
  public func respond(
    throwing error: any Error, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    answer(.failure(error), at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Lets the call that has waited longest, or the next one if none waits, go on to the stub that would answer it now
  /// if this one were gone, else to the fake's `orElse:`. Where there is neither, that is a failure, as for any call
  /// without a stub.
  public func proceed(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    answer(.success(.proceed), at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// How many calls wait for an answer now.
  public var pendingCallCount: Int { queue.pendingCallCount }

  /// How many calls were cancelled while they waited. A call of a function that can throw ended with
  /// `CancellationError`; any other cannot, and goes on waiting for its answer.
  public var cancelledCallCount: Int { queue.cancelledCallCount }

  /// Whether a call was cancelled while it waited.
  public var wasCancelled: Bool { cancelledCallCount > 0 }

  private func answer(_ answer: Result<DeferredResult, any Error>, at position: SourcePosition) {
    guard !queue.answer(answer) else { return }
    queue.report(
      """
      The stub of \(queue.callText) is gone, so no call can take this response. Respond while the stub, its \
      fake and its test are still there.
      """, at: position)
  }
}
