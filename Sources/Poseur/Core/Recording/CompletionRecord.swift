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
