#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// Expects that the call which the closure makes was made, as often as `times` says.
///
/// ```swift
/// expectHaveReceived(dog, times: 1) { $0.eat(.canned) }
/// ```
/// The compiler checks the call as any other. Nothing is recorded while the closure runs. `matching(_:like:)` takes any
/// argument that a matcher accepts.
/// - Parameters:
///   - fake: the fake, or its faker.
///   - times: how often; at least once by default.
///   - call: makes one call of the fake that it is given. No call, or several, is a failure.
/// - Returns: whether the assertion holds.
@discardableResult
nonisolated public func expectHaveReceived<F: Fake, T>(
  _ fake: F, times: CountSpecifier = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, _ call: (F) throws -> T
) -> Bool {
  expectHaveReceived(fake.call(times: times, call), fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Expects that the call which the closure makes, of an asynchronous function, was made; see the synchronous form.
/// - Parameters:
///   - fake: the fake, or its faker.
///   - times: how often; at least once by default.
///   - call: makes and awaits one call of the fake that it is given.
/// - Returns: whether the assertion holds.
@discardableResult
nonisolated(nonsending) public func expectHaveReceived<F: Fake, T>(
  _ fake: F, times: CountSpecifier = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, _ call: nonisolated(nonsending) (F) async throws -> T
) async -> Bool {
  let call = await fake.call(times: times, call)
  return expectHaveReceived(call, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Asserts that the call which the closure makes was made; see `expectHaveReceived`.
nonisolated public func XCTAssertHaveReceived<F: Fake, T>(
  _ fake: F, times: CountSpecifier = .atLeast(1), file: StaticString = #filePath, line: UInt = #line,
  _ call: (F) throws -> T
) {
  XCTAssertHaveReceived(fake.call(times: times, call), file: file, line: line)
}

/// Asserts that the call which the closure makes, of an asynchronous function, was made; see `expectHaveReceived`.
nonisolated(nonsending) public func XCTAssertHaveReceived<F: Fake, T>(
  _ fake: F, times: CountSpecifier = .atLeast(1), file: StaticString = #filePath, line: UInt = #line,
  _ call: nonisolated(nonsending) (F) async throws -> T
) async {
  XCTAssertHaveReceived(await fake.call(times: times, call), file: file, line: line)
}

/// Expects that the call which the closure makes was not made: `expectHaveNotReceived(dog) { $0.eat(.canned) }`.
/// - Parameters:
///   - fake: the fake, or its faker.
///   - call: makes one call of the fake that it is given. No call, or several, is a failure.
/// - Returns: whether the assertion holds.
@discardableResult
nonisolated public func expectHaveNotReceived<F: Fake, T>(
  _ fake: F, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ call: (F) throws -> T
) -> Bool {
  expectHaveReceived(fake.call(times: .never, call), fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Expects that the call which the closure makes, of an asynchronous function, was not made; see the synchronous form.
/// - Parameters:
///   - fake: the fake, or its faker.
///   - call: makes and awaits one call of the fake that it is given.
/// - Returns: whether the assertion holds.
@discardableResult
nonisolated(nonsending) public func expectHaveNotReceived<F: Fake, T>(
  _ fake: F, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ call: nonisolated(nonsending) (F) async throws -> T
) async -> Bool {
  let call = await fake.call(times: .never, call)
  return expectHaveReceived(call, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Asserts that the call which the closure makes was not made; see `expectHaveNotReceived`.
nonisolated public func XCTAssertHaveNotReceived<F: Fake, T>(
  _ fake: F, file: StaticString = #filePath, line: UInt = #line, _ call: (F) throws -> T
) {
  XCTAssertHaveReceived(fake.call(times: .never, call), file: file, line: line)
}

/// Asserts that the call which the closure makes, of an asynchronous function, was not made; see
/// `expectHaveNotReceived`.
nonisolated(nonsending) public func XCTAssertHaveNotReceived<F: Fake, T>(
  _ fake: F, file: StaticString = #filePath, line: UInt = #line,
  _ call: nonisolated(nonsending) (F) async throws -> T
) async {
  XCTAssertHaveReceived(await fake.call(times: .never, call), file: file, line: line)
}
