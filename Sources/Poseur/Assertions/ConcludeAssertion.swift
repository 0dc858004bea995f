#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// Ends every assertion by reporting what its verdict says. A failure comes below the message that the test passed, and
/// the test's report also gets the transcripts of the fakes.
/// - Returns: whether the assertion holds.
@discardableResult
nonisolated func concludeAssertion(
  _ verdict: AssertionVerdict, _ message: () -> String = { "" }, at position: SourcePosition
) -> Bool {
  if let warning = verdict.warning { Failures.reporter.report(warning, severity: .warning, at: position) }
  guard let failure = verdict.failureMessage else { return !verdict.isAlreadyTold }
  if AssertionVerdict.isToldOfMatcher(at: position) { return false }
  let ownMessage = message()
  let text = ownMessage.isEmpty ? failure : ownMessage + "\n" + failure
  Failures.reporter.report(text, severity: .failure, at: position)
  if let reporter = Failures.reporter as? any AttachingReporter {
    for fake in verdict.fakes { reporter.attach("\(fake.name) transcript.txt", at: position, fake.excerpt) }
  }
  return false
}

nonisolated extension SourcePosition {
  /// The position of an XCTest-style assertion, which knows neither the module nor the column.
  init(_ file: StaticString, _ line: UInt) { self.init(fileID: file, filePath: file, line: line, column: 1) }
}
