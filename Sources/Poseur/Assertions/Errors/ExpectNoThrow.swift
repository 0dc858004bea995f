#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

// The forms with the message last are disfavoured, so that a trailing closure goes to the others alone, and a closure
// in brackets is a block, not a value that nobody runs.

/// Expects an expression to throw nothing, and returns its value.
/// ```swift
/// let sound = expectNoThrow(try dog.howl(at: 3))
/// ```
/// - Parameters:
///   - expression: what should not throw.
///   - message: what the failure begins with.
/// - Returns: the value of the expression, or nil if it threw.
@_disfavoredOverload
@discardableResult
nonisolated public func expectNoThrow<T>(
  _ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> T? {
  expectNoThrow(message(), fileID: fileID, filePath: filePath, line: line, column: column, expression)
}

/// Expects a block to throw nothing, and returns its value.
/// - Parameters:
///   - message: what the failure begins with.
///   - expression: what should not throw.
/// - Returns: the value of the block, or nil if it threw.
@discardableResult
nonisolated public func expectNoThrow<T>(
  _ message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ expression: () throws -> T
) -> T? {
  let outcome = Result { try expression() }
  let position = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
  concludeAssertion(.throwing(nil, outcome), message, at: position)
  return try? outcome.get()
}

/// Expects a block in brackets to throw nothing, and returns its value.
/// - Parameters:
///   - expression: what should not throw.
///   - message: what the failure begins with.
/// - Returns: the value of the block, or nil if it threw.
@_disfavoredOverload
@discardableResult
nonisolated public func expectNoThrow<T>(
  _ expression: () throws -> T, _ message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> T? {
  expectNoThrow(message(), fileID: fileID, filePath: filePath, line: line, column: column, expression)
}

/// Expects an asynchronous block to throw nothing, and returns its value.
/// - Parameters:
///   - message: what the failure begins with.
///   - isolation: the actor to run on; the caller's.
///   - expression: what should not throw.
/// - Returns: the value of the block, or nil if it threw.
@discardableResult
public func expectNoThrow<T>(
  _ message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  isolation: isolated (any Actor)? = #isolation, _ expression: () async throws -> T
) async -> T? {
  switch await awaitExpression(expression) {
  case .success(let returned): return returned.value
  case .failure(let error):
    await reportAwaited(error, message(), fileID: fileID, filePath: filePath, line: line, column: column)
    return nil
  }
}

/// Expects an asynchronous block in brackets to throw nothing, and returns its value.
/// - Parameters:
///   - expression: what should not throw.
///   - message: what the failure begins with.
///   - isolation: the actor to run on; the caller's.
/// - Returns: the value of the block, or nil if it threw.
@_disfavoredOverload
@discardableResult
public func expectNoThrow<T>(
  _ expression: () async throws -> T, _ message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  isolation: isolated (any Actor)? = #isolation
) async -> T? {
  await expectNoThrow(message(), fileID: fileID, filePath: filePath, line: line, column: column, expression)
}
