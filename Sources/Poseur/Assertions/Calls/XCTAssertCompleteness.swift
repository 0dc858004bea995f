#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// Asserts that every call of a fake was verified: by a `HaveReceived` or `HaveReceivedInOrder` that passed, or as
/// one that was waited for, with `waitForCall` or an expectation. Verifying uses nothing up: a call may be verified
/// again.
/// - Parameter fake: the fake. Nil fails.
nonisolated public func XCTAssertNoMoreCalls<F: Fake>(
  _ fake: F?, file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.noMoreCalls(fake?.faker, of: F.self), at: SourcePosition(file: file, line: line))
}

/// Asserts that every call of a type was verified: by a `HaveReceived` or `HaveReceivedInOrder` that passed, or as
/// one that was waited for, with `waitForCall` or an expectation. Verifying uses nothing up: a call may be verified
/// again.
/// - Parameter fake: the type of the fake. Nil fails.
nonisolated public func XCTAssertNoMoreCalls<F: StaticFake>(
  _ fake: F.Type?, file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.noMoreCalls(fake?.classFaker, of: F.self), at: SourcePosition(file: file, line: line))
}

/// Asserts that every stub of a fake has answered a call. A failure names those that have not, and where they were
/// written.
/// - Parameter fake: the fake. Nil fails.
nonisolated public func XCTAssertNoUnusedStubs<F: Fake>(
  _ fake: F?, file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.noUnusedStubs(fake?.faker, of: F.self), at: SourcePosition(file: file, line: line))
}

/// Asserts that every stub of a type has answered a call. A failure names those that have not, and where they were
/// written.
/// - Parameter fake: the type of the fake. Nil fails.
nonisolated public func XCTAssertNoUnusedStubs<F: StaticFake>(
  _ fake: F.Type?, file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.noUnusedStubs(fake?.classFaker, of: F.self), at: SourcePosition(file: file, line: line))
}

/// Asserts that at least one function of a fake was called.
/// - Parameter fake: the fake. Nil fails.
nonisolated public func XCTAssertHaveRecordedCalls<F: Fake>(
  _ fake: F?, file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.receivedAnything(fake?.faker, of: F.self), at: SourcePosition(file: file, line: line))
}

/// Asserts that no function of a fake was called. A failure names the calls.
/// - Parameter fake: the fake. Nil fails.
nonisolated public func XCTAssertHaveNoRecordedCalls<F: Fake>(
  _ fake: F?, file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.receivedNothing(fake?.faker, of: F.self), at: SourcePosition(file: file, line: line))
}

/// Asserts that at least one static function of a type was called.
/// - Parameter fake: the type of the fake. Nil fails.
nonisolated public func XCTAssertHaveRecordedCalls<F: StaticFake>(
  _ fake: F.Type?, file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.receivedAnything(fake?.classFaker, of: F.self), at: SourcePosition(file: file, line: line))
}

/// Asserts that no static function of a type was called. A failure names the calls.
/// - Parameter fake: the type of the fake. Nil fails.
nonisolated public func XCTAssertHaveNoRecordedCalls<F: StaticFake>(
  _ fake: F.Type?, file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.receivedNothing(fake?.classFaker, of: F.self), at: SourcePosition(file: file, line: line))
}
