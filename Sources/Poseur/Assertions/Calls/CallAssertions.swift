#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// Expects that a function was called with these arguments, as often as `times` says.
///
/// A failure shows the calls that came near, the nearest first, and why they do not match.
/// ```swift
/// expectHaveReceived(dog, .howl, with: 3, outcome: .threw(Hoarse.self))
/// ```
/// - Parameters:
///   - fake: the fake, or its faker: `FakeKennel.classFaker` for the static functions of a type. Nil fails.
///   - function: the function that is expected to be called.
///   - arguments: the arguments of the call, each a value or a matcher. None given means any arguments. Captors among
///     them keep the arguments of each call that matches.
///   - outcome: what is expected to have become of the calls; anything by default.
///   - times: how often; at least once by default.
/// - Returns: whether the assertion holds.
@discardableResult
nonisolated public func expectHaveReceived<F: Fake>(
  _ fake: F?, _ function: F.Function, with arguments: Any?..., outcome: OutcomeMatcher? = nil,
  times: CountSpecifier = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> Bool {
  concludeAssertion(
    .received(fake, function, arguments, outcome: outcome, times),
    at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Asserts that a function was called with these arguments, as often as `times` says; see `expectHaveReceived`.
nonisolated public func XCTAssertHaveReceived<F: Fake>(
  _ fake: F?, _ function: F.Function, with arguments: Any?..., outcome: OutcomeMatcher? = nil,
  times: CountSpecifier = .atLeast(1), file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(
    .received(fake, function, arguments, outcome: outcome, times), at: SourcePosition(file: file, line: line))
}

/// The same as `XCTAssertHaveReceived(_:_:with:times:)`, under the label that SpryKit has for the count.
nonisolated public func XCTAssertHaveReceived<F: Fake>(
  _ fake: F?, _ function: F.Function, with arguments: Any?..., countSpecifier: CountSpecifier,
  file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.received(fake, function, arguments, countSpecifier), at: SourcePosition(file: file, line: line))
}

/// Expects a call that was described beforehand: with a list of arguments, or with a check of them.
///
/// A failure shows the calls that came near, the nearest first, and why they do not match.
/// ```swift
/// expectHaveReceived(dog.call(to: .shouldFetch, where: { (item: Item, _: Member) in item == .ball }))
/// ```
/// - Parameter call: the call, and how often, made with `fake.call(to:withArguments:times:)` or
///   `fake.call(to:where:times:)`.
/// - Returns: whether the assertion holds.
@discardableResult
nonisolated public func expectHaveReceived(
  _ call: ExpectedCall, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Bool {
  concludeAssertion(
    .received(call), at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Asserts that a call came that was described beforehand; see `expectHaveReceived`.
nonisolated public func XCTAssertHaveReceived(_ call: ExpectedCall, file: StaticString = #filePath, line: UInt = #line)
{
  concludeAssertion(.received(call), at: SourcePosition(file: file, line: line))
}

/// Expects that a function was not called with these arguments.
///
/// It also fails where nothing could equal an argument, such as a closure or nan, since it would prove nothing. It
/// warns if every call has another number of arguments, a number of another type, or separate arguments where a list of
/// as many is given, and if calls may match that are not kept, or whose arguments are not.
/// - Parameters:
///   - fake: the fake, or its faker. Nil fails.
///   - function: the function that is expected not to be called.
///   - arguments: the arguments of the call, each a value or a matcher. None given means any arguments.
/// - Returns: whether the assertion holds.
@discardableResult
nonisolated public func expectHaveNotReceived<F: Fake>(
  _ fake: F?, _ function: F.Function, with arguments: Any?..., fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
  concludeAssertion(
    .received(fake, function, arguments, .never),
    at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Asserts that a function was not called with these arguments; see `expectHaveNotReceived`.
nonisolated public func XCTAssertHaveNotReceived<F: Fake>(
  _ fake: F?, _ function: F.Function, with arguments: Any?..., file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.received(fake, function, arguments, .never), at: SourcePosition(file: file, line: line))
}

/// Expects that at least one function of a fake was called.
/// - Parameter fake: the fake, or its faker. Nil fails.
/// - Returns: whether the assertion holds.
@discardableResult
nonisolated public func expectHaveRecordedCalls<F: Fake>(
  _ fake: F?, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Bool {
  concludeAssertion(
    .receivedAnything(fake), at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Asserts that at least one function of a fake was called; see `expectHaveRecordedCalls`.
nonisolated public func XCTAssertHaveRecordedCalls<F: Fake>(
  _ fake: F?, file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.receivedAnything(fake), at: SourcePosition(file: file, line: line))
}

/// Expects that no function of a fake was called. A failure names the calls.
/// - Parameter fake: the fake, or its faker. Nil fails.
/// - Returns: whether the assertion holds.
@discardableResult
nonisolated public func expectHaveNoRecordedCalls<F: Fake>(
  _ fake: F?, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Bool {
  concludeAssertion(
    .receivedNothing(fake), at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Asserts that no function of a fake was called; see `expectHaveNoRecordedCalls`.
nonisolated public func XCTAssertHaveNoRecordedCalls<F: Fake>(
  _ fake: F?, file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.receivedNothing(fake), at: SourcePosition(file: file, line: line))
}

/// Expects that calls of one fake or of several came in this order; others may have come between them.
///
/// Each call is looked for after the one named before it. It takes as many calls as its count requires at least; the
/// count then covers the calls up to the first one that matches the next. A failure shows the calls of all the fakes
/// and where the first one is missing.
/// - Parameter calls: the calls, made with `fake.call(to:withArguments:times:)`. Passing none is a failure.
/// - Returns: whether the assertion holds.
@discardableResult
nonisolated public func expectHaveReceivedInOrder(
  _ calls: ExpectedCall..., fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Bool {
  concludeAssertion(
    .receivedInOrder(calls), at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Asserts that calls of one fake or of several came in this order; see `expectHaveReceivedInOrder`.
nonisolated public func XCTAssertHaveReceivedInOrder(
  _ calls: ExpectedCall..., file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.receivedInOrder(calls), at: SourcePosition(file: file, line: line))
}

/// Expects that calls came in the order of a list, as `expectHaveReceivedInOrder` does for calls one by one.
/// - Parameter calls: the calls, made with `fake.call(to:withArguments:times:)`. An empty list is a failure.
/// - Returns: whether the assertion holds.
@discardableResult
nonisolated public func expectHaveReceivedInOrder(
  _ calls: [ExpectedCall], fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Bool {
  concludeAssertion(
    .receivedInOrder(calls), at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Asserts that calls came in the order of a list; see `expectHaveReceivedInOrder`.
nonisolated public func XCTAssertHaveReceivedInOrder(
  _ calls: [ExpectedCall], file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.receivedInOrder(calls), at: SourcePosition(file: file, line: line))
}
