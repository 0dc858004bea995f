#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif

// What the asynchronous assertions do on the way. They run on the actor of their caller, whereas all else belongs to
// the main actor where the folder is copied into a module with that default: so calls that lead there are awaited, and
// take along nothing that belongs to an actor, except the value of an expression that should have thrown.

/// How an expression ended. It is handed on at once and kept by nobody.
enum AwaitedExpression<Value>: Sendable {
  case returned(HandedOver<Value>)
  case threw(any Error)
}

func awaitExpression<Value>(
  isolation: isolated (any Actor)? = #isolation, _ expression: () async throws -> Value
) async -> AwaitedExpression<Value> {
  do {
    // Called directly, the expression may not hand a value that is not `Sendable` back to an actor in Swift 6.0: a
    // binding that changes nothing calls it where it is.
    return .returned(
      HandedOver(value: try await Failures.$reporter.withValue(Failures.reporter, operation: expression)))
  } catch {
    return .threw(error)
  }
}

/// What there is to say against an expression that should have thrown an error; nil when it did.
func throwFailure(_ expected: any Error, _ expression: AwaitedExpression<some Any>) -> String? {
  switch expression {
  case .returned(let value): AssertionVerdict.throwing(expected, .success(value.value)).failureMessage
  case .threw(let error): AssertionVerdict.throwing(expected, Result<Void, any Error>.failure(error)).failureMessage
  }
}

/// Reports a failed assertion, asynchronously.
func reportAwaited(
  _ failure: String, _ message: String, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
) async {
  let position = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
  reportAssertion(failure, message, at: position)
}

/// Reports an error where none was expected, asynchronously.
func reportAwaited(
  _ error: any Error, _ message: String, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
) async {
  let verdict = AssertionVerdict.throwing(nil, Result<Void, any Error>.failure(error))
  let position = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
  concludeAssertion(verdict, { message }, at: position)
}
