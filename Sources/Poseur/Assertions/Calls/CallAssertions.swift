#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// Expects that a function was called with these arguments, as often as `times` says.
///
/// A failure shows the calls that come close, the closest first, and why they don't match.
/// ```swift
/// expectHaveReceived(dog, .howl, with: 3, outcome: .threw(Hoarse.self))
/// ```
/// - Parameters:
///   - fake: the fake, or its faker. For the static functions of a type, pass `FakeKennel.classFaker`. Nil fails.
///   - function: the function you expect to be called.
///   - arguments: the arguments of the call, each a value or a matcher. With none, any arguments match. Captors keep
///     the arguments of each call that matches.
///   - outcome: what you expect to have become of the calls; anything by default.
///   - times: how often; at least once by default.
///   - message: the text that a failure begins with.
/// - Returns: whether the assertion holds.
@discardableResult
nonisolated public func expectHaveReceived<F: Fake>(
  _ fake: F?, _ function: F.Function, with arguments: Any?..., outcome: OutcomeMatcher? = nil,
  times: some ExpectedCount = .atLeast(1), message: @autoclosure () -> String = "", fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
  concludeAssertion(
    .received(fake, function, arguments, outcome: outcome, times.countSpecifier), message,
    at: SourcePosition(fileID, filePath, line, column))
}

/// Asserts that a function was called with these arguments, as often as `times` says; see `expectHaveReceived`.
nonisolated public func XCTAssertHaveReceived<F: Fake>(
  _ fake: F?, _ function: F.Function, with arguments: Any?..., outcome: OutcomeMatcher? = nil,
  times: some ExpectedCount = .atLeast(1), message: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: UInt = #line
) {
  concludeAssertion(
    .received(fake, function, arguments, outcome: outcome, times.countSpecifier), message,
    at: SourcePosition(file, line))
}

/// The same as `XCTAssertHaveReceived(_:_:with:times:)`, with the label that SpryKit uses for the count.
nonisolated public func XCTAssertHaveReceived<F: Fake>(
  _ fake: F?, _ function: F.Function, with arguments: Any?..., countSpecifier: CountSpecifier,
  file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.received(fake, function, arguments, countSpecifier), at: SourcePosition(file, line))
}

/// Expects a call that you described beforehand, with a list of arguments or with a check.
///
/// A failure shows the calls that come close, the closest first, and why they don't match.
/// ```swift
/// expectHaveReceived(dog.call(to: .shouldFetch, where: { (item: Item, _: Member) in item == .ball }))
/// ```
/// - Parameter call: the call and how often you expect it, made with `fake.call(to:withArguments:times:)` or
///   `fake.call(to:where:times:)`.
/// - Returns: whether the assertion holds.
@discardableResult
nonisolated public func expectHaveReceived(
  _ call: some AnyExpectedCall, message: @autoclosure () -> String = "", fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
  concludeAssertion(.received(call), message, at: SourcePosition(fileID, filePath, line, column))
}

/// Asserts that the fake received a call that you described beforehand; see `expectHaveReceived`.
nonisolated public func XCTAssertHaveReceived(
  _ call: some AnyExpectedCall, message: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: UInt = #line
) {
  concludeAssertion(.received(call), message, at: SourcePosition(file, line))
}

/// Expects that a function was not called with these arguments.
///
/// It also fails if nothing could equal an argument, such as a closure or nan, because it would prove nothing. It warns
/// when it proves little:
/// - Every call has a different number of arguments, a number of another type, or separate arguments where you give a
///   list of as many.
/// - A call that isn't kept, or whose arguments aren't, may match.
///
/// - Parameters:
///   - fake: the fake, or its faker. Nil fails.
///   - function: the function you expect not to be called.
///   - arguments: the arguments of the call, each a value or a matcher. With none, any arguments match.
///   - message: the text that a failure begins with.
/// - Returns: whether the assertion holds.
@discardableResult
nonisolated public func expectHaveNotReceived<F: Fake>(
  _ fake: F?, _ function: F.Function, with arguments: Any?..., message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
  concludeAssertion(
    .received(fake, function, arguments, .never), message, at: SourcePosition(fileID, filePath, line, column))
}

/// Asserts that a function was not called with these arguments; see `expectHaveNotReceived`.
nonisolated public func XCTAssertHaveNotReceived<F: Fake>(
  _ fake: F?, _ function: F.Function, with arguments: Any?..., message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.received(fake, function, arguments, .never), message, at: SourcePosition(file, line))
}

// Labels that come to mind first, because the queries about calls have them. You can't use them: the compiler says what
// to write instead.

/// Not available: the label is `with:`.
@available(*, unavailable, renamed: "expectHaveReceived(_:_:with:)")
nonisolated public func expectHaveReceived<F: Fake>(
  _ fake: F?, _ function: F.Function, withArguments arguments: Any?..., times: some ExpectedCount = .atLeast(1)
) {}

/// Not available: the label is `with:`.
@available(*, unavailable, renamed: "expectHaveNotReceived(_:_:with:)")
nonisolated public func expectHaveNotReceived<F: Fake>(
  _ fake: F?, _ function: F.Function, withArguments arguments: Any?...
) {}

/// Not available: the label is `with:`.
@available(*, unavailable, renamed: "XCTAssertHaveReceived(_:_:with:)")
nonisolated public func XCTAssertHaveReceived<F: Fake>(
  _ fake: F?, _ function: F.Function, withArguments arguments: Any?..., times: some ExpectedCount = .atLeast(1)
) {}

/// Not available: the label is `with:`.
@available(*, unavailable, renamed: "XCTAssertHaveNotReceived(_:_:with:)")
nonisolated public func XCTAssertHaveNotReceived<F: Fake>(
  _ fake: F?, _ function: F.Function, withArguments arguments: Any?...
) {}
