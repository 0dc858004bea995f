#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// Expects that exactly these calls came, in this order, with no other call to their fakes.
///
/// ```swift
/// expectHaveReceivedExactly(dog.call(to: .bark), cat.call(to: .flee, withArguments: Item.stick))
/// ```
/// Each stands for one call unless `times:` gives another count. The default, at least once, doesn't say how many, so
/// it stands for one call as well. Fakes that none of these calls belong to may receive any calls. If a fake doesn't
/// keep all its calls, the assertion fails, because it can't know which they were.
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

/// Asserts that exactly these calls came, in this order; see `expectHaveReceivedExactly`.
nonisolated public func XCTAssertHaveReceivedExactly(
  _ calls: ExpectedCall..., file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.receivedInOrder(calls, exactly: true), at: SourcePosition(file: file, line: line))
}
