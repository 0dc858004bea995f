/// The calls to a function of a fake, those made already and then each as it comes. To get a stream, use
/// `callStream(to:)`.
///
/// Each loop over it begins with the oldest call of the record. It ends when its task is cancelled or when the fake is
/// gone; it does not keep the fake alive. With `keepCalls(atMost:)`, a slow loop misses the calls that are not kept.
nonisolated public struct CallStream<Function: PoseurFunction>: AsyncSequence, Sendable {
  private let faker: LockedValue<WeakFaker<Function>>
  private let function: Function

  init(_ faker: Faker<Function>, _ function: Function) {
    self.faker = LockedValue(WeakFaker(faker: faker))
    self.function = function
  }

  /// Begins with the oldest call.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(cursor: CallCursor(faker, function)) }

  /// Waits for one call after another.
  nonisolated public struct AsyncIterator: AsyncIteratorProtocol {
    let cursor: CallCursor<Function>

    /// The next call; nil when the task is cancelled or the fake is gone.
    public mutating func next() async -> RecordedCall<Function>? { await next(isolation: nil) }

    /// The next call, on the actor of the caller; nil when the task is cancelled or the fake is gone.
    public mutating func next(isolation: isolated (any Actor)?) async -> RecordedCall<Function>? {
      let wakeUp = WakeUp()
      while true {
        switch cursor.next(wakeUp) {
        case .call(let call): return call
        case .pending: await wakeUp.sleep()
        case .end: return nil
        }
      }
    }
  }
}
