/// Checks after each call whether it completes the awaited ones, on that call's thread if it can.
nonisolated final class CallObserver: CallWaiter {
  /// One thread checks at a time. A call that arrives during a check only asks for another one.
  nonisolated private struct Turn {
    /// How many calls have asked for a check. The first of them does it.
    var requests = 0
    var isDone = false
  }

  private let turn = LockedValue(Turn())
  // Their faker holds the observer, until it's done or the fake goes.
  private let awaited: UncheckedTransfer<AwaitedCalls>
  private let isWanted: @Sendable () -> Bool
  private let action: @Sendable () -> Void

  init(
    _ awaited: AwaitedCalls, while isWanted: @escaping @Sendable () -> Bool, _ action: @escaping @Sendable () -> Void
  ) {
    self.awaited = UncheckedTransfer(value: awaited)
    self.isWanted = isWanted
    self.action = action
  }

  func wake() {
    let isMyTurn = turn.withLock { turn in
      turn.requests += 1
      return turn.requests == 1 && !turn.isDone
    }
    guard isMyTurn else { return }
    // The second check is for a call that the pattern's own matchers make. If there are still more, others call faster
    // than it checks, and the owner of this thread shouldn't wait for them.
    for _ in 1...2 where !needsAnotherCheck(after: check()) { return }
    Task { await self.keepChecking() }
  }

  private func keepChecking() async {
    while needsAnotherCheck(after: check()) { await Task.yield() }
  }

  /// Whether a call came during the check. If not, the turn is free again.
  private func needsAnotherCheck(after isDone: Bool) -> Bool {
    turn.withLock { turn in
      turn.isDone = isDone
      turn.requests = isDone || turn.requests == 1 ? 0 : 1
      return turn.requests == 1
    }
  }

  /// Whether nobody waits any longer.
  private func check() -> Bool {
    let (awaited, faker) = (awaited.value, awaited.value.meant.faker)
    guard isWanted(), !faker.isGone else { return true }
    guard awaited.look(orWake: self) else {
      // One that was added after the faker went would keep what that has recorded.
      if faker.isGone { faker.stopWaking(self, for: awaited.meant.function) }
      return faker.isGone
    }
    awaited.finish(self)
    action()
    return true
  }
}
