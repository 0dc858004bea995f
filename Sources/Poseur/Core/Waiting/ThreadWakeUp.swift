#if canImport(Dispatch)
  import Dispatch

  /// Blocks a thread until it is woken.
  nonisolated final class ThreadWakeUp: CallWaiter {
    private let semaphore = DispatchSemaphore(value: 0)
    private let deadline: DispatchTime

    init(_ timeout: Duration) { deadline = .now() + timeout }

    func wake() { semaphore.signal() }

    /// Whether it was woken before the deadline. A semaphore that was signalled lets a thread pass even after that.
    func block() -> Bool { semaphore.wait(timeout: deadline) == .success && DispatchTime.now() < deadline }
  }

  nonisolated extension DispatchTime {
    /// The distant future if the sum might not fit. A negative duration counts as none.
    fileprivate static func + (now: DispatchTime, duration: Duration) -> DispatchTime {
      let (seconds, attoseconds) = duration.components
      guard duration > .zero else { return now }
      guard seconds < 1_000_000_000 else { return .distantFuture }
      // In two steps: an `Int` of 32 bits can't hold the nanoseconds of three seconds.
      let wholeSeconds = now + DispatchTimeInterval.seconds(Int(seconds))
      return wholeSeconds + DispatchTimeInterval.nanoseconds(Int(attoseconds / 1_000_000_000))
    }
  }
#else
  /// Stands in where there is one thread only: while it is blocked, nobody can make the call.
  nonisolated final class ThreadWakeUp: CallWaiter {
    init(_ timeout: Duration) {}
    func wake() {}
    func block() -> Bool { false }
  }
#endif
