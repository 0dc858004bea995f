#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// Asserts that two errors are there and equal: by their own `==`, or else by type, case and payload.
///
/// The domain and the code of an `NSError` are not enough: they know nothing of what an enum's case holds. Nil equals
/// neither an error nor nil: to assert that there is no error, use `XCTAssertNil`. An operand that throws is a failure;
/// for what an expression throws use `XCTAssertThrowsError(expected) { … }`.
/// - Parameters:
///   - lhs: the error at hand; the failure calls it "received".
///   - rhs: the error that it should equal; the failure calls it "expected".
///   - message: what the failure begins with.
nonisolated public func XCTAssertEqualError(
  _ lhs: @autoclosure () throws -> (any Error)?, _ rhs: @autoclosure () throws -> (any Error)?,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.errors(.equal, lhs, rhs), message, at: SourcePosition(file: file, line: line))
}

/// Asserts that two errors are there and different, in the sense of `XCTAssertEqualError`.
/// - Parameters:
///   - lhs: the error at hand.
///   - rhs: the error that it should not equal.
///   - message: what the failure begins with.
nonisolated public func XCTAssertNotEqualError(
  _ lhs: @autoclosure () throws -> (any Error)?, _ rhs: @autoclosure () throws -> (any Error)?,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.errors(.different, lhs, rhs), message, at: SourcePosition(file: file, line: line))
}
