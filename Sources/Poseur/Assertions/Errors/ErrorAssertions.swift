#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// Expects two errors to be there and equal: by their own `==`, or else by type, case and payload.
///
/// The domain and the code of an `NSError` are not enough: they know nothing of what an enum's case holds. Nil equals
/// neither an error nor nil: to expect that there is no error, use `#expect(error == nil)`.
/// - Parameters:
///   - lhs: the error at hand; the failure calls it "received".
///   - rhs: the error that it should equal; the failure calls it "expected".
///   - message: what the failure begins with.
/// - Returns: whether there are two errors and they are equal.
@discardableResult
nonisolated public func expectEqualError(
  _ lhs: (any Error)?, _ rhs: (any Error)?, _ message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
  let position = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
  return concludeAssertion(.errors(.equal, { lhs }, { rhs }), message, at: position)
}

/// Asserts that two errors are there and equal; see `expectEqualError`. An operand that throws is a failure; for what
/// an expression throws use `XCTAssertThrowsError(expected) { … }`.
nonisolated public func XCTAssertEqualError(
  _ lhs: @autoclosure () throws -> (any Error)?, _ rhs: @autoclosure () throws -> (any Error)?,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.errors(.equal, lhs, rhs), message, at: SourcePosition(file: file, line: line))
}

/// Expects two errors to be there and different, in the sense of `expectEqualError`.
/// - Parameters:
///   - lhs: the error at hand.
///   - rhs: the error that it should not equal.
///   - message: what the failure begins with.
/// - Returns: whether there are two errors and they are different.
@discardableResult
nonisolated public func expectNotEqualError(
  _ lhs: (any Error)?, _ rhs: (any Error)?, _ message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
  let position = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
  return concludeAssertion(.errors(.different, { lhs }, { rhs }), message, at: position)
}

/// Asserts that two errors are there and different; see `expectNotEqualError`.
nonisolated public func XCTAssertNotEqualError(
  _ lhs: @autoclosure () throws -> (any Error)?, _ rhs: @autoclosure () throws -> (any Error)?,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.errors(.different, lhs, rhs), message, at: SourcePosition(file: file, line: line))
}
