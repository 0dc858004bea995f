/// What became of a completion that a fake tracks.
nonisolated public enum CompletionOutcome: Equatable, Sendable {
  /// It hasn't been called yet, and something still holds it.
  case pending
  /// It was called this many times.
  case called(times: Int)
  /// It was never called, and nothing holds it any more.
  case dropped
}

nonisolated extension CompletionOutcome: CustomStringConvertible {
  /// How it reads in a message: `called 2 times`.
  public var description: String {
    switch self {
    case .pending: "pending"
    case .called(let times): "called \(countedNoun(times, "time"))"
    case .dropped: "dropped without a call"
    }
  }
}

/// One tracked completion. Has no reference to the closure, so that the record does not keep it.
///
/// A completion may be called on any thread, and dropped in any `deinit`: nothing here belongs to an actor, in
/// whichever module this folder is compiled.
nonisolated final class CompletionRecord: Sendable {
  private let state = LockedValue(CompletionOutcome.pending)

  var outcome: CompletionOutcome { state.withLock { $0 } }

  func noteCall() {
    state.withLock { outcome in
      if case .called(let times) = outcome { outcome = .called(times: times + 1) } else { outcome = .called(times: 1) }
    }
  }

  func noteDrop() {
    state.withLock { outcome in
      if case .pending = outcome { outcome = .dropped }
    }
  }
}

/// Held by the closure that stands for a completion: it goes with the last copy of that closure.
nonisolated final class CompletionHold: Sendable {
  private let record: CompletionRecord

  init(_ record: CompletionRecord) { self.record = record }

  deinit { record.noteDrop() }

  func noteCall() { record.noteCall() }
}
