/// The calls to a function of a fake, those made already and then each as it comes. To get a stream, use
/// `callStream(to:)`.
///
/// Each loop over it begins with the oldest call of the record. It ends when its task is cancelled or when the fake is
/// gone; it does not keep the fake alive. With `keepCalls(atMost:)`, a slow loop misses the calls that are not kept.
public struct CallStream<Function: PoseurFunction>: AsyncSequence, Sendable {
  private let faker: LockedValue<WeakFaker<Function>>
  private let function: Function

  init(_ faker: Faker<Function>, _ function: Function) {
    self.faker = LockedValue(WeakFaker(faker: faker))
    self.function = function
  }

  /// Begins with the oldest call.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(cursor: CallCursor(faker, function)) }

  /// Waits for one call after another.
  public struct AsyncIterator: AsyncIteratorProtocol {
    let cursor: CallCursor<Function>

    /// The next call; nil when the task is cancelled or the fake is gone.
    public mutating func next() async -> RecordedCall<Function>? { await next(isolation: nil) }

    /// The next call, on the actor of the caller; nil when the task is cancelled or the fake is gone.
    public mutating func next(isolation: isolated (any Actor)?) async -> RecordedCall<Function>? {
      let wakeUp = WakeUp()
      while true {
        switch await onCallersActor(isolation: isolation, cursor.next, wakeUp) {
        case .call(let call): return call
        case .pending: await wakeUp.sleep()
        case .end: return nil
        }
      }
    }
  }
}

/// How far a loop over a stream of calls has come.
final class CallCursor<Function: PoseurFunction> {
  enum Step {
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

extension Faker {
  /// The sequence number of the first call since the last reset; more than any other where there is none.
  fileprivate func firstSequenceNumber(of function: Function) -> Int {
    let number = number(of: function)
    return state.withLock { $0.calls.slot(number).firstSequenceNumber }
  }

  /// The calls that came since another one. Where there are none, the next one wakes the waiter.
  fileprivate func calls(
    to function: Function, after sequenceNumber: Int, orWake waiter: any CallWaiter
  ) -> [RecordedCall<Function>] {
    let number = number(of: function)
    let (_, (calls, retention)) = withAwaitedState { state, _ in
      let calls = state.calls.slot(number).calls(after: sequenceNumber)
      if calls.rows.isEmpty { state.waiters.add(waiter, for: number, count: 0) }
      return (calls, state.calls.readingRetention(of: number))
    }
    return calls.recordedCalls(to: function, retention)
  }
}

extension Fake {
  /// The calls to a function, those made already and then each as it comes, for a test that follows what happens.
  ///
  /// ```swift
  /// for await call in dog.callStream(to: .eat).prefix(2) { print(call) }
  /// ```
  /// It ends when the task is cancelled or the fake is gone. Where the calls are reset, those that the loop has not
  /// reached are left out, and it goes on with the new ones. A call comes out when it begins, usually before it has an
  /// answer.
  /// - Parameter function: the function whose calls are wanted.
  public func callStream(to function: Function) -> CallStream<Function> { faker.callStream(to: function) }
}

extension StaticFake {
  /// The calls to a function, those made already and then each as it comes; see `Fake`.
  public static func callStream(to function: ClassFunction) -> CallStream<ClassFunction> {
    classFaker.callStream(to: function)
  }
}

extension Faker {
  /// The calls to a function, those made already and then each as it comes; see `Fake`.
  public func callStream(to function: Function) -> CallStream<Function> { CallStream(self, function) }
}
