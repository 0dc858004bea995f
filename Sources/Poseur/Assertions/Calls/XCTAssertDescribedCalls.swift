#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// Asserts that a call came that was described beforehand: with a list of arguments, with a check of them, or to a
/// faker or a spy that is no ``Fake``.
///
/// A failure shows the calls that came near, the nearest first, and why they do not match.
/// - Parameter call: the call, and how often, made with `fake.call(to:withArguments:times:)` or
///   `fake.call(to:where:times:)`.
nonisolated public func XCTAssertHaveReceived(_ call: ExpectedCall, file: StaticString = #filePath, line: UInt = #line)
{
  concludeAssertion(.received(call), at: SourcePosition(file: file, line: line))
}

/// Asserts that calls of one fake or of several came in this order; others may have come between them.
///
/// Each call is looked for after the one named before it. It takes as many calls as its count requires at least; the
/// count then covers the calls up to the first one that matches the next. A failure shows the calls of all the fakes
/// and where the first one is missing.
/// - Parameter calls: the calls, made with `fake.call(to:withArguments:times:)`. Passing none is a failure.
nonisolated public func XCTAssertHaveReceivedInOrder(
  _ calls: ExpectedCall..., file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.receivedInOrder(calls), at: SourcePosition(file: file, line: line))
}
