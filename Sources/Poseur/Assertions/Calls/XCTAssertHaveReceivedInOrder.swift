#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// Asserts that calls of one fake or of several came in this order; others may have come between them.
///
/// Each call is looked for after the one named before it, and its count holds up to the first call that matches the
/// next one. A failure shows the calls of all the fakes and where the first one is missing.
/// - Parameter calls: the calls, made with `fake.call(to:withArguments:times:)`. Passing none is a failure.
public func XCTAssertHaveReceivedInOrder(
  _ calls: ExpectedCall..., file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.receivedInOrder(calls), at: SourcePosition(file: file, line: line))
}
