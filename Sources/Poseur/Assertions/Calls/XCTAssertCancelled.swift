#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// Asserts that a call was cancelled: it threw `CancellationError`, or its task was cancelled while the answer
/// of its stub was awaited.
///
/// A failure shows what became of the calls.
/// - Parameters:
///   - fake: the fake. Nil fails.
///   - functions: the functions whose calls are looked at; all when none is given.
public func XCTAssertCancelled<F: Fake>(
  _ fake: F?, _ functions: F.Function..., file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.cancelled(fake?.faker, of: F.self, functions), at: SourcePosition(file: file, line: line))
}

/// Asserts that a call was cancelled: it threw `CancellationError`, or its task was cancelled while the answer
/// of its stub was awaited.
///
/// A failure shows what became of the calls.
/// - Parameters:
///   - fake: the type of the fake. Nil fails.
///   - functions: the functions whose calls are looked at; all when none is given.
public func XCTAssertCancelled<F: StaticFake>(
  _ fake: F.Type?, _ functions: F.ClassFunction..., file: StaticString = #filePath, line: UInt = #line
) {
  concludeAssertion(.cancelled(fake?.classFaker, of: F.self, functions), at: SourcePosition(file: file, line: line))
}
