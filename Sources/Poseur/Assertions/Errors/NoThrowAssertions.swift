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
///   - message: the text that the failure begins with.
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
///   - message: the text that the failure begins with.
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

/// Expects a block in parentheses to throw nothing; see the form with a trailing block.
@_disfavoredOverload
@discardableResult
nonisolated public func expectNoThrow<T>(
  _ expression: () throws -> T, _ message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> T? {
  expectNoThrow(message(), fileID: fileID, filePath: filePath, line: line, column: column, expression)
}

/// Expects an asynchronous block to throw nothing, and returns its value; see the synchronous form.
@discardableResult
nonisolated(nonsending) public func expectNoThrow<T>(
  _ message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ expression: () async throws -> T
) async -> T? {
  let outcome = await Result(awaiting: expression)
  let position = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
  concludeAssertion(.throwing(nil, outcome), message, at: position)
  return try? outcome.get()
}

/// Expects an asynchronous block in parentheses to throw nothing; see the synchronous form.
@_disfavoredOverload
@discardableResult
nonisolated(nonsending) public func expectNoThrow<T>(
  _ expression: () async throws -> T, _ message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async -> T? {
  await expectNoThrow(message(), fileID: fileID, filePath: filePath, line: line, column: column, expression)
}

// MARK: - XCTest

/// Asserts that an expression throws nothing, and returns its value; see `expectNoThrow`.
///
/// XCTest's own `XCTAssertNoThrow` doesn't return the value.
@_disfavoredOverload
@discardableResult
nonisolated public func XCTAssertNoThrowError<T>(
  _ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) -> T? {
  XCTAssertNoThrowError(message(), file: file, line: line, expression)
}

/// Asserts that a block throws nothing, and returns its value; see `expectNoThrow`.
@discardableResult
nonisolated public func XCTAssertNoThrowError<T>(
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line,
  _ expression: () throws -> T
) -> T? {
  let outcome = Result { try expression() }
  concludeAssertion(.throwing(nil, outcome), message, at: SourcePosition(file: file, line: line))
  return try? outcome.get()
}

/// Asserts that a block in parentheses throws nothing, and returns its value; see `expectNoThrow`.
@_disfavoredOverload
@discardableResult
nonisolated public func XCTAssertNoThrowError<T>(
  _ expression: () throws -> T, _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: UInt = #line
) -> T? {
  XCTAssertNoThrowError(message(), file: file, line: line, expression)
}

/// Asserts that an asynchronous block throws nothing, and returns its value; see `expectNoThrow`.
@discardableResult
nonisolated(nonsending) public func XCTAssertNoThrowError<T>(
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line,
  _ expression: () async throws -> T
) async -> T? {
  let outcome = await Result(awaiting: expression)
  concludeAssertion(.throwing(nil, outcome), message, at: SourcePosition(file: file, line: line))
  return try? outcome.get()
}

/// Asserts that an asynchronous block in parentheses throws nothing, and returns its value; see `expectNoThrow`.
@_disfavoredOverload
@discardableResult
nonisolated(nonsending) public func XCTAssertNoThrowError<T>(
  _ expression: () async throws -> T, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) async -> T? {
  await XCTAssertNoThrowError(message(), file: file, line: line, expression)
}
