#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// Expects a block to throw one error, compared as `expectEqualError` does.
///
/// A failure tells what was thrown instead, or that nothing was, and what was returned.
/// ```swift
/// expectThrows(Hoarse()) { try dog.howl(at: 11) }
/// ```
/// - Parameters:
///   - error: the error to be thrown.
///   - message: what the failure begins with.
///   - expression: what should throw.
/// - Returns: whether the error was thrown.
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

/// Expects an asynchronous block to throw one error; see the synchronous form.
/// - Parameters:
///   - error: the error to be thrown.
///   - message: what the failure begins with.
///   - isolation: the actor to run on; the caller's.
///   - expression: what should throw.
/// - Returns: whether the error was thrown.
@discardableResult
public func expectThrows<E: Error>(
  _ error: E, _ message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  isolation: isolated (any Actor)? = #isolation, _ expression: () async throws -> some Any
) async -> Bool {
  guard let failure = await throwFailure(error, awaitExpression(expression)) else { return true }
  await reportAwaited(failure, message(), fileID: fileID, filePath: filePath, line: line, column: column)
  return false
}
