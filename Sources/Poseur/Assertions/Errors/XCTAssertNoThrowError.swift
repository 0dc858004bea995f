#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

// Disfavoured as in ExpectNoThrow.swift, for the same reasons.

/// Asserts that an expression throws nothing, and returns its value, which `XCTAssertNoThrow` does not.
/// ```swift
/// let sound = XCTAssertNoThrowError(try dog.howl(at: 3))
/// ```
/// - Parameters:
///   - expression: what should not throw.
///   - message: what the failure begins with.
/// - Returns: the value of the expression, or nil if it threw.
@_disfavoredOverload
@discardableResult
nonisolated public func XCTAssertNoThrowError<T>(
  _ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) -> T? {
  XCTAssertNoThrowError(message(), file: file, line: line, expression)
}

/// Asserts that a block throws nothing, and returns its value.
/// - Parameters:
///   - message: what the failure begins with.
///   - expression: what should not throw.
/// - Returns: the value of the block, or nil if it threw.
@discardableResult
nonisolated public func XCTAssertNoThrowError<T>(
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line,
  _ expression: () throws -> T
) -> T? {
  let outcome = Result { try expression() }
  concludeAssertion(.throwing(nil, outcome), message, at: SourcePosition(file: file, line: line))
  return try? outcome.get()
}

/// Asserts that a block in brackets throws nothing, and returns its value.
/// - Parameters:
///   - expression: what should not throw.
///   - message: what the failure begins with.
/// - Returns: the value of the block, or nil if it threw.
@_disfavoredOverload
@discardableResult
nonisolated public func XCTAssertNoThrowError<T>(
  _ expression: () throws -> T, _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: UInt = #line
) -> T? {
  XCTAssertNoThrowError(message(), file: file, line: line, expression)
}

/// Asserts that an asynchronous block throws nothing, and returns its value.
/// - Parameters:
///   - message: what the failure begins with.
///   - isolation: the actor to run on; the caller's.
///   - expression: what should not throw.
/// - Returns: the value of the block, or nil if it threw.
@discardableResult
public func XCTAssertNoThrowError<T>(
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line,
  isolation: isolated (any Actor)? = #isolation, _ expression: () async throws -> T
) async -> T? {
  // XCTest's manner knows only the path; the brackets silence the warning about passing it as the identifier.
  await expectNoThrow(message(), fileID: (file), filePath: file, line: line, column: 1, expression)
}

/// Asserts that an asynchronous block in brackets throws nothing, and returns its value.
/// - Parameters:
///   - expression: what should not throw.
///   - message: what the failure begins with.
///   - isolation: the actor to run on; the caller's.
/// - Returns: the value of the block, or nil if it threw.
@_disfavoredOverload
@discardableResult
public func XCTAssertNoThrowError<T>(
  _ expression: () async throws -> T, _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: UInt = #line, isolation: isolated (any Actor)? = #isolation
) async -> T? {
  await XCTAssertNoThrowError(message(), file: file, line: line, expression)
}
