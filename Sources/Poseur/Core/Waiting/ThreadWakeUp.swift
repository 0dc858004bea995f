#if canImport(Dispatch)
  import Dispatch

  /// Blocks a thread until it is woken.
  nonisolated final class ThreadWakeUp: CallWaiter {
    private let semaphore = DispatchSemaphore(value: 0)
    private let deadline: DispatchTime

    init(_ timeout: Duration) {
      // Thirty years stand for ever: the sum of more might not fit.
      deadline = .now() + max(.zero, min(timeout, .seconds(1_000_000_000))) / .seconds(1)
    }

    func wake() { semaphore.signal() }

    /// Whether it was woken before the deadline. A semaphore that was signalled lets a thread pass even after that.
    func block() -> Bool { semaphore.wait(timeout: deadline) == .success && DispatchTime.now() < deadline }
  }
#else
  /// Stands in where there is one thread only: while it is blocked, nobody can make the call.
  nonisolated final class ThreadWakeUp: CallWaiter {
    init(_ timeout: Duration) {}
    func wake() {}
    func block() -> Bool { false }
  }
#endif
