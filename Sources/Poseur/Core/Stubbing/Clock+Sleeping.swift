extension Clock where Duration == Swift.Duration {
  /// Sleeps for any duration there is. Clocks of the standard library trap for those that end beyond what they can
  /// count; nobody sees the end of thirty years.
  func sleep(forAny duration: Duration) async throws {
    try await sleep(for: min(duration, .seconds(1_000_000_000)))
  }
}
