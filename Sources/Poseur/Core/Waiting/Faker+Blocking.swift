import Dispatch

/// Blocks a thread until it is woken.
nonisolated private final class ThreadWakeUp: CallWaiter {
  private let semaphore = DispatchSemaphore(value: 0)

  func wake() { semaphore.signal() }

  /// Whether it was woken before the deadline. A semaphore that was signalled lets anybody pass, however late.
  func block(until deadline: DispatchTime) -> Bool {
    semaphore.wait(timeout: deadline) == .success && DispatchTime.now() < deadline
  }
}

nonisolated extension Faker {
  func block(
    for awaited: AwaitedCalls<Function>, _ timeout: Duration, at position: SourcePosition
  ) throws -> [RecordedCall<Function>] {
    reportNoCount(of: awaited, to: "waitForCallSynchronously", at: position)
    let wakeUp = ThreadWakeUp()
    let deadline = DispatchTime.now() + timeout
    if timeout > .zero {
      repeat {
        if look(for: awaited, orWake: wakeUp) { return received(awaited, wakeUp) }
      } while wakeUp.block(until: deadline)
    }
    return try lastLook(for: awaited, wakeUp, at: position, after: timeout, isCancellable: false)
  }
}

nonisolated extension DispatchTime {
  /// For ever, where the duration is so long that the sum might not fit; a negative duration counts as none.
  fileprivate static func + (now: DispatchTime, duration: Duration) -> DispatchTime {
    let (seconds, attoseconds) = duration.components
    guard duration > .zero else { return now }
    guard seconds < 1_000_000_000 else { return .distantFuture }
    // In two steps: on systems where an `Int` has 32 bits, it does not hold the nanoseconds of three seconds.
    let wholeSeconds = now + DispatchTimeInterval.seconds(Int(seconds))
    return wholeSeconds + DispatchTimeInterval.nanoseconds(Int(attoseconds / 1_000_000_000))
  }
}
