#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// Expects two errors to exist and to be equal: by their own `==`, or else by type, case and payload.
///
/// The domain and code of an `NSError` are not enough, because they don't include what an enum's case holds. Nil never
/// equals anything here, not even nil. To expect that there is no error, use `#expect(error == nil)`.
/// - Parameters:
///   - lhs: the actual error; the failure calls it "received".
///   - rhs: the error that it should equal; the failure calls it "expected".
///   - message: the text that the failure begins with.
/// - Returns: whether there are two errors and they are equal.
@discardableResult
nonisolated public func expectEqualError(
  _ lhs: (any Error)?, _ rhs: (any Error)?, _ message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
  concludeAssertion(.errors(.equal, { lhs }, { rhs }), message, at: SourcePosition(fileID, filePath, line, column))
}

/// Asserts that two errors exist and are equal; see `expectEqualError`.
///
/// It's a failure if an operand throws. To check what an expression throws, use `XCTAssertThrowsError(expected) { … }`.
nonisolated public func XCTAssertEqualError(
  _ lhs: @autoclosure () throws -> (any Error)?, _ rhs: @autoclosure () throws -> (any Error)?,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.errors(.equal, lhs, rhs), message, at: SourcePosition(file, line))
}

/// Expects two errors to exist and to be different, compared as `expectEqualError` compares them.
/// - Parameters:
///   - lhs: the actual error.
///   - rhs: the error that it should not equal.
///   - message: the text that the failure begins with.
/// - Returns: whether there are two errors and they are different.
@discardableResult
nonisolated public func expectNotEqualError(
  _ lhs: (any Error)?, _ rhs: (any Error)?, _ message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
  concludeAssertion(.errors(.different, { lhs }, { rhs }), message, at: SourcePosition(fileID, filePath, line, column))
}

/// Asserts that two errors exist and are different; see `expectNotEqualError`.
nonisolated public func XCTAssertNotEqualError(
  _ lhs: @autoclosure () throws -> (any Error)?, _ rhs: @autoclosure () throws -> (any Error)?,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.errors(.different, lhs, rhs), message, at: SourcePosition(file, line))
}

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
  return concludeAssertion(verdict, message, at: SourcePosition(fileID, filePath, line, column))
}

/// Expects an asynchronous block to throw a specific error; see the synchronous form.
@discardableResult
nonisolated(nonsending) public func expectThrows<E: Error>(
  _ error: E, _ message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ expression: () async throws -> some Any
) async -> Bool {
  let verdict = await AssertionVerdict.throwing(error, Result(awaiting: expression))
  return concludeAssertion(verdict, message, at: SourcePosition(fileID, filePath, line, column))
}

/// Asserts that a block throws a specific error; see `expectThrows`.
///
/// XCTest's own `XCTAssertThrowsError(try dog.howl(at: 11))` still works beside it, with or without a closure that
/// looks at the error.
nonisolated public func XCTAssertThrowsError<E: Error>(
  _ error: @autoclosure () -> E, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line, _ expression: () throws -> some Any
) {
  concludeAssertion(.throwing(error(), Result { try expression() }), message, at: SourcePosition(file, line))
}

/// Asserts that an asynchronous block throws a specific error; see `expectThrows`.
nonisolated(nonsending) public func XCTAssertThrowsError<E: Error>(
  _ error: @autoclosure () -> E, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line, _ expression: () async throws -> some Any
) async {
  concludeAssertion(await .throwing(error(), Result(awaiting: expression)), message, at: SourcePosition(file, line))
}

nonisolated extension Result where Failure == any Error {
  /// The outcome of an expression that is awaited on the caller's actor.
  nonisolated(nonsending) init(awaiting expression: () async throws -> Success) async {
    do { self = .success(try await expression()) } catch { self = .failure(error) }
  }
}

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
  concludeAssertion(.throwingNothing(outcome), message, at: SourcePosition(fileID, filePath, line, column))
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
  concludeAssertion(.throwingNothing(outcome), message, at: SourcePosition(file, line))
  return try? outcome.get()
}
