// `@concurrent`, so that they belong to no actor where the module asks for `NonisolatedNonsendingByDefault` either.

/// An asynchronous closure.
public typealias AsyncClosure<each Input, Output> = @concurrent @Sendable (repeat each Input) async -> Output
/// An asynchronous closure that can throw.
public typealias AsyncThrowingClosure<each Input, Output> =
  @concurrent @Sendable (repeat each Input) async throws -> Output

/// A value that passes from a caller to a closure that the caller awaits, or back, so that one of them uses it at a
/// time.
nonisolated struct UncheckedTransfer<Value>: @unchecked Sendable {
  let value: Value
}

nonisolated extension Clock where Duration == Swift.Duration {
  /// Sleeps for any duration there is, from now on, however late the sleep begins. Clocks of the standard library trap
  /// for durations that end beyond what they can count, so the sleep ends after some thirty years at most, which nobody
  /// sees.
  func sleeping(forAny duration: Duration) -> AsyncThrowingClosure<Void> {
    let deadline = now.advanced(by: min(duration, .seconds(1_000_000_000)))
    return { try await sleep(until: deadline, tolerance: nil) }
  }
}
