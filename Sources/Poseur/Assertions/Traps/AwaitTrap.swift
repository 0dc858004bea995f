#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// Runs a block on a catcher's thread and judges how it ended.
///
/// No framework could tell on that thread which test a failure belongs to. So what is reported there is kept, and
/// passed on here.
func awaitTrap<Value>(in expression: @escaping () throws -> Value) -> AssertionVerdict {
  let reports = CapturingReporter()
  var returned: Value?
  let block = inCurrentScope(isInTest: SwiftTestingBridge.isInTest) {
    try Failures.$reporter.withValue(reports) { returned = try expression() }
  }
  let outcome = TrapCatcher.run(block)
  _ = reports.end(returning: nil, successor: Failures.reporter)
  return .trap(outcome, returned: returned)
}
