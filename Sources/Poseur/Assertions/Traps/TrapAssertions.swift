#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// Expects a block to trap: `fatalError`, a failed precondition or assertion, an unwrapped nil and the like.
/// ```swift
/// expectThrowsAssertion { dog.walk(legs: -1) }
/// ```
///
/// The block runs on its own thread, off the main thread and outside the running task, while the caller waits (see
/// ``TrapCatcher``). The caller passes on what the block reports once it's over. Whatever the block holds when it traps
/// is leaked.
///
/// It's a failure if the block returns or throws, or if the system can't catch traps.
/// - Important: In release builds `assert` and `assertionFailure` do nothing, by the rules of the language, so they are
///   not traps there. `precondition` and `fatalError` always are.
/// - Parameters:
///   - message: the text that the failure begins with.
///   - expression: what should trap.
/// - Returns: whether there was a trap.
@discardableResult
nonisolated public func expectThrowsAssertion<T>(
  _ message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ expression: @escaping () throws -> T
) -> Bool {
  concludeAssertion(awaitTrap(in: expression), message, at: SourcePosition(fileID, filePath, line, column))
}

/// Asserts that a block traps; see `expectThrowsAssertion`.
nonisolated public func XCTAssertThrowsAssertion<T>(
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line,
  _ expression: @escaping () throws -> T
) {
  concludeAssertion(awaitTrap(in: expression), message, at: SourcePosition(file, line))
}

/// Runs a block on a catcher's thread and judges how it ended.
///
/// On that thread, no framework knows which test a failure belongs to. So reports made there are kept and passed on
/// here.
nonisolated private func awaitTrap<Value>(in expression: @escaping () throws -> Value) -> AssertionVerdict {
  let reports = CapturingReporter()
  var returned: Value?
  let block = inCurrentScope(isInTest: SwiftTestingBridge.isInTest) {
    try Failures.$reporter.withValue(reports) { returned = try expression() }
  }
  let outcome = TrapCatcher.run(block)
  _ = reports.end(returning: nil, successor: Failures.reporter)
  return AssertionVerdict(failureMessage: TrapVerdict(outcome: outcome, returned: returned).failureMessage)
}

/// Decides whether a trap ended a block as expected. It fails if that can't be told.
nonisolated struct TrapVerdict {
  let outcome: TrapOutcome
  /// The block's result, if it returned.
  let returned: Any?

  /// Nil if there was a trap.
  var failureMessage: String? {
    switch outcome {
    case .trapped: nil
    case .returned:
      "Expected a trap, but the block returned\(returned is Void ? "" : " " + AssertionVerdict.describe(returned))."
    case .threw(let error): "Expected a trap, but the block \(ThrownError(error).active)."
    case .unsupported(let reason): "Expected a trap, but it cannot be told whether there was one. \(reason)"
    }
  }
}
