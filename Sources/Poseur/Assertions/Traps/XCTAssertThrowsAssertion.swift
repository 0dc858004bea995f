#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

/// Asserts that a trap ends a block: `fatalError`, a failed precondition or assertion, an unwrapped nil and the like.
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
nonisolated public func XCTAssertThrowsAssertion<T>(
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line,
  _ expression: @escaping () throws -> T
) {
  concludeAssertion(awaitTrap(in: expression), message, at: SourcePosition(file: file, line: line))
}
