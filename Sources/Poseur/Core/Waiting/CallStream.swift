/// The calls to a function of a fake: first the ones already made, then each new one. Get it from `callStream(to:)`.
///
/// Each loop over the stream begins with the oldest recorded call. It ends when its task is cancelled or the fake is
/// gone. The stream doesn't keep the fake alive.
nonisolated public struct CallStream<Function: PoseurFunction>: AsyncSequence, Sendable {
  private let faker: LockedValue<WeakFaker>
  private let function: Function

  init(_ faker: FakerCore, _ function: Function) {
    (self.faker, self.function) = (LockedValue(WeakFaker(faker: faker)), function)
  }

  /// Makes an iterator that begins with the oldest call.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(cursor: CallCursor(faker, function), function: function)
  }

  /// Waits for one call after another.
  nonisolated public struct AsyncIterator: AsyncIteratorProtocol {
    let cursor: CallCursor
    fileprivate let function: Function

    /// The next call, or nil if the task is cancelled or the fake is gone.
    public mutating func next() async -> RecordedCall<Function>? { await next(isolation: nil) }

    /// The next call, on the caller's actor, or nil if the task is cancelled or the fake is gone.
    public mutating func next(isolation: isolated (any Actor)?) async -> RecordedCall<Function>? {
      let wakeUp = WakeUp()
      var wait: PendingWait?
      defer { wait?.end() }
      while true {
        switch cursor.next(wakeUp) {
        case .call(let call): return RecordedCall(call, function: function)
        case .pending:
          wait = wait ?? cursor.pendingWait
          await wakeUp.sleep()
        case .end: return nil
        }
      }
    }
  }
}

/// How far a loop over a stream of calls has come.
nonisolated final class CallCursor {
  nonisolated enum Step {
    case call(RecordedCall<AnyFunction>)
    /// There is none yet.
    case pending
    case end
  }

  private let faker: LockedValue<WeakFaker>
  private let function: any PoseurFunction
  private var lastSeen = 0
  // Copied together, and in reverse, since they are taken from the end.
  private var copied: [RecordedCall<AnyFunction>] = []

  init(_ faker: LockedValue<WeakFaker>, _ function: any PoseurFunction) {
    (self.faker, self.function) = (faker, function)
  }

  /// Has it told that a loop waits for the next call. Nil if the fake is gone.
  var pendingWait: PendingWait? {
    guard let faker = faker.withLock(\.faker) else { return nil }
    let (name, function) = (faker.name, function)
    return .begin(.waitOfTest, at: faker.position, reporter: faker.reporter) {
      {
        let call = "\(name ?? type(of: function).fakeName).\(function.label)"
        return "a loop over the callStream of \(call) waits for another call: take no more than come, with .prefix(2)"
      }
    }
  }

  func next(_ waiter: any CallWaiter) -> Step {
    let faker = faker.withLock(\.faker)
    guard !Task.isCancelled else {
      faker?.stopWaking(waiter, for: function)
      return .end
    }
    // A reset also takes back the calls that were copied before it.
    if let call = copied.last, let faker, call.sequenceNumber < faker.firstSequenceNumber(of: function) { copied = [] }
    if copied.isEmpty {
      guard let faker, !faker.isGone else { return .end }
      copied = faker.calls(to: function, after: lastSeen, orWake: waiter).reversed()
      lastSeen = copied.first?.sequenceNumber ?? lastSeen
    }
    if let call = copied.popLast() { return .call(call) }
    // A waiter that was added after the faker went is woken by nobody.
    return faker?.isGone == false ? .pending : .end
  }
}

nonisolated extension FakerCore {
  /// The sequence number of the first call since the last reset; the largest number if there is none.
  fileprivate func firstSequenceNumber(of function: any PoseurFunction) -> Int {
    withState(of: function) { $0.calls.firstSequenceNumber }
  }

  /// The calls that came since another one. If there are none, the next one wakes the waiter.
  fileprivate func calls(
    to function: any PoseurFunction, after sequenceNumber: Int, orWake waiter: any CallWaiter
  ) -> [RecordedCall<AnyFunction>] {
    let (_, calls) = withAwaitedState { state in
      state.withState(of: function) { function in
        let calls = function.calls.calls(after: sequenceNumber)
        if calls.entries.isEmpty { function.addWaiter(waiter, count: 0) }
        return calls
      }
    }
    return calls.recordedCalls(to: AnyFunction(base: function))
  }
}

/// Keeps nothing of a fake alive.
nonisolated struct WeakFaker {
  weak var faker: FakerCore?
}
