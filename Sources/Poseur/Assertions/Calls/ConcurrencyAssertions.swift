#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// Expects that no calls were open at the same time: that each had ended when the next one began.
///
/// Calls of different functions overlap just as those of one do. A call that a stub's value answers is over at once,
/// and overlaps with none; without calls, the assertion holds. A failure shows which calls overlapped, and on which
/// threads they came.
/// - Parameters:
///   - fake: the fake, or its faker. Nil fails.
///   - functions: the functions whose calls are looked at, together; all when none is given.
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

/// Expects that the calls came on the main thread. If there are none, that is a failure.
///
/// A failure shows the calls that came on other threads.
/// - Parameters:
///   - fake: the fake, or its faker. Nil fails.
///   - functions: the functions whose calls are looked at; all when none is given.
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

/// Expects that a call was cancelled: it threw `CancellationError`, or its task was cancelled while the answer
/// of its stub was awaited. If there are no calls, that is a failure.
///
/// A failure shows what became of the calls.
/// - Parameters:
///   - fake: the fake, or its faker. Nil fails.
///   - functions: the functions whose calls are looked at; all when none is given.
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
