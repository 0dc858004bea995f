#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// Expects that every call of a fake was counted by an assertion that passed: by `HaveReceived` or
/// `HaveReceivedInOrder`. Counting uses nothing up: a call may be counted again.
/// - Parameter fake: the fake.
/// - Returns: whether the assertion holds.
@discardableResult
public func expectNoMoreCalls<F: Fake>(
  _ fake: F, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Bool {
  concludeAssertion(
    .noMoreCalls(fake.faker, of: F.self),
    at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects that every call of a type was counted by an assertion that passed: by `HaveReceived` or
/// `HaveReceivedInOrder`. Counting uses nothing up: a call may be counted again.
/// - Parameter fake: the type of the fake.
/// - Returns: whether the assertion holds.
@discardableResult
public func expectNoMoreCalls<F: StaticFake>(
  _ fake: F.Type, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Bool {
  concludeAssertion(
    .noMoreCalls(fake.classFaker, of: F.self),
    at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
}
