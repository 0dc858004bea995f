/// Lets a task sleep until it is woken: by a call, at its deadline, or because it was cancelled. Which of them it was
/// is for the task to find out; a wake-up that comes while nobody sleeps ends the next sleep at once.
nonisolated final class WakeUp: CallWaiter {
  nonisolated private struct State {
    var isPending = false
    var isOver = false
    /// Resumes with whether it had been woken before it slept.
    var sleeper: CheckedContinuation<Bool, Never>?
  }

  private let state = LockedValue(State())

  init() {}

  /// The deadline has come.
  var isOver: Bool { state.withLock(\.isOver) }

  func wake() { wake(isOver: false) }

  private func wake(isOver: Bool) {
    let sleeper = state.withLock { state in
      let sleeper = state.sleeper
      state.sleeper = nil
      state.isOver = state.isOver || isOver
      state.isPending = sleeper == nil
      return sleeper
    }
    sleeper?.resume(returning: false)
  }

  /// Wakes the task at the deadline.
  /// - Returns: the task to cancel when nobody waits any more.
  func setAlarm(after timeout: Duration, on clock: any Clock<Duration>) -> Task<Void, Never>? {
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

  /// Returns when it is woken. For one task only.
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
    // A task that is woken faster than it looks would keep its thread, and the alarm may be waiting for a thread.
    if wasAwake { await Task.yield() }
  }
}
