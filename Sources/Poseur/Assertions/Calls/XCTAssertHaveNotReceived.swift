#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// Asserts that a function was not called with these arguments.
/// - Parameters:
///   - fake: the fake. Nil fails.
///   - function: the function that is expected not to be called.
///   - arguments: the arguments of the call, each a value or a matcher. None given means any arguments.
public func XCTAssertHaveNotReceived<F: Fake>(
  _ fake: F?, _ function: F.Function, with arguments: Any?..., file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(
    .received(fake?.faker, of: F.self, function, arguments, .never), at: SourcePosition(file: file, line: line))
}

/// Asserts that a function of a type was not called with these arguments.
/// - Parameters:
///   - fake: the type of the fake. Nil fails.
///   - function: the function that is expected not to be called.
///   - arguments: the arguments of the call, each a value or a matcher. None given means any arguments.
public func XCTAssertHaveNotReceived<F: StaticFake>(
  _ fake: F.Type?, _ function: F.ClassFunction, with arguments: Any?..., file: StaticString = #filePath,
  line: UInt = #line
) {
  concludeAssertion(
    .received(fake?.classFaker, of: F.self, function, arguments, .never), at: SourcePosition(file: file, line: line))
}
