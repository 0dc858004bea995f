#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

// The asynchronous forms are disfavoured: a closure that awaits nothing means the synchronous one.

/// Expects that the type received the call to a static function that the closure makes, as often as `times` says:
/// `expectHaveReceived(FakeKennel.self) { try $0.open(1) }`.
/// - Parameters:
///   - type: the type, a ``StaticFake``.
///   - outcome: what you expect to have become of the calls; anything by default.
///   - times: how often; at least once by default.
///   - message: the text that a failure begins with.
///   - call: makes one call to the type that it gets. Making no call, or several, is a failure.
/// - Returns: whether the assertion holds.
@discardableResult
nonisolated public func expectHaveReceived<F: StaticFake, each Input, T>(
  _ type: F.Type, outcome: OutcomeMatcher? = nil, times: some ExpectedCount = .atLeast(1),
  message: @autoclosure () -> String = "", fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, _ call: (F.Type, repeat each Input) throws -> T
) -> Bool {
  type.classFaker.assertReceived(
    call, by: type, times, message, outcome, at: SourcePosition(fileID, filePath, line, column))
}

/// Expects that the type received the call to an asynchronous function that the closure makes; see the synchronous
/// form.
/// - Parameters:
///   - type: the type, a ``StaticFake``.
///   - outcome: what you expect to have become of the calls; anything by default.
///   - times: how often; at least once by default.
///   - message: the text that a failure begins with.
///   - call: makes and awaits one call to the type that it gets.
/// - Returns: whether the assertion holds.
@_disfavoredOverload
@discardableResult
nonisolated(nonsending) public func expectHaveReceived<F: StaticFake, each Input, T>(
  _ type: F.Type, outcome: OutcomeMatcher? = nil, times: some ExpectedCount = .atLeast(1),
  message: @autoclosure () -> String = "", fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, _ call: (F.Type, repeat each Input) async throws -> T
) async -> Bool {
  await type.classFaker.assertReceived(
    call, by: type, times, message, outcome, at: SourcePosition(fileID, filePath, line, column))
}

/// Asserts that the type received the call that the closure makes; see `expectHaveReceived`.
nonisolated public func XCTAssertHaveReceived<F: StaticFake, each Input, T>(
  _ type: F.Type, outcome: OutcomeMatcher? = nil, times: some ExpectedCount = .atLeast(1),
  message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line,
  _ call: (F.Type, repeat each Input) throws -> T
) {
  type.classFaker.assertReceived(call, by: type, times, message, outcome, at: SourcePosition(file, line))
}

/// Asserts that the type received the call to an asynchronous function that the closure makes; see
/// `expectHaveReceived`.
@_disfavoredOverload
nonisolated(nonsending) public func XCTAssertHaveReceived<F: StaticFake, each Input, T>(
  _ type: F.Type, outcome: OutcomeMatcher? = nil, times: some ExpectedCount = .atLeast(1),
  message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line,
  _ call: (F.Type, repeat each Input) async throws -> T
) async {
  await type.classFaker.assertReceived(call, by: type, times, message, outcome, at: SourcePosition(file, line))
}

/// Expects that the type did not receive the call that the closure makes:
/// `expectHaveNotReceived(FakeKennel.self) { try $0.open(1) }`.
/// - Parameters:
///   - type: the type, a ``StaticFake``.
///   - message: the text that a failure begins with.
///   - call: makes one call to the type that it gets. Making no call, or several, is a failure.
/// - Returns: whether the assertion holds.
@discardableResult
nonisolated public func expectHaveNotReceived<F: StaticFake, each Input, T>(
  _ type: F.Type, message: @autoclosure () -> String = "", fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ call: (F.Type, repeat each Input) throws -> T
) -> Bool {
  type.classFaker.assertReceived(call, by: type, .never, message, at: SourcePosition(fileID, filePath, line, column))
}

/// Expects that the type did not receive the call to an asynchronous function that the closure makes; see the
/// synchronous form.
/// - Parameters:
///   - type: the type, a ``StaticFake``.
///   - message: the text that a failure begins with.
///   - call: makes and awaits one call to the type that it gets.
/// - Returns: whether the assertion holds.
@_disfavoredOverload
@discardableResult
nonisolated(nonsending) public func expectHaveNotReceived<F: StaticFake, each Input, T>(
  _ type: F.Type, message: @autoclosure () -> String = "", fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ call: (F.Type, repeat each Input) async throws -> T
) async -> Bool {
  await type.classFaker.assertReceived(
    call, by: type, .never, message, at: SourcePosition(fileID, filePath, line, column))
}

/// Asserts that the type did not receive the call that the closure makes; see `expectHaveNotReceived`.
nonisolated public func XCTAssertHaveNotReceived<F: StaticFake, each Input, T>(
  _ type: F.Type, message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line,
  _ call: (F.Type, repeat each Input) throws -> T
) {
  type.classFaker.assertReceived(call, by: type, .never, message, at: SourcePosition(file, line))
}

/// Asserts that the type did not receive the call to an asynchronous function that the closure makes; see
/// `expectHaveNotReceived`.
@_disfavoredOverload
nonisolated(nonsending) public func XCTAssertHaveNotReceived<F: StaticFake, each Input, T>(
  _ type: F.Type, message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line,
  _ call: (F.Type, repeat each Input) async throws -> T
) async {
  await type.classFaker.assertReceived(call, by: type, .never, message, at: SourcePosition(file, line))
}
