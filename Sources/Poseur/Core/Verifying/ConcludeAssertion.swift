/// Ends every assertion by reporting what its verdict says. A failure comes below the message that the test passed, and
/// the test's report also gets the transcripts of the fakes.
/// - Returns: whether the assertion holds.
@_spi(Poseur)
@discardableResult
nonisolated public func concludeAssertion(
  _ verdict: AssertionVerdict, _ message: () -> String = { "" }, at position: SourcePosition
) -> Bool {
  if let warning = verdict.warning { Failures.reporter.report(warning, severity: .warning, at: position) }
  guard let failure = verdict.failureMessage else { return !verdict.isAlreadyTold }
  if MisplacedMatcher.last.withLock({ $0 })?.isArgument(at: position) == true {
    // A failure has just told why this one fails: it has a matcher outside a written call.
    MisplacedMatcher.last.exchange(nil)
    return false
  }
  let ownMessage = message()
  let text = ownMessage.isEmpty ? failure : ownMessage + "\n" + failure
  Failures.reporter.report(text, severity: .failure, at: position)
  if let reporter = Failures.reporter as? any AttachingReporter {
    for fake in verdict.fakes { reporter.attach("\(fake.name) transcript.txt", at: position, fake.excerpt) }
  }
  return false
}
