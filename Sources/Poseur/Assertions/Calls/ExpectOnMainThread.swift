#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// Expects that the calls came on the main thread. If there are none, that is a failure.
///
/// A failure shows the calls that came on other threads.
/// - Parameters:
///   - fake: the fake. Nil fails.
///   - functions: the functions whose calls are looked at; all when none is given.
/// - Returns: whether the assertion holds.
@discardableResult
public func expectOnMainThread<F: Fake>(
  _ fake: F?, _ functions: F.Function..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> Bool {
  concludeAssertion(
    .onMainThread(fake?.faker, of: F.self, functions),
    at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects that the calls came on the main thread. If there are none, that is a failure.
///
/// A failure shows the calls that came on other threads.
/// - Parameters:
///   - fake: the type of the fake. Nil fails.
///   - functions: the functions whose calls are looked at; all when none is given.
/// - Returns: whether the assertion holds.
@discardableResult
public func expectOnMainThread<F: StaticFake>(
  _ fake: F.Type?, _ functions: F.ClassFunction..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> Bool {
  concludeAssertion(
    .onMainThread(fake?.classFaker, of: F.self, functions),
    at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
}
