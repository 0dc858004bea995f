/// The times of a call for which the test's or the fake's code runs, or something is awaited. A call that is
/// answered at once has none, so that it costs nothing.
nonisolated struct CallTiming {
  // Small, since every such call keeps one: when it began, or how long it took once it has ended, and where the
  // end is among the sequence numbers of the calls, which are never 0.
  private var time = Self.now
  private var end = 0
  /// Whether the call's task was cancelled while the answer was awaited, on whatever thread. Nil if nothing was awaited.
  private(set) var wasCancelled: LockedValue<Bool>?

  /// Nil while it has not ended.
  var duration: Duration? { end == 0 ? nil : time }

  /// Where the end is among the sequence numbers of the calls; nil while it has not ended.
  var endNumber: Int? { end == 0 ? nil : end }

  /// Something is about to be awaited, for the first time or again.
  /// - Returns: where to note that the task is cancelled meanwhile.
  mutating func wait() -> LockedValue<Bool> {
    let wasCancelled = wasCancelled ?? LockedValue(false)
    self.wasCancelled = wasCancelled
    return wasCancelled
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
