/// Looks at each call that may complete what is awaited, until one does; on the thread of that call if it can.
nonisolated private final class CallObserver<Function: PoseurFunction>: CallWaiter {
  nonisolated private struct Turn {
    /// How many calls ask for a look; the first of them takes it.
    var expectations = 0
    var isDone = false
  }

  // Weak, since the faker holds the observer.
  private let faker: LockedValue<WeakFaker<Function>>
  /// Whoever takes the turn uses what is awaited; a call that comes meanwhile leaves its look to them.
  private let turn = LockedValue(Turn())
  private let awaited: UncheckedTransfer<AwaitedCalls<Function>>
  private let isWanted: @Sendable () -> Bool
  private let action: @Sendable () -> Void

  init(
    _ faker: Faker<Function>, _ awaited: AwaitedCalls<Function>, while isWanted: @escaping @Sendable () -> Bool,
    _ action: @escaping @Sendable () -> Void
  ) {
    self.faker = LockedValue(WeakFaker(faker: faker))
    self.awaited = UncheckedTransfer(value: awaited)
    self.isWanted = isWanted
    self.action = action
  }

  func wake() {
    let isMyTurn = turn.withLock { turn in
      turn.expectations += 1
      return turn.expectations == 1 && !turn.isDone
    }
    guard isMyTurn else { return }
    // A second look is for a call that its own matchers make. If there are still more, others call faster than it
    // looks, and whoever owns this thread does not wait for them.
    for _ in 1...2 where !callsForALook(afterOneThatEnds: look()) { return }
    Task { await self.lookOn() }
  }

  private func lookOn() async {
    while callsForALook(afterOneThatEnds: look()) { await Task.yield() }
  }

  /// Whether another call came meanwhile; if not, the turn is given back.
  private func callsForALook(afterOneThatEnds isDone: Bool) -> Bool {
    turn.withLock { turn in
      turn.isDone = isDone
      turn.expectations = isDone || turn.expectations == 1 ? 0 : 1
      return turn.expectations == 1
    }
  }

  /// Whether nothing more is waited for.
  private func look() -> Bool {
    guard isWanted(), let faker = faker.withLock(\.faker) else { return true }
    guard faker.look(for: awaited.value, orWake: self) else { return false }
    _ = faker.received(awaited.value, self)
    action()
    return true
  }
}

nonisolated extension Faker {
  /// Runs the action once the function has been called with these arguments a given number of times.
  ///
  /// If it already has been, the action runs at once.
  /// - Parameters:
  ///   - isWanted: asked by each call that may be the last. False means that nothing is waiting any more.
  ///   - action: runs on the thread of the last call if it can.
  @_spi(Poseur)
  public func notify(
    ofCallTo function: Function, withArguments arguments: [Any?], times: Int,
    while isWanted: @escaping @Sendable () -> Bool, perform action: @escaping @Sendable () -> Void
  ) {
    let awaited = AwaitedCalls(function, ArgumentPattern(arguments), count: times)
    CallObserver(self, awaited, while: isWanted, action).wake()
  }
}
