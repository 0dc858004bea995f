#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// The end of every assertion: reports what the verdict has against it, the failure below the message that the test
/// gave.
/// - Returns: whether the assertion holds.
@discardableResult
nonisolated func concludeAssertion(
  _ verdict: AssertionVerdict, _ message: () -> String = { "" }, at position: SourcePosition
) -> Bool {
  if let warning = verdict.warning { Failures.reporter.report(warning, severity: .warning, at: position) }
  guard let failure = verdict.failureMessage else { return true }
  reportAssertion(failure, message(), at: position)
  return false
}

nonisolated func reportAssertion(_ failure: String, _ message: String, at position: SourcePosition) {
  let text = message.isEmpty ? failure : message + "\n" + failure
  Failures.reporter.report(text, severity: .failure, at: position)
}

nonisolated extension SourcePosition {
  /// The place of an assertion in XCTest's manner, which knows neither the module nor the column.
  init(file: StaticString, line: UInt) {
    self.init(fileID: file, filePath: file, line: line, column: 1)
  }
}
