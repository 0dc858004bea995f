#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// Expects that every call to a fake was verified.
///
/// A `HaveReceived` or `HaveReceivedInOrder` that passes verifies the calls it matches. So does a wait, with
/// `waitForCall` or an expectation. You can verify a call more than once. If a `HaveReceived` failed and its failure
/// named a call, this doesn't name it again.
/// - Parameter fake: the fake, or its faker. Nil fails.
/// - Returns: whether the assertion holds.
@discardableResult
nonisolated public func expectNoMoreCalls<F: Fake>(
  _ fake: F?, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Bool {
  concludeAssertion(
    .noMoreCalls(fake), at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Asserts that every call to a fake was verified; see `expectNoMoreCalls`.
nonisolated public func XCTAssertNoMoreCalls<F: Fake>(
  _ fake: F?, file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.noMoreCalls(fake), at: SourcePosition(file: file, line: line))
}

/// Expects that every call to several fakes was verified.
///
/// It does for several fakes what `expectNoMoreCalls` does for one. A failure names the calls to all of them.
/// ```swift
/// expectNoMoreCalls(dog, cat)
/// ```
/// - Parameters:
///   - first: a fake, or its faker. Nil fails.
///   - second: another one.
///   - others: more of them.
/// - Returns: whether the assertion holds.
@discardableResult
nonisolated public func expectNoMoreCalls<First: Fake, Second: Fake, each Other: Fake>(
  _ first: First?, _ second: Second?, _ others: repeat (each Other)?, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
  concludeAssertion(
    .noMoreCalls(ofAll: first, second, repeat each others),
    at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Asserts that every call to several fakes was verified; see `expectNoMoreCalls`.
nonisolated public func XCTAssertNoMoreCalls<First: Fake, Second: Fake, each Other: Fake>(
  _ first: First?, _ second: Second?, _ others: repeat (each Other)?, file: StaticString = #filePath,
  line: UInt = #line
) {
  concludeAssertion(
    .noMoreCalls(ofAll: first, second, repeat each others), at: SourcePosition(file: file, line: line))
}

/// Expects that every stub of a fake has answered a call.
///
/// A failure names the stubs that haven't, and where you wrote them.
/// - Parameter fake: the fake, or its faker. Nil fails.
/// - Returns: whether the assertion holds.
@discardableResult
nonisolated public func expectNoUnusedStubs<F: Fake>(
  _ fake: F?, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Bool {
  concludeAssertion(
    .noUnusedStubs(fake), at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Asserts that every stub of a fake has answered a call; see `expectNoUnusedStubs`.
nonisolated public func XCTAssertNoUnusedStubs<F: Fake>(
  _ fake: F?, file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.noUnusedStubs(fake), at: SourcePosition(file: file, line: line))
}
