#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// Asserts that a function was called with these arguments, as often as `times` says.
///
/// A failure shows the calls that came near, the nearest first, and why they do not match.
/// - Parameters:
///   - fake: the fake. Nil fails.
///   - function: the function that is expected to be called.
///   - arguments: the arguments of the call, each a value or a matcher. None given means any arguments. Captors among
///     them keep the arguments of each call that matches.
///   - times: how often; at least once by default.
nonisolated public func XCTAssertHaveReceived<F: Fake>(
  _ fake: F?, _ function: F.Function, with arguments: Any?...,
  times: CountSpecifier = .atLeast(1), file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(
    .received(fake?.faker, of: F.self, function, arguments, times), at: SourcePosition(file: file, line: line))
}

/// Asserts that a function was called with these arguments, as often as `countSpecifier` says, which is SpryKit's label
/// for the count.
/// - Parameters:
///   - fake: the fake. Nil fails.
///   - function: the function that is expected to be called.
///   - arguments: the arguments of the call, each a value or a matcher. None given means any arguments. Captors among
///     them keep the arguments of each call that matches.
///   - countSpecifier: how often.
nonisolated public func XCTAssertHaveReceived<F: Fake>(
  _ fake: F?, _ function: F.Function, with arguments: Any?...,
  countSpecifier: CountSpecifier, file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(
    .received(fake?.faker, of: F.self, function, arguments, countSpecifier), at: SourcePosition(file: file, line: line))
}

/// Asserts that a function of a type was called with these arguments, as often as `times` says.
///
/// A failure shows the calls that came near, the nearest first, and why they do not match.
/// - Parameters:
///   - fake: the type of the fake. Nil fails.
///   - function: the function that is expected to be called.
///   - arguments: the arguments of the call, each a value or a matcher. None given means any arguments. Captors among
///     them keep the arguments of each call that matches.
///   - times: how often; at least once by default.
nonisolated public func XCTAssertHaveReceived<F: StaticFake>(
  _ fake: F.Type?, _ function: F.ClassFunction, with arguments: Any?...,
  times: CountSpecifier = .atLeast(1), file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(
    .received(fake?.classFaker, of: F.self, function, arguments, times), at: SourcePosition(file: file, line: line))
}

/// Asserts that a function of a type was called with these arguments, as often as `countSpecifier` says, which is
/// SpryKit's label for the count.
/// - Parameters:
///   - fake: the type of the fake. Nil fails.
///   - function: the function that is expected to be called.
///   - arguments: the arguments of the call, each a value or a matcher. None given means any arguments. Captors among
///     them keep the arguments of each call that matches.
///   - countSpecifier: how often.
nonisolated public func XCTAssertHaveReceived<F: StaticFake>(
  _ fake: F.Type?, _ function: F.ClassFunction, with arguments: Any?...,
  countSpecifier: CountSpecifier, file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(
    .received(fake?.classFaker, of: F.self, function, arguments, countSpecifier),
    at: SourcePosition(file: file, line: line))
}

/// Asserts that a function was not called with these arguments.
///
/// It also fails where nothing could equal an argument, such as a closure or nan, since it would prove nothing. It warns
/// if every call has another number of arguments, a number of another type, or separate arguments where a list of as
/// many is given, and if calls may match that are not kept, or whose arguments are not.
/// - Parameters:
///   - fake: the fake. Nil fails.
///   - function: the function that is expected not to be called.
///   - arguments: the arguments of the call, each a value or a matcher. None given means any arguments.
nonisolated public func XCTAssertHaveNotReceived<F: Fake>(
  _ fake: F?, _ function: F.Function, with arguments: Any?..., file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(
    .received(fake?.faker, of: F.self, function, arguments, .never), at: SourcePosition(file: file, line: line))
}

/// Asserts that a function of a type was not called with these arguments.
///
/// It also fails where nothing could equal an argument, such as a closure or nan, since it would prove nothing. It warns
/// if every call has another number of arguments, a number of another type, or separate arguments where a list of as
/// many is given, and if calls may match that are not kept, or whose arguments are not.
/// - Parameters:
///   - fake: the type of the fake. Nil fails.
///   - function: the function that is expected not to be called.
///   - arguments: the arguments of the call, each a value or a matcher. None given means any arguments.
nonisolated public func XCTAssertHaveNotReceived<F: StaticFake>(
  _ fake: F.Type?, _ function: F.ClassFunction, with arguments: Any?..., file: StaticString = #filePath,
  line: UInt = #line
) {
  concludeAssertion(
    .received(fake?.classFaker, of: F.self, function, arguments, .never), at: SourcePosition(file: file, line: line))
}

/// Asserts that a function was called with these arguments and had this outcome, as often as `times` says.
///
/// A failure shows the calls that came near, the nearest first, and what became of them.
/// - Parameters:
///   - fake: the fake. Nil fails.
///   - function: the function that is expected to be called.
///   - arguments: the arguments of the call, each a value or a matcher. None given means any arguments. Captors among
///     them keep the arguments of each call that matches.
///   - outcome: what is expected to have become of the calls.
///   - times: how often; at least once by default.
nonisolated public func XCTAssertHaveReceived<F: Fake>(
  _ fake: F?, _ function: F.Function, with arguments: Any?..., outcome: OutcomeMatcher,
  times: CountSpecifier = .atLeast(1), file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(
    .received(fake?.faker, of: F.self, function, arguments, outcome, times), at: SourcePosition(file: file, line: line))
}

/// Asserts that a function of a type was called with these arguments and had this outcome, as often as `times` says.
///
/// A failure shows the calls that came near, the nearest first, and what became of them.
/// - Parameters:
///   - fake: the type of the fake. Nil fails.
///   - function: the function that is expected to be called.
///   - arguments: the arguments of the call, each a value or a matcher. None given means any arguments. Captors among
///     them keep the arguments of each call that matches.
///   - outcome: what is expected to have become of the calls.
///   - times: how often; at least once by default.
nonisolated public func XCTAssertHaveReceived<F: StaticFake>(
  _ fake: F.Type?, _ function: F.ClassFunction, with arguments: Any?..., outcome: OutcomeMatcher,
  times: CountSpecifier = .atLeast(1), file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(
    .received(fake?.classFaker, of: F.self, function, arguments, outcome, times),
    at: SourcePosition(file: file, line: line))
}
