#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// Expects that calls of one fake or of several came in this order; others may have come between them.
///
/// Each call is looked for after the one named before it, and its count holds up to the first call that matches the
/// next one. A failure shows the calls of all the fakes and where the first one is missing.
/// - Parameter calls: the calls, made with `fake.call(to:withArguments:times:)`. Passing none is a failure.
/// - Returns: whether the assertion holds.
@discardableResult
public func expectHaveReceivedInOrder(
  _ calls: ExpectedCall..., fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Bool {
  concludeAssertion(
    .receivedInOrder(calls), at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
}
