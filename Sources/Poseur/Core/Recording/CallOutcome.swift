/// What became of a recorded call.
public enum CallOutcome {
  /// It has not ended: a stub's closure runs, or an asynchronous answer is awaited.
  case pending
  /// It returned a value: a stub's, the default registered for the function, a stand-in for one, or nothing (`Void`).
  case returned(Any?)
  /// It threw an error.
  case threw(any Error)
  /// The fake's `orElse:` answered, in an override most often by calling `super`, with this value.
  case calledThrough(Any?)
  /// No stub answered, the fake had no `orElse:`, and no default is registered for the function.
  case unstubbed
}

extension CallOutcome {
  /// The same with another value in place of the one that was returned, if one was.
  func mapValue(_ change: (Any?) -> Any?) -> CallOutcome {
    switch self {
    case .returned(let value): .returned(change(value))
    case .calledThrough(let value): .calledThrough(change(value))
    case .pending, .threw, .unstubbed: self
    }
  }
}

extension CallOutcome: CustomStringConvertible {
  /// How it reads in a message: `returned "woof"`.
  public var description: String {
    switch self {
    case .pending: "is pending"
    case .returned(let value): "returned \(describeValue(value))"
    case .threw(let error): "threw \(describeValue(error))"
    case .calledThrough(let value): "called through and returned \(describeValue(value))"
    case .unstubbed: "was not stubbed"
    }
  }
}

/// What became of a completion that a fake tracks.
public enum CompletionOutcome: Equatable, Sendable {
  /// It has not been called yet, and somebody still holds it.
  case pending
  /// It was called this many times.
  case called(times: Int)
  /// It was never called, and nobody holds it any more.
  case dropped
}

extension CompletionOutcome: CustomStringConvertible {
  /// How it reads in a message: `called 2 times`.
  public var description: String {
    switch self {
    case .pending: "pending"
    case .called(let times): "called \(countedNoun(times, "time"))"
    case .dropped: "dropped without a call"
    }
  }
}

/// What is known of one tracked completion. Has no reference to the closure, so that the record does not keep it.
///
/// A completion may be called on any thread, and dropped in any `deinit`: nothing here is of an actor, in whichever
/// module this folder is compiled.
final class CompletionRecord: Sendable {
  private let state = LockedValue(CompletionOutcome.pending)

  nonisolated var outcome: CompletionOutcome { state.withLock { $0 } }

  nonisolated func noteCall() {
    state.withLock { outcome in
      if case .called(let times) = outcome { outcome = .called(times: times + 1) } else { outcome = .called(times: 1) }
    }
  }

  nonisolated func noteDrop() {
    state.withLock { outcome in
      if case .pending = outcome { outcome = .dropped }
    }
  }
}

/// What the closure that stands for a completion holds: it goes with the last copy of that.
final class CompletionHold: Sendable {
  private let record: CompletionRecord

  init(_ record: CompletionRecord) { self.record = record }

  deinit { record.noteDrop() }

  nonisolated func noteCall() { record.noteCall() }
}
