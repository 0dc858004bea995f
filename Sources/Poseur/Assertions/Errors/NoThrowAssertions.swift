#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// Expects an expression to throw nothing, and returns its value.
/// ```swift
/// let sound = expectNoThrow(try dog.howl(at: 3))
/// ```
/// Pass the expression, not a closure: nobody would run that, so it's a failure. Where you `await`, let the test throw.
/// - Parameters:
///   - expression: what should not throw.
///   - message: the text that the failure begins with.
/// - Returns: the value of the expression, or nil if it threw.
@discardableResult
nonisolated public func expectNoThrow<T>(
  _ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> T? {
  let outcome = Result { try expression() }
  let position = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
  concludeAssertion(.throwingNothing(outcome), message, at: position)
  return try? outcome.get()
}

/// Asserts that an expression throws nothing, and returns its value; see `expectNoThrow`.
///
/// XCTest's own `XCTAssertNoThrow` doesn't return the value.
@discardableResult
nonisolated public func XCTAssertNoThrowError<T>(
  _ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) -> T? {
  let outcome = Result { try expression() }
  concludeAssertion(.throwingNothing(outcome), message, at: SourcePosition(file: file, line: line))
  return try? outcome.get()
}
