/// Answers the calls that a stub holds, each when the test says so. Make one with `andWaitForResponse()`.
///
/// ```swift
/// let responder = await library.stub { try await $0.load() }.andWaitForResponse()
/// async let page = reader.open()
/// try await responder.waitForPendingCalls()
/// #expect(await reader.isLoading)
/// responder.respond(with: "Once upon a time")
/// ```
/// If several calls wait, the oldest is answered first. If you answer early, Poseur keeps the answers for the next
/// calls, in order.
///
/// An answer of another type than the function returns is a failure of the call that gets it, unless the function
/// returns nothing. Answers that no call has taken when the stub goes are a failure. So is answering after the stub is
/// gone, or a call that was cancelled, at the line that answers. Once you've looked at `wasCancelled`, an answer is for
/// the next call.
///
/// If the responder or the stub goes while calls wait, that's a failure at once, and the calls end. A throwing function
/// throws `UnstubbedCall`. Any other gets the fake's `orElse:` answer, or else the function's default, or else a
/// stand-in. If Poseur can't make one, the call stays suspended once the responder is gone or the test has ended. If the
/// stub goes before, the process stops.
/// `Output` is what the stub's call returns, if you wrote the call, and `Any?` if you named its function.
nonisolated public final class StubResponder<Output>: Sendable {
  let queue: ResponseQueue
  /// The calls that the stub is for; nil if it wasn't added.
  let stubbed: StubbedCalls?

  init(_ queue: ResponseQueue, of stubbed: StubbedCalls?) { (self.queue, self.stubbed) = (queue, stubbed) }

  deinit { queue.close(.responderGone, takingAnswers: false) }

  /// Makes the call that has waited longest return a value, or the next call if none waits.
  /// - Parameter value: what to return.
  public func respond(
    with value: Output, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let position = SourcePosition(fileID, filePath, line, column)
    answer(.success(.given(value, words: "the response given at \(position)")), at: position)
  }

  /// Makes the call that has waited longest throw an error, or the next call if none waits.
  ///
  /// It's a failure if the function can't throw.
  /// - Parameter error: what to throw.
  public func respond(
    throwing error: any Error, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    answer(.failure(error), at: SourcePosition(fileID, filePath, line, column))
  }

  /// Lets the call that has waited longest, or the next call if none waits, go on without this stub.
  ///
  /// It goes on to the stub that would answer if this one were gone, or else to the fake's `orElse:`. If there's
  /// neither, that's a failure, as for any call without a stub.
  public func proceed(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    answer(.success(.proceed), at: SourcePosition(fileID, filePath, line, column))
  }

  /// How many calls are waiting for an answer now.
  public var pendingCallCount: Int { queue.pendingCallCount }

  /// How many calls were cancelled while they waited.
  ///
  /// In a function that can throw, such a call ended with `CancellationError`. In any other, it goes on waiting for its
  /// answer.
  public var cancelledCallCount: Int { queue.cancelledCallCount }

  /// Whether a call was cancelled while it waited.
  public var wasCancelled: Bool { cancelledCallCount > 0 }

  private func answer(_ answer: Result<DeferredResult, any Error>, at position: SourcePosition) {
    if let problem = queue.answer(answer) { queue.report(problem, at: position) }
  }
}

/// The calls that a stub is for. It keeps nothing of their faker alive: the stub goes with it.
// Unchecked, since nobody changes it, and whoever matches calls with the pattern runs the test's code anywhere.
nonisolated struct StubbedCalls: @unchecked Sendable {
  /// The core, of which this folder doesn't know.
  weak var faker: AnyObject?
  let function: any PoseurFunction
  let pattern: ArgumentPattern
}

nonisolated extension StubResponder where Output == Void {
  /// Makes the call that has waited longest return nothing, or the next call if none waits.
  public func respond(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    respond(with: (), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

nonisolated extension StubResponder where Output == Any? {
  /// Makes the call that has waited longest return nothing, or the next call if none waits.
  public func respond(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    respond(with: (), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
