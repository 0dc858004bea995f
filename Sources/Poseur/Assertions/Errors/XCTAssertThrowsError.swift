#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// Asserts that a block throws one error, compared as `XCTAssertEqualError` does.
///
/// A failure tells what was thrown instead, or that nothing was, and what was returned.
/// ```swift
/// XCTAssertThrowsError(Hoarse()) { try dog.howl(at: 11) }
/// ```
/// XCTest's own `XCTAssertThrowsError(try dog.howl(at: 11))`, with a closure that looks at the error or without, goes
/// on working beside it.
/// - Parameters:
///   - error: the error to be thrown.
///   - message: what the failure begins with.
///   - expression: what should throw.
public func XCTAssertThrowsError<E: Error>(
  _ error: @autoclosure () -> E, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line, _ expression: () throws -> some Any
) {
  let verdict = AssertionVerdict.throwing(error(), Result { try expression() })
  concludeAssertion(verdict, message, at: SourcePosition(file: file, line: line))
}

/// Asserts that an asynchronous block throws one error; see the synchronous form.
/// - Parameters:
///   - error: the error to be thrown.
///   - message: what the failure begins with.
///   - isolation: the actor to run on; the caller's.
///   - expression: what should throw.
public func XCTAssertThrowsError<E: Error>(
  _ error: @autoclosure () -> E, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line,
  isolation: isolated (any Actor)? = #isolation, _ expression: () async throws -> some Any
) async {
  // XCTest's manner knows only the path; the brackets silence the warning about passing it as the identifier.
  await expectThrows(error(), message(), fileID: (file), filePath: file, line: line, column: 1, expression)
}

/// Asserts that two errors are there and equal: by their own `==`, or else by type, case and payload.
///
/// The domain and the code of an `NSError` are not enough: they know nothing of what an enum's case holds. Nil equals
/// neither an error nor nil: to assert that there is no error, use `XCTAssertNil`. An operand that throws is a failure;
/// for what an expression throws use `XCTAssertThrowsError(expected) { … }`.
/// - Parameters:
///   - lhs: the error at hand, which the failure calls received.
///   - rhs: the error that it should equal, which the failure calls expected.
///   - message: what the failure begins with.
public func XCTAssertEqualError(
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
public func XCTAssertNotEqualError(
  _ lhs: @autoclosure () throws -> (any Error)?, _ rhs: @autoclosure () throws -> (any Error)?,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.errors(.different, lhs, rhs), message, at: SourcePosition(file: file, line: line))
}
