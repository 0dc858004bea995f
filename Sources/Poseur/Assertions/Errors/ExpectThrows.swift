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
public func expectThrows<E: Error>(
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

/// Expects two errors to be there and equal: by their own `==`, or else by type, case and payload.
///
/// The domain and the code of an `NSError` are not enough: they know nothing of what an enum's case holds. Nil equals
/// neither an error nor nil: to expect that there is no error, use `#expect(error == nil)`.
/// - Parameters:
///   - lhs: the error at hand, which the failure calls received.
///   - rhs: the error that it should equal, which the failure calls expected.
///   - message: what the failure begins with.
/// - Returns: whether there are two errors and they are equal.
@discardableResult
public func expectEqualError(
  _ lhs: (any Error)?, _ rhs: (any Error)?, _ message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
  let position = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
  return concludeAssertion(.errors(.equal, { lhs }, { rhs }), message, at: position)
}

/// Expects two errors to be there and different, in the sense of `expectEqualError`.
/// - Parameters:
///   - lhs: the error at hand.
///   - rhs: the error that it should not equal.
///   - message: what the failure begins with.
/// - Returns: whether there are two errors and they are different.
@discardableResult
public func expectNotEqualError(
  _ lhs: (any Error)?, _ rhs: (any Error)?, _ message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
  let position = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
  return concludeAssertion(.errors(.different, { lhs }, { rhs }), message, at: position)
}
