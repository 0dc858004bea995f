#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// Expects two values of any type to be equal in the sense of ``isAnyEqual(_:_:)``: by their own `==` where they have
/// one, else member by member; objects by their fields.
///
/// A failure shows both values, and a line for each place where they differ.
/// ```swift
/// expectEqualAny(shelter.dogs, [Dog(name: "Rex")], "after the adoption")
/// ```
/// - Parameters:
///   - lhs: the value at hand; the failure calls it "received".
///   - rhs: the value that it should equal; the failure calls it "expected".
///   - message: what the failure begins with.
/// - Returns: whether the values are equal.
@discardableResult
nonisolated public func expectEqualAny(
  _ lhs: Any?, _ rhs: Any?, _ message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
  let position = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
  return concludeAssertion(.values(.equal, { lhs }, { rhs }), message, at: position)
}

/// Asserts that two values of any type are equal; see `expectEqualAny`. An operand that throws is a failure.
nonisolated public func XCTAssertEqualAny(
  _ lhs: @autoclosure () throws -> Any?, _ rhs: @autoclosure () throws -> Any?,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.values(.equal, lhs, rhs), message, at: SourcePosition(file: file, line: line))
}

/// Expects two values of any type to be different: the opposite of `expectEqualAny`.
/// - Parameters:
///   - lhs: the value at hand.
///   - rhs: the value that it should not equal.
///   - message: what the failure begins with.
/// - Returns: whether the values are different.
@discardableResult
nonisolated public func expectNotEqualAny(
  _ lhs: Any?, _ rhs: Any?, _ message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
  let position = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
  return concludeAssertion(.values(.different, { lhs }, { rhs }), message, at: position)
}

/// Asserts that two values of any type are different; see `expectNotEqualAny`. An operand that throws is a failure.
nonisolated public func XCTAssertNotEqualAny(
  _ lhs: @autoclosure () throws -> Any?, _ rhs: @autoclosure () throws -> Any?,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.values(.different, lhs, rhs), message, at: SourcePosition(file: file, line: line))
}
