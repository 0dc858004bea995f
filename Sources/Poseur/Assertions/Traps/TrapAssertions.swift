#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// Expects a trap to end a block: `fatalError`, a failed precondition or assertion, an unwrapped nil and the like.
/// ```swift
/// expectThrowsAssertion { dog.walk(legs: -1) }
/// ```
///
/// The block runs on a thread of its own, off the main thread and outside the running task, while the caller waits (see
/// ``TrapCatcher``). What it reports on that thread is reported by the caller once the block is over. What it holds
/// when it traps is leaked.
///
/// A block that returns or throws is a failure, and so is a system on which traps cannot be caught.
/// - Important: in release builds `assert` and `assertionFailure` do nothing, by the language's own rules, so there
///   they are not traps. `precondition` and `fatalError` always are.
/// - Parameters:
///   - message: what the failure begins with.
///   - expression: what should trap.
/// - Returns: whether there was a trap.
@discardableResult
nonisolated public func expectThrowsAssertion<T>(
  _ message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ expression: @escaping () throws -> T
) -> Bool {
  let position = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
  return concludeAssertion(awaitTrap(in: expression), message, at: position)
}

/// Asserts that a trap ends a block; see `expectThrowsAssertion`.
nonisolated public func XCTAssertThrowsAssertion<T>(
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line,
  _ expression: @escaping () throws -> T
) {
  concludeAssertion(awaitTrap(in: expression), message, at: SourcePosition(file: file, line: line))
}

/// Runs a block on a catcher's thread and judges how it ended.
///
/// No framework could tell on that thread which test a failure belongs to. So what is reported there is kept, and
/// passed on here.
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
