extension Clock where Duration == Swift.Duration {
  /// Sleeps for any duration there is, from now on, however late the sleep begins. Clocks of the standard library trap
  /// for those that end beyond what they can count; nobody sees the end of thirty years.
  nonisolated func sleeping(forAny duration: Duration) -> AsyncThrowingClosure<Void> {
    let deadline = now.advanced(by: min(duration, .seconds(1_000_000_000)))
    return { try await sleep(until: deadline, tolerance: nil) }
  }
}
