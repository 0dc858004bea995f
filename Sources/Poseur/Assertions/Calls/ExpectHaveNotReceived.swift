#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// Expects that a function was not called with these arguments.
/// - Parameters:
///   - fake: the fake. Nil fails.
///   - function: the function that is expected not to be called.
///   - arguments: the arguments of the call, each a value or a matcher. None given means any arguments.
/// - Returns: whether the assertion holds.
@discardableResult
public func expectHaveNotReceived<F: Fake>(
  _ fake: F?, _ function: F.Function, with arguments: Any?..., fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
  concludeAssertion(
    .received(fake?.faker, of: F.self, function, arguments, .never),
    at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects that a function of a type was not called with these arguments.
/// - Parameters:
///   - fake: the type of the fake. Nil fails.
///   - function: the function that is expected not to be called.
///   - arguments: the arguments of the call, each a value or a matcher. None given means any arguments.
/// - Returns: whether the assertion holds.
@discardableResult
public func expectHaveNotReceived<F: StaticFake>(
  _ fake: F.Type?, _ function: F.ClassFunction, with arguments: Any?..., fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
  concludeAssertion(
    .received(fake?.classFaker, of: F.self, function, arguments, .never),
    at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
}
