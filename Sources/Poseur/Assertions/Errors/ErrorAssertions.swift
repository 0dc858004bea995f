#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// Expects two errors to exist and to be equal: by their own `==`, or else by type, case and payload.
///
/// The domain and code of an `NSError` are not enough, because they don't include what an enum's case holds. Nil never
/// equals anything here, not even nil. To expect that there is no error, use `#expect(error == nil)`.
/// - Parameters:
///   - lhs: the actual error; the failure calls it "received".
///   - rhs: the error that it should equal; the failure calls it "expected".
///   - message: the text that the failure begins with.
/// - Returns: whether there are two errors and they are equal.
@discardableResult
nonisolated public func expectEqualError(
  _ lhs: (any Error)?, _ rhs: (any Error)?, _ message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
  let position = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
  return concludeAssertion(.errors(.equal, { lhs }, { rhs }), message, at: position)
}

/// Asserts that two errors exist and are equal; see `expectEqualError`.
///
/// It's a failure if an operand throws. To check what an expression throws, use `XCTAssertThrowsError(expected) { … }`.
nonisolated public func XCTAssertEqualError(
  _ lhs: @autoclosure () throws -> (any Error)?, _ rhs: @autoclosure () throws -> (any Error)?,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.errors(.equal, lhs, rhs), message, at: SourcePosition(file: file, line: line))
}

/// Expects two errors to exist and to be different, compared as `expectEqualError` compares them.
/// - Parameters:
///   - lhs: the actual error.
///   - rhs: the error that it should not equal.
///   - message: the text that the failure begins with.
/// - Returns: whether there are two errors and they are different.
@discardableResult
nonisolated public func expectNotEqualError(
  _ lhs: (any Error)?, _ rhs: (any Error)?, _ message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
  let position = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
  return concludeAssertion(.errors(.different, { lhs }, { rhs }), message, at: position)
}

/// Asserts that two errors exist and are different; see `expectNotEqualError`.
nonisolated public func XCTAssertNotEqualError(
  _ lhs: @autoclosure () throws -> (any Error)?, _ rhs: @autoclosure () throws -> (any Error)?,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.errors(.different, lhs, rhs), message, at: SourcePosition(file: file, line: line))
}
