/// The times of a call for which the test's or the fake's code runs, or something is awaited. A call that is
/// answered at once has none, so that it costs nothing.
nonisolated struct CallTiming {
  // Small, since every such call keeps one: when it began, or how long it took once it has ended, and where the
  // end is among the sequence numbers of the calls, which are never 0.
  private var time = Self.now
  private var end = 0
  /// Nil if nothing was awaited.
  private(set) var cancellation: CallCancellation?

  /// Nil while it has not ended.
  var duration: Duration? { end == 0 ? nil : time }

  /// Where the end is among the sequence numbers of the calls; nil while it has not ended.
  var endNumber: Int? { end == 0 ? nil : end }

  /// Something is about to be awaited, for the first time or again.
  /// - Returns: where to note that the task is cancelled meanwhile.
  mutating func wait() -> CallCancellation {
    let cancellation = cancellation ?? CallCancellation()
    self.cancellation = cancellation
    return cancellation
  }

  /// The same, ending now.
  func ended() -> CallTiming {
    var timing = self
    timing.time = Self.now - time
    timing.end = SequenceCounter.next()
    return timing
  }

  // Not an instant: only the system knows how large one is, and what holds one is slow to copy.
  private static var now: Duration { ContinuousClock.now - origin }
  private static let origin = ContinuousClock.now
}

/// Whether the task of a call was cancelled while the call's answer was awaited. Tasks are cancelled on any thread.
nonisolated final class CallCancellation: Sendable {
  private let state = LockedValue(false)

  var isNoted: Bool { state.withLock { $0 } }

  func note() { state.withLock { $0 = true } }
}
