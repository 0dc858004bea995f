#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// Expects a block to throw a specific error, compared as `expectEqualError` compares errors.
///
/// A failure shows what was thrown instead, or that nothing was thrown and what was returned.
/// ```swift
/// expectThrows(Hoarse()) { try dog.howl(at: 11) }
/// ```
/// - Parameters:
///   - error: the error you expect.
///   - message: the text that the failure begins with.
///   - expression: what should throw.
/// - Returns: whether the block threw the error.
@discardableResult
nonisolated public func expectThrows<E: Error>(
  _ error: E, _ message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ expression: () throws -> some Any
) -> Bool {
  let verdict = AssertionVerdict.throwing(error, Result { try expression() })
  let position = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
  return concludeAssertion(verdict, message, at: position)
}

/// Expects an asynchronous block to throw a specific error; see the synchronous form.
@discardableResult
nonisolated(nonsending) public func expectThrows<E: Error>(
  _ error: E, _ message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ expression: () async throws -> some Any
) async -> Bool {
  let verdict = await AssertionVerdict.throwing(error, Result(awaiting: expression))
  let position = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
  return concludeAssertion(verdict, message, at: position)
}

/// Asserts that a block throws a specific error; see `expectThrows`.
///
/// XCTest's own `XCTAssertThrowsError(try dog.howl(at: 11))` still works beside it, with or without a closure that
/// looks at the error.
nonisolated public func XCTAssertThrowsError<E: Error>(
  _ error: @autoclosure () -> E, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line, _ expression: () throws -> some Any
) {
  let verdict = AssertionVerdict.throwing(error(), Result { try expression() })
  concludeAssertion(verdict, message, at: SourcePosition(file: file, line: line))
}

/// Asserts that an asynchronous block throws a specific error; see `expectThrows`.
nonisolated(nonsending) public func XCTAssertThrowsError<E: Error>(
  _ error: @autoclosure () -> E, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line,
  _ expression: () async throws -> some Any
) async {
  let verdict = await AssertionVerdict.throwing(error(), Result(awaiting: expression))
  concludeAssertion(verdict, message, at: SourcePosition(file: file, line: line))
}

nonisolated extension Result where Failure == any Error {
  /// The outcome of an expression that is awaited on the caller's actor.
  nonisolated(nonsending) init(awaiting expression: () async throws -> Success) async {
    do { self = .success(try await expression()) } catch { self = .failure(error) }
  }
}
