#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

// The asynchronous forms are disfavoured: a closure that awaits nothing means the synchronous one.

/// Expects that the fake received the call that the closure makes, as often as `times` says.
///
/// ```swift
/// expectHaveReceived(dog, times: 1) { $0.eat(.canned) }
/// ```
/// The compiler checks this call like any other. Nothing is recorded while the closure runs. `$1`, `$2` … stand for any
/// argument, and `matching(_:)` for those that a matcher accepts.
/// - Parameters:
///   - fake: the fake, or its faker.
///   - outcome: what you expect to have become of the calls; anything by default.
///   - times: how often; at least once by default.
///   - message: the text that a failure begins with.
///   - call: makes one call to the fake that it gets. Making no call, or several, is a failure.
/// - Returns: whether the assertion holds.
@discardableResult
nonisolated public func expectHaveReceived<F: Fake, each Input, T>(
  _ fake: F, outcome: OutcomeMatcher? = nil, times: some ExpectedCount = .atLeast(1),
  message: @autoclosure () -> String = "", fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, _ call: (F, repeat each Input) throws -> T
) -> Bool {
  fake.assertReceived(call, by: fake, times, message, outcome, at: SourcePosition(fileID, filePath, line, column))
}

/// Expects that the fake received the call to an asynchronous function that the closure makes; see the synchronous
/// form.
/// - Parameters:
///   - fake: the fake, or its faker.
///   - outcome: what you expect to have become of the calls; anything by default.
///   - times: how often; at least once by default.
///   - message: the text that a failure begins with.
///   - call: makes and awaits one call to the fake that it gets.
/// - Returns: whether the assertion holds.
@_disfavoredOverload
@discardableResult
nonisolated(nonsending) public func expectHaveReceived<F: Fake, each Input, T>(
  _ fake: F, outcome: OutcomeMatcher? = nil, times: some ExpectedCount = .atLeast(1),
  message: @autoclosure () -> String = "", fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, _ call: (F, repeat each Input) async throws -> T
) async -> Bool {
  await fake.assertReceived(call, by: fake, times, message, outcome, at: SourcePosition(fileID, filePath, line, column))
}

/// Expects a call with one `$1` to an asynchronous function. What `$1` stands for needn't be `Sendable`.
/// - Parameters:
///   - fake: the fake, or its faker.
///   - outcome: what you expect to have become of the calls; anything by default.
///   - times: how often; at least once by default.
///   - message: the text that a failure begins with.
///   - call: makes and awaits one call to the fake that it gets.
/// - Returns: whether the assertion holds.
@_disfavoredOverload
@discardableResult
nonisolated(nonsending) public func expectHaveReceived<F: Fake, Input, T>(
  _ fake: F, outcome: OutcomeMatcher? = nil, times: some ExpectedCount = .atLeast(1),
  message: @autoclosure () -> String = "", fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, _ call: (F, sending Input) async throws -> T
) async -> Bool {
  await fake.assertReceived(call, by: fake, times, message, outcome, at: SourcePosition(fileID, filePath, line, column))
}

/// Asserts that the fake received the call that the closure makes; see `expectHaveReceived`.
nonisolated public func XCTAssertHaveReceived<F: Fake, each Input, T>(
  _ fake: F, outcome: OutcomeMatcher? = nil, times: some ExpectedCount = .atLeast(1),
  message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line,
  _ call: (F, repeat each Input) throws -> T
) {
  fake.assertReceived(call, by: fake, times, message, outcome, at: SourcePosition(file, line))
}

/// Asserts that the fake received the call to an asynchronous function that the closure makes; see
/// `expectHaveReceived`.
@_disfavoredOverload
nonisolated(nonsending) public func XCTAssertHaveReceived<F: Fake, each Input, T>(
  _ fake: F, outcome: OutcomeMatcher? = nil, times: some ExpectedCount = .atLeast(1),
  message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line,
  _ call: (F, repeat each Input) async throws -> T
) async {
  await fake.assertReceived(call, by: fake, times, message, outcome, at: SourcePosition(file, line))
}

/// Asserts a call with one `$1` to an asynchronous function. What `$1` stands for needn't be `Sendable`.
@_disfavoredOverload
nonisolated(nonsending) public func XCTAssertHaveReceived<F: Fake, Input, T>(
  _ fake: F, outcome: OutcomeMatcher? = nil, times: some ExpectedCount = .atLeast(1),
  message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line,
  _ call: (F, sending Input) async throws -> T
) async {
  await fake.assertReceived(call, by: fake, times, message, outcome, at: SourcePosition(file, line))
}

/// Expects that the fake did not receive the call that the closure makes:
/// `expectHaveNotReceived(dog) { $0.eat(.canned) }`.
/// - Parameters:
///   - fake: the fake, or its faker.
///   - message: the text that a failure begins with.
///   - call: makes one call to the fake that it gets. Making no call, or several, is a failure.
/// - Returns: whether the assertion holds.
@discardableResult
nonisolated public func expectHaveNotReceived<F: Fake, each Input, T>(
  _ fake: F, message: @autoclosure () -> String = "", fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ call: (F, repeat each Input) throws -> T
) -> Bool {
  fake.assertReceived(call, by: fake, .never, message, at: SourcePosition(fileID, filePath, line, column))
}

/// Expects that the fake did not receive the call to an asynchronous function that the closure makes; see the
/// synchronous form.
/// - Parameters:
///   - fake: the fake, or its faker.
///   - message: the text that a failure begins with.
///   - call: makes and awaits one call to the fake that it gets.
/// - Returns: whether the assertion holds.
@_disfavoredOverload
@discardableResult
nonisolated(nonsending) public func expectHaveNotReceived<F: Fake, each Input, T>(
  _ fake: F, message: @autoclosure () -> String = "", fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ call: (F, repeat each Input) async throws -> T
) async -> Bool {
  await fake.assertReceived(call, by: fake, .never, message, at: SourcePosition(fileID, filePath, line, column))
}

/// Expects no call with one `$1` to an asynchronous function. What `$1` stands for needn't be `Sendable`.
/// - Parameters:
///   - fake: the fake, or its faker.
///   - message: the text that a failure begins with.
///   - call: makes and awaits one call to the fake that it gets.
/// - Returns: whether the assertion holds.
@_disfavoredOverload
@discardableResult
nonisolated(nonsending) public func expectHaveNotReceived<F: Fake, Input, T>(
  _ fake: F, message: @autoclosure () -> String = "", fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ call: (F, sending Input) async throws -> T
) async -> Bool {
  await fake.assertReceived(call, by: fake, .never, message, at: SourcePosition(fileID, filePath, line, column))
}

/// Asserts that the fake did not receive the call that the closure makes; see `expectHaveNotReceived`.
nonisolated public func XCTAssertHaveNotReceived<F: Fake, each Input, T>(
  _ fake: F, message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line,
  _ call: (F, repeat each Input) throws -> T
) {
  fake.assertReceived(call, by: fake, .never, message, at: SourcePosition(file, line))
}

/// Asserts that the fake did not receive the call to an asynchronous function that the closure makes; see
/// `expectHaveNotReceived`.
@_disfavoredOverload
nonisolated(nonsending) public func XCTAssertHaveNotReceived<F: Fake, each Input, T>(
  _ fake: F, message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line,
  _ call: (F, repeat each Input) async throws -> T
) async {
  await fake.assertReceived(call, by: fake, .never, message, at: SourcePosition(file, line))
}

/// Asserts no call with one `$1` to an asynchronous function. What `$1` stands for needn't be `Sendable`.
@_disfavoredOverload
nonisolated(nonsending) public func XCTAssertHaveNotReceived<F: Fake, Input, T>(
  _ fake: F, message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line,
  _ call: (F, sending Input) async throws -> T
) async {
  await fake.assertReceived(call, by: fake, .never, message, at: SourcePosition(file, line))
}
