/// Checks after each call whether it completes the awaited ones, on that call's thread if it can.
nonisolated final class CallObserver: CallWaiter {
  /// How many calls have asked for a check. The first of them does it, so one thread checks at a time: a call that arrives
  /// during a check only asks for another one. Once nobody waits any longer, none is the first again.
  private let requests = LockedValue(0)
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
    let isMyTurn = requests.withLock { requests in
      requests += 1
      return requests == 1
    }
    guard isMyTurn else { return }
    // The second check is for a call that the pattern's own matchers make. If there are still more, others call faster
    // than it checks, and the owner of this thread shouldn't wait for them.
    for _ in 1...2 where !needsAnotherCheck(after: check()) { return }
    Task {
      while needsAnotherCheck(after: check()) { await Task.yield() }
    }
  }

  /// Whether a call came during the check. If not, the turn is free again.
  private func needsAnotherCheck(after isDone: Bool) -> Bool {
    if isDone { return false }
    return requests.withLock { requests in
      requests = requests == 1 ? 0 : 1
      return requests == 1
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
