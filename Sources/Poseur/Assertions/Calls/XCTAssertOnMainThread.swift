#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// Asserts that the calls came on the main thread. If there are none, that is a failure.
///
/// A failure shows the calls that came on other threads.
/// - Parameters:
///   - fake: the fake. Nil fails.
///   - functions: the functions whose calls are looked at; all when none is given.
public func XCTAssertOnMainThread<F: Fake>(
  _ fake: F?, _ functions: F.Function..., file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.onMainThread(fake?.faker, of: F.self, functions), at: SourcePosition(file: file, line: line))
}

/// Asserts that the calls came on the main thread. If there are none, that is a failure.
///
/// A failure shows the calls that came on other threads.
/// - Parameters:
///   - fake: the type of the fake. Nil fails.
///   - functions: the functions whose calls are looked at; all when none is given.
public func XCTAssertOnMainThread<F: StaticFake>(
  _ fake: F.Type?, _ functions: F.ClassFunction..., file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.onMainThread(fake?.classFaker, of: F.self, functions), at: SourcePosition(file: file, line: line))
}
