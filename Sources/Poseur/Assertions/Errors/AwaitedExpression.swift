#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

// What the asynchronous assertions do on the way. They run on the actor of their caller, whereas all else belongs to
// the main actor where the folder is copied into a module with that default: so calls that lead there are awaited, and
// take along nothing that belongs to an actor, except the value of an expression that should have thrown.

/// Evaluates an expression. The value is handed on at once and kept by nobody.
func awaitExpression<Value>(
  isolation: isolated (any Actor)? = #isolation, _ expression: () async throws -> Value
) async -> Result<HandedOver<Value>, any Error> {
  do {
    // Called directly, the expression may not hand a value that is not `Sendable` back to an actor in Swift 6.0: a
    // binding that changes nothing calls it where it is.
    return .success(
      HandedOver(value: try await Failures.$reporter.withValue(Failures.reporter, operation: expression)))
  } catch {
    return .failure(error)
  }
}

/// What there is to say against an expression that should have thrown an error; nil when it did.
nonisolated func throwFailure(_ expected: any Error, _ outcome: Result<HandedOver<some Any>, any Error>) -> String? {
  AssertionVerdict.throwing(expected, outcome.map(\.value)).failureMessage
}

/// Reports a failed assertion, asynchronously.
nonisolated func reportAwaited(
  _ failure: String, _ message: String, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
) async {
  let position = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
  reportAssertion(failure, message, at: position)
}

/// Reports an error where none was expected, asynchronously.
nonisolated func reportAwaited(
  _ error: any Error, _ message: String, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
) async {
  let verdict = AssertionVerdict.throwing(nil, Result<Void, any Error>.failure(error))
  let position = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
  concludeAssertion(verdict, { message }, at: position)
}
