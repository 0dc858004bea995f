/// Wakes a task that looks for something: after a call, at its deadline, and when it is cancelled. The task has to find
/// out which. A wake-up that comes while the task is awake ends its next sleep at once.
nonisolated final class WakeUp: CallWaiter {
  /// Why a task no longer looks.
  nonisolated enum End {
    case found
    case timeOver
    case cancelled
  }

  nonisolated private struct State {
    var isPending = false
    var isOver = false
    /// Resumes with whether it had been woken before it slept.
    var sleeper: CheckedContinuation<Bool, Never>?
  }

  private let state = LockedValue(State())

  /// Whether the deadline has come.
  var isOver: Bool { state.withLock(\.isOver) }

  /// Looks at once, after each wake-up, and a last time at the end.
  nonisolated(nonsending) func look(
    for timeout: Duration, on clock: any Clock<Duration>, until isFound: () -> Bool
  ) async -> End {
    let alarm = setAlarm(after: timeout, on: clock)
    defer { alarm?.cancel() }
    while true {
      let (isOver, isCancelled) = (isOver, Task.isCancelled)
      if isFound() { return .found }
      if isOver { return .timeOver }
      if isCancelled { return .cancelled }
      await sleep()
    }
  }

  func wake() { wake(isOver: false) }

  private func wake(isOver: Bool) {
    let sleeper = state.withLock { state in
      let sleeper = state.sleeper.take()
      state.isOver = state.isOver || isOver
      state.isPending = sleeper == nil
      return sleeper
    }
    sleeper?.resume(returning: false)
  }

  /// Wakes the task at the deadline.
  /// - Returns: the task to cancel when nobody waits any more.
  private func setAlarm(after timeout: Duration, on clock: any Clock<Duration>) -> Task<Void, Never>? {
    guard timeout > .zero else {
      wake(isOver: true)
      return nil
    }
    let sleep = clock.sleeping(forAny: timeout)
    return Task {
      try? await sleep()
      wake(isOver: true)
    }
  }

  /// Returns when something wakes it. For one task only.
  nonisolated(nonsending) func sleep() async {
    let wasAwake = await withTaskCancellationHandler {
      await withCheckedContinuation { sleeper in
        let isPending = state.withLock { state in
          defer { state.isPending = false }
          if !state.isPending { state.sleeper = sleeper }
          return state.isPending
        }
        if isPending { sleeper.resume(returning: true) }
      }
    } onCancel: {
      wake()
    }
    // A task that wakes up faster than it looks would keep its thread, and the alarm may be waiting for one.
    if wasAwake { await Task.yield() }
  }
}
