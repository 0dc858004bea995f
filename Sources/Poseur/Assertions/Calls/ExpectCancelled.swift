#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// Expects that a call was cancelled: it threw `CancellationError`, or its task was cancelled while the answer
/// of its stub was awaited.
///
/// A failure shows what became of the calls.
/// - Parameters:
///   - fake: the fake. Nil fails.
///   - functions: the functions whose calls are looked at; all when none is given.
/// - Returns: whether the assertion holds.
@discardableResult
public func expectCancelled<F: Fake>(
  _ fake: F?, _ functions: F.Function..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> Bool {
  concludeAssertion(
    .cancelled(fake?.faker, of: F.self, functions),
    at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects that a call was cancelled: it threw `CancellationError`, or its task was cancelled while the answer
/// of its stub was awaited.
///
/// A failure shows what became of the calls.
/// - Parameters:
///   - fake: the type of the fake. Nil fails.
///   - functions: the functions whose calls are looked at; all when none is given.
/// - Returns: whether the assertion holds.
@discardableResult
public func expectCancelled<F: StaticFake>(
  _ fake: F.Type?, _ functions: F.ClassFunction..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> Bool {
  concludeAssertion(
    .cancelled(fake?.classFaker, of: F.self, functions),
    at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
}
