#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// Asserts that two values of any type are equal in the sense of ``isAnyEqual(_:_:)``: by their own `==` where they
/// have one, else member by member; objects by their fields.
///
/// A failure shows both values, and a line for each place where they differ. An operand that throws is a failure.
/// - Parameters:
///   - lhs: the value at hand; the failure calls it "received".
///   - rhs: the value that it should equal; the failure calls it "expected".
///   - message: what the failure begins with.
nonisolated public func XCTAssertEqualAny(
  _ lhs: @autoclosure () throws -> Any?, _ rhs: @autoclosure () throws -> Any?,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.values(.equal, lhs, rhs), message, at: SourcePosition(file: file, line: line))
}

/// Asserts that two values of any type are different: the opposite of `XCTAssertEqualAny`, except that an operand
/// that throws is a failure here too.
/// - Parameters:
///   - lhs: the value at hand.
///   - rhs: the value that it should not equal.
///   - message: what the failure begins with.
nonisolated public func XCTAssertNotEqualAny(
  _ lhs: @autoclosure () throws -> Any?, _ rhs: @autoclosure () throws -> Any?,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.values(.different, lhs, rhs), message, at: SourcePosition(file: file, line: line))
}
