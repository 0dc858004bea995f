#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// Expects that at least one function of a fake was called.
/// - Parameter fake: the fake, or its faker. Nil fails.
/// - Returns: whether the assertion holds.
@discardableResult
nonisolated public func expectHaveRecordedCalls<F: Fake>(
  _ fake: F?, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Bool {
  concludeAssertion(.receivedAnything(fake), at: SourcePosition(fileID, filePath, line, column))
}

/// Asserts that at least one function of a fake was called; see `expectHaveRecordedCalls`.
nonisolated public func XCTAssertHaveRecordedCalls<F: Fake>(
  _ fake: F?, file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.receivedAnything(fake), at: SourcePosition(file, line))
}

/// Expects that no function of a fake was called. A failure names the calls.
/// - Parameter fake: the fake, or its faker. Nil fails.
/// - Returns: whether the assertion holds.
@discardableResult
nonisolated public func expectHaveNoRecordedCalls<F: Fake>(
  _ fake: F?, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Bool {
  concludeAssertion(.receivedNothing(fake), at: SourcePosition(fileID, filePath, line, column))
}

/// Asserts that no function of a fake was called; see `expectHaveNoRecordedCalls`.
nonisolated public func XCTAssertHaveNoRecordedCalls<F: Fake>(
  _ fake: F?, file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.receivedNothing(fake), at: SourcePosition(file, line))
}

/// Expects that every call to a fake, or to several, was verified.
///
/// ```swift
/// expectNoMoreCalls(dog, cat)
/// ```
/// A `HaveReceived` or `HaveReceivedInOrder` that passes verifies the calls it matches. So does a wait, with
/// `waitForCall` or an expectation. You can verify a call more than once. If a `HaveReceived` failed and its failure
/// named a call, this doesn't name it again. A failure names the calls to all the fakes.
/// - Parameters:
///   - fake: the fake, or its faker. Nil fails.
///   - others: more of them.
/// - Returns: whether the assertion holds.
@discardableResult
nonisolated public func expectNoMoreCalls<F: Fake, each Other: Fake>(
  _ fake: F?, _ others: repeat (each Other)?, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> Bool {
  concludeAssertion(.noMoreCalls(ofAll: fake, repeat each others), at: SourcePosition(fileID, filePath, line, column))
}

/// Asserts that every call to a fake, or to several, was verified; see `expectNoMoreCalls`.
nonisolated public func XCTAssertNoMoreCalls<F: Fake, each Other: Fake>(
  _ fake: F?, _ others: repeat (each Other)?, file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(
    .noMoreCalls(ofAll: fake, repeat each others, verifiedBy: "XCTAssertHaveReceived"), at: SourcePosition(file, line))
}

/// Expects that every call to a fake was verified, but for those to some functions.
///
/// ```swift
/// expectNoMoreCalls(dog, except: .bark)
/// ```
/// - Parameters:
///   - fake: the fake, or its faker. Nil fails.
///   - ignored: a function whose calls don't matter.
///   - others: more of them.
/// - Returns: whether the assertion holds.
@discardableResult
nonisolated public func expectNoMoreCalls<F: Fake>(
  _ fake: F?, except ignored: F.Function, _ others: F.Function..., fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
  concludeAssertion(.noMoreCalls(fake, except: [ignored] + others), at: SourcePosition(fileID, filePath, line, column))
}

/// Asserts that every call to a fake was verified, but for those to some functions; see `expectNoMoreCalls`.
nonisolated public func XCTAssertNoMoreCalls<F: Fake>(
  _ fake: F?, except ignored: F.Function, _ others: F.Function..., file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(
    .noMoreCalls(fake, except: [ignored] + others, verifiedBy: "XCTAssertHaveReceived"), at: SourcePosition(file, line))
}

/// Expects that every stub of a fake, or of several, has answered a call.
///
/// ```swift
/// expectNoUnusedStubs(dog, cat)
/// ```
/// A failure names the stubs that haven't, and where you wrote them.
/// - Parameters:
///   - fake: the fake, or its faker. Nil fails.
///   - others: more of them.
/// - Returns: whether the assertion holds.
@discardableResult
nonisolated public func expectNoUnusedStubs<F: Fake, each Other: Fake>(
  _ fake: F?, _ others: repeat (each Other)?, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> Bool {
  concludeAssertion(.noUnusedStubs(ofAll: fake, repeat each others), at: SourcePosition(fileID, filePath, line, column))
}

/// Asserts that every stub of a fake, or of several, has answered a call; see `expectNoUnusedStubs`.
nonisolated public func XCTAssertNoUnusedStubs<F: Fake, each Other: Fake>(
  _ fake: F?, _ others: repeat (each Other)?, file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.noUnusedStubs(ofAll: fake, repeat each others), at: SourcePosition(file, line))
}
