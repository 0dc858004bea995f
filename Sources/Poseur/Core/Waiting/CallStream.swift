/// The calls to a function of a fake: first the ones already made, then each new one. Get it from `callStream(to:)`.
///
/// Each loop over the stream begins with the oldest recorded call. It ends when its task is cancelled or the fake is
/// gone. The stream doesn't keep the fake alive. With `keepCalls(atMost:)`, a slow loop misses calls that aren't kept.
nonisolated public struct CallStream<Function: PoseurFunction>: AsyncSequence, Sendable {
  private let faker: LockedValue<WeakFaker<Function>>
  private let function: Function

  init(_ faker: Faker<Function>, _ function: Function) {
    self.faker = LockedValue(WeakFaker(faker: faker))
    self.function = function
  }

  /// Makes an iterator that begins with the oldest call.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(cursor: CallCursor(faker, function)) }

  /// Waits for one call after another.
  nonisolated public struct AsyncIterator: AsyncIteratorProtocol {
    let cursor: CallCursor<Function>

    /// The next call, or nil if the task is cancelled or the fake is gone.
    public mutating func next() async -> RecordedCall<Function>? { await next(isolation: nil) }

    /// The next call, on the caller's actor, or nil if the task is cancelled or the fake is gone.
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
