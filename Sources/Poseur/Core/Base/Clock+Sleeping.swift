nonisolated extension Clock where Duration == Swift.Duration {
  /// Sleeps for any duration there is, from now on, however late the sleep begins. Clocks of the standard library trap
  /// for durations that end beyond what they can count, so the sleep ends after some thirty years at most, which nobody
  /// sees.
  func sleeping(forAny duration: Duration) -> AsyncThrowingClosure<Void> {
    let deadline = now.advanced(by: min(duration, .seconds(1_000_000_000)))
    return { try await sleep(until: deadline, tolerance: nil) }
  }
}
