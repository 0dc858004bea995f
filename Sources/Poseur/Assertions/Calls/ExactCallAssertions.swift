#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// Expects that just these calls came, in this order, and no other call of the fakes that they belong to.
///
/// ```swift
/// expectHaveReceivedExactly(dog.call(to: .bark), cat.call(to: .flee, withArguments: Item.stick))
/// ```
/// Each stands for one call, unless it says how often with `times:`; at least once says no more than that it came, so
/// it stands for one, too. A fake that none of the calls belongs to may have received any. Calls that are not kept fail,
/// since nobody knows which they were.
/// - Parameter calls: the calls, made with `fake.call(to:withArguments:times:)`. Passing none is a failure.
/// - Returns: whether the assertion holds.
@discardableResult
nonisolated public func expectHaveReceivedExactly(
  _ calls: ExpectedCall..., fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Bool {
  concludeAssertion(
    .receivedInOrder(calls, exactly: true),
    at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Asserts that just these calls came, in this order; see `expectHaveReceivedExactly`.
nonisolated public func XCTAssertHaveReceivedExactly(
  _ calls: ExpectedCall..., file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.receivedInOrder(calls, exactly: true), at: SourcePosition(file: file, line: line))
}

/// Expects that just the calls of a list came, in its order, as `expectHaveReceivedExactly` does for calls one by one.
/// - Parameter calls: the calls, made with `fake.call(to:withArguments:times:)`. An empty list is a failure.
/// - Returns: whether the assertion holds.
@discardableResult
nonisolated public func expectHaveReceivedExactly(
  _ calls: [ExpectedCall], fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Bool {
  concludeAssertion(
    .receivedInOrder(calls, exactly: true),
    at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Asserts that just the calls of a list came, in its order; see `expectHaveReceivedExactly`.
nonisolated public func XCTAssertHaveReceivedExactly(
  _ calls: [ExpectedCall], file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.receivedInOrder(calls, exactly: true), at: SourcePosition(file: file, line: line))
}
