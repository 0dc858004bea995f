#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// Expects that no calls were open at the same time: each had ended when the next one began.
///
/// Calls to different functions can overlap, just like calls to one function. A call that a stub's value answers is
/// over at once, so it overlaps with none. If there are no calls, the assertion holds. A failure shows which calls
/// overlapped and on which threads they came.
/// - Parameters:
///   - fake: the fake, or its faker. Nil fails.
///   - functions: the functions to check, together; all of them by default.
/// - Returns: whether the assertion holds.
@discardableResult
nonisolated public func expectNeverConcurrent<F: Fake>(
  _ fake: F?, _ functions: F.Function..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> Bool {
  concludeAssertion(
    .neverConcurrent(fake, functions),
    at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Asserts that no calls were open at the same time; see `expectNeverConcurrent`.
nonisolated public func XCTAssertNeverConcurrent<F: Fake>(
  _ fake: F?, _ functions: F.Function..., file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.neverConcurrent(fake, functions), at: SourcePosition(file: file, line: line))
}

/// Expects that all calls came on the main thread, and that there was at least one.
///
/// A failure shows the calls that came on other threads.
/// - Parameters:
///   - fake: the fake, or its faker. Nil fails.
///   - functions: the functions to check; all of them by default.
/// - Returns: whether the assertion holds.
@discardableResult
nonisolated public func expectOnMainThread<F: Fake>(
  _ fake: F?, _ functions: F.Function..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> Bool {
  concludeAssertion(
    .onMainThread(fake, functions),
    at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Asserts that the calls came on the main thread; see `expectOnMainThread`.
nonisolated public func XCTAssertOnMainThread<F: Fake>(
  _ fake: F?, _ functions: F.Function..., file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.onMainThread(fake, functions), at: SourcePosition(file: file, line: line))
}

/// Expects that a call was cancelled.
///
/// A call counts as cancelled if it threw `CancellationError`, or if its task was cancelled while it waited for its
/// stub's answer. It's a failure if there are no calls. A failure shows what became of the calls.
/// - Parameters:
///   - fake: the fake, or its faker. Nil fails.
///   - functions: the functions to check; all of them by default.
/// - Returns: whether the assertion holds.
@discardableResult
nonisolated public func expectCancelled<F: Fake>(
  _ fake: F?, _ functions: F.Function..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> Bool {
  concludeAssertion(
    .cancelled(fake, functions), at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Asserts that a call was cancelled; see `expectCancelled`.
nonisolated public func XCTAssertCancelled<F: Fake>(
  _ fake: F?, _ functions: F.Function..., file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.cancelled(fake, functions), at: SourcePosition(file: file, line: line))
}
