#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// Expects that calls of one fake or of several came in this order; others may have come between them.
///
/// Each call is looked for after the one named before it. It takes as many calls as its count requires at least; the
/// count then covers the calls up to the first one that matches the next. A failure shows the calls of all the fakes
/// and where the first one is missing.
/// - Parameter calls: the calls, made with `fake.call(to:withArguments:times:)`. Passing none is a failure.
/// - Returns: whether the assertion holds.
@discardableResult
nonisolated public func expectHaveReceivedInOrder(
  _ calls: ExpectedCall..., fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Bool {
  concludeAssertion(
    .receivedInOrder(calls), at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Asserts that calls of one fake or of several came in this order; see `expectHaveReceivedInOrder`.
nonisolated public func XCTAssertHaveReceivedInOrder(
  _ calls: ExpectedCall..., file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.receivedInOrder(calls), at: SourcePosition(file: file, line: line))
}
