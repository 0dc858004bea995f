/// What became of a recorded call.
nonisolated public enum CallOutcome {
  /// It hasn't ended: a stub's closure or the fake's `orElse:` is running, or an asynchronous answer is awaited.
  case pending
  /// It returned a value: a stub's, the function's registered default, a stand-in, or nothing (`Void`).
  case returned(Any?)
  /// It threw an error.
  case threw(any Error)
  /// The fake's `orElse:` answered with this value, usually by calling `super`.
  ///
  /// A stub's `andCallThrough(then:)` may have changed the value.
  case calledThrough(Any?)
  /// No stub answered, the fake had no `orElse:`, and the function has no registered default that fits.
  case unstubbed
}

nonisolated extension CallOutcome {
  /// The result, if there is one.
  var result: Any? {
    switch self {
    case .returned(let value), .calledThrough(let value): value
    case .pending, .threw, .unstubbed: nil
    }
  }

  /// The error, if one was thrown.
  var error: (any Error)? { if case .threw(let error) = self { error } else { nil } }

  /// The same with another value in place of the one that was returned, if one was.
  func mapValue(_ change: (Any?) -> Any?) -> CallOutcome {
    switch self {
    case .returned(let value): .returned(change(value))
    case .calledThrough(let value): .calledThrough(change(value))
    case .pending, .threw, .unstubbed: self
    }
  }
}

nonisolated extension CallOutcome: CustomStringConvertible {
  /// How it reads in a message: `returned "woof"`.
  public var description: String {
    switch self {
    case .pending: "is pending"
    case .returned(let value): "returned \(describeValue(value))"
    case .threw(let error): "threw \(describeError(error))"
    case .calledThrough(let value): "called through and returned \(describeValue(value))"
    case .unstubbed: "was not stubbed"
    }
  }
}

/// How a call ended, and which stub answered; or that its answer is awaited. An object, since calls that one value of a
/// stub answers share it.
nonisolated final class StoredOutcome {
  /// As the retention stores it.
  let outcome: CallOutcome
  /// Nil when no stub was to answer.
  let stub: StubOrigin?
  /// Nil for a call that was answered at once.
  let timing: CallTiming?

  init(_ outcome: CallOutcome, stub: StubOrigin?, timing: CallTiming? = nil) {
    self.outcome = outcome
    self.stub = stub
    self.timing = timing
  }
}

/// Where a stub was written. An object, so that a million calls that the stub answered share one.
nonisolated final class StubOrigin: Sendable {
  let position: SourcePosition

  init(_ position: SourcePosition) { self.position = position }

  /// Follows "the stub" in a message.
  var originText: String { "written at \(position)" }
}
