#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// Expects that every call of a fake was verified: by a `HaveReceived` or `HaveReceivedInOrder` that passed, or as
/// one that was waited for, with `waitForCall` or an expectation. Verifying uses nothing up: a call may be verified
/// again.
/// - Parameter fake: the fake. Nil fails.
/// - Returns: whether the assertion holds.
@discardableResult
nonisolated public func expectNoMoreCalls<F: Fake>(
  _ fake: F?, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Bool {
  concludeAssertion(
    .noMoreCalls(fake?.faker, of: F.self),
    at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects that every call of a type was verified: by a `HaveReceived` or `HaveReceivedInOrder` that passed, or as
/// one that was waited for, with `waitForCall` or an expectation. Verifying uses nothing up: a call may be verified
/// again.
/// - Parameter fake: the type of the fake. Nil fails.
/// - Returns: whether the assertion holds.
@discardableResult
nonisolated public func expectNoMoreCalls<F: StaticFake>(
  _ fake: F.Type?, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Bool {
  concludeAssertion(
    .noMoreCalls(fake?.classFaker, of: F.self),
    at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects that every stub of a fake has answered a call. A failure names those that have not, and where they were
/// written.
/// - Parameter fake: the fake. Nil fails.
/// - Returns: whether the assertion holds.
@discardableResult
nonisolated public func expectNoUnusedStubs<F: Fake>(
  _ fake: F?, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Bool {
  concludeAssertion(
    .noUnusedStubs(fake?.faker, of: F.self),
    at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects that every stub of a type has answered a call. A failure names those that have not, and where they were
/// written.
/// - Parameter fake: the type of the fake. Nil fails.
/// - Returns: whether the assertion holds.
@discardableResult
nonisolated public func expectNoUnusedStubs<F: StaticFake>(
  _ fake: F.Type?, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Bool {
  concludeAssertion(
    .noUnusedStubs(fake?.classFaker, of: F.self),
    at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects that at least one function of a fake was called.
/// - Parameter fake: the fake. Nil fails.
/// - Returns: whether the assertion holds.
@discardableResult
nonisolated public func expectHaveRecordedCalls<F: Fake>(
  _ fake: F?, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Bool {
  concludeAssertion(
    .receivedAnything(fake?.faker, of: F.self),
    at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects that no function of a fake was called. A failure names the calls.
/// - Parameter fake: the fake. Nil fails.
/// - Returns: whether the assertion holds.
@discardableResult
nonisolated public func expectHaveNoRecordedCalls<F: Fake>(
  _ fake: F?, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Bool {
  concludeAssertion(
    .receivedNothing(fake?.faker, of: F.self),
    at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects that at least one static function of a type was called.
/// - Parameter fake: the type of the fake. Nil fails.
/// - Returns: whether the assertion holds.
@discardableResult
nonisolated public func expectHaveRecordedCalls<F: StaticFake>(
  _ fake: F.Type?, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Bool {
  concludeAssertion(
    .receivedAnything(fake?.classFaker, of: F.self),
    at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects that no static function of a type was called. A failure names the calls.
/// - Parameter fake: the type of the fake. Nil fails.
/// - Returns: whether the assertion holds.
@discardableResult
nonisolated public func expectHaveNoRecordedCalls<F: StaticFake>(
  _ fake: F.Type?, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Bool {
  concludeAssertion(
    .receivedNothing(fake?.classFaker, of: F.self),
    at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
}
