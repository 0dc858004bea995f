/// How far a loop over a stream of calls has come.
nonisolated final class CallCursor<Function: PoseurFunction> {
  nonisolated enum Step {
    case call(RecordedCall<Function>)
    /// There is none yet.
    case pending
    case end
  }

  private let faker: LockedValue<WeakFaker<Function>>
  private let function: Function
  private var lastSeen = 0
  // Copied out together; in reverse, since they are taken from the end.
  private var copied: [RecordedCall<Function>] = []

  init(_ faker: LockedValue<WeakFaker<Function>>, _ function: Function) {
    self.faker = faker
    self.function = function
  }

  func next(_ waiter: any CallWaiter) -> Step {
    let faker = faker.withLock(\.faker)
    guard !Task.isCancelled else {
      faker?.stopWaking(waiter, for: function)
      return .end
    }
    // Those that were copied out before a reset are left out.
    if let call = copied.last, let faker, call.sequenceNumber < faker.firstSequenceNumber(of: function) { copied = [] }
    if copied.isEmpty {
      guard let faker else { return .end }
      copied = faker.calls(to: function, after: lastSeen, orWake: waiter).reversed()
      lastSeen = copied.first?.sequenceNumber ?? lastSeen
    }
    return copied.popLast().map(Step.call) ?? .pending
  }
}

nonisolated extension Faker {
  /// The sequence number of the first call since the last reset; more than any other where there is none.
  fileprivate func firstSequenceNumber(of function: Function) -> Int {
    withState(of: function) { $0.calls.firstSequenceNumber }
  }

  /// The calls that came since another one. Where there are none, the next one wakes the waiter.
  fileprivate func calls(
    to function: Function, after sequenceNumber: Int, orWake waiter: any CallWaiter
  ) -> [RecordedCall<Function>] {
    let (_, calls) = withAwaitedState { tables in
      tables.withState(of: function) { state in
        let calls = state.calls.calls(after: sequenceNumber)
        if calls.entries.isEmpty { state.waiters.add(waiter, count: 0) }
        return calls
      }
    }
    return calls.recordedCalls(to: function)
  }
}

/// A faker that is not kept alive.
nonisolated struct WeakFaker<Function: PoseurFunction> {
  weak var faker: Faker<Function>?
}
