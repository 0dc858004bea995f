/// The calls to a function of a fake: first the ones already made, then each new one. Get it from `callStream(to:)`.
///
/// Each loop over the stream begins with the oldest recorded call. It ends when its task is cancelled or the fake is
/// gone. The stream doesn't keep the fake alive.
nonisolated public struct CallStream<Function: PoseurFunction>: AsyncSequence, Sendable {
  /// Nil if the fake is gone.
  private let faker: @Sendable () -> FakerCore?
  private let function: Function

  init(_ faker: FakerCore, _ function: Function) {
    self.faker = { [weak faker] in faker }
    self.function = function
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

  private let faker: () -> FakerCore?
  private let function: any PoseurFunction
  private var lastSeen = 0
  // Copied together, and in reverse, since they are taken from the end.
  private var copied: [RecordedCall<AnyFunction>] = []

  init(_ faker: @escaping () -> FakerCore?, _ function: any PoseurFunction) {
    (self.faker, self.function) = (faker, function)
  }

  /// Has it told that a loop waits for the next call. Nil if the fake is gone.
  var pendingWait: PendingWait? {
    guard let faker = faker() else { return nil }
    let (name, function) = (faker.name, function)
    return .begin(.waitOfTest, at: faker.position, reporter: faker.reporter) {
      {
        let call = "\(name ?? type(of: function).fakeName).\(function.label)"
        return "a loop over the callStream of \(call) waits for another call: take no more than come, with .prefix(2)"
      }
    }
  }

  func next(_ waiter: any CallWaiter) -> Step {
    let faker = faker()
    guard !Task.isCancelled else {
      faker?.stopWaking(waiter, for: function)
      return .end
    }
    // A reset also takes back the calls that were copied before it.
    let oldest = faker?.state.withState(of: function) { $0.calls.firstSequenceNumber } ?? 0
    if let call = copied.last, call.sequenceNumber < oldest { copied = [] }
    if copied.isEmpty {
      guard let faker, !faker.isGone else { return .end }
      copyLaterCalls(of: faker, orWake: waiter)
    }
    if let call = copied.popLast() { return .call(call) }
    // A waiter that was added after the faker went is woken by nobody.
    return faker?.isGone == false ? .pending : .end
  }

  /// Copies the calls that came since the last one. If there are none, the next one wakes the waiter.
  private func copyLaterCalls(of faker: FakerCore, orWake waiter: any CallWaiter) {
    let (_, calls) = faker.withAwaitedState { state in
      state.withState(of: function) { function in
        let calls = function.calls.calls(after: lastSeen)
        if calls.entries.isEmpty { function.addWaiter(waiter, count: 0) }
        return calls
      }
    }
    copied = calls.recordedCalls(to: AnyFunction(self.function)).reversed()
    lastSeen = copied.first?.sequenceNumber ?? lastSeen
  }
}
