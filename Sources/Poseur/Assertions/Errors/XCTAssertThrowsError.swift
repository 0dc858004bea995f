#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// Asserts that a block throws one error, compared as `XCTAssertEqualError` does.
///
/// A failure tells what was thrown instead, or that nothing was, and what was returned.
/// ```swift
/// XCTAssertThrowsError(Hoarse()) { try dog.howl(at: 11) }
/// ```
/// XCTest's own `XCTAssertThrowsError(try dog.howl(at: 11))`, with or without a closure that looks at the error, goes
/// on working beside it.
/// - Parameters:
///   - error: the error to be thrown.
///   - message: what the failure begins with.
///   - expression: what should throw.
nonisolated public func XCTAssertThrowsError<E: Error>(
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
