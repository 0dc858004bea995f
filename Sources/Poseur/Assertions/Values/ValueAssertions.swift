#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// Expects two values of any type to be equal, as ``isAnyEqual(_:_:)`` compares them.
///
/// Values are compared by their own `==` if they have one, or else member by member; objects by their fields. A failure
/// shows both values, and a line for each place where they differ.
/// ```swift
/// expectEqualAny(shelter.dogs, [Dog(name: "Rex")], "after the adoption")
/// ```
/// - Parameters:
///   - lhs: the actual value; the failure calls it "received".
///   - rhs: the value that it should equal; the failure calls it "expected".
///   - message: the text that the failure begins with.
/// - Returns: whether the values are equal.
@discardableResult
nonisolated public func expectEqualAny(
  _ lhs: Any?, _ rhs: Any?, _ message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
  concludeAssertion(.values(.equal, { lhs }, { rhs }), message, at: SourcePosition(fileID, filePath, line, column))
}

/// Asserts that two values of any type are equal; see `expectEqualAny`. It's a failure if an operand throws.
nonisolated public func XCTAssertEqualAny(
  _ lhs: @autoclosure () throws -> Any?, _ rhs: @autoclosure () throws -> Any?,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.values(.equal, lhs, rhs), message, at: SourcePosition(file, line))
}

/// Expects two values of any type to be different; the opposite of `expectEqualAny`.
/// - Parameters:
///   - lhs: the actual value.
///   - rhs: the value that it should not equal.
///   - message: the text that the failure begins with.
/// - Returns: whether the values are different.
@discardableResult
nonisolated public func expectNotEqualAny(
  _ lhs: Any?, _ rhs: Any?, _ message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
  concludeAssertion(.values(.different, { lhs }, { rhs }), message, at: SourcePosition(fileID, filePath, line, column))
}

/// Asserts that two values of any type are different; see `expectNotEqualAny`. It's a failure if an operand throws.
nonisolated public func XCTAssertNotEqualAny(
  _ lhs: @autoclosure () throws -> Any?, _ rhs: @autoclosure () throws -> Any?,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.values(.different, lhs, rhs), message, at: SourcePosition(file, line))
}
