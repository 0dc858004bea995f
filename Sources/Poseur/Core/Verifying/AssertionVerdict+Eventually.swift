@_spi(Poseur)
nonisolated extension AssertionVerdict {
  /// A condition comes true in time.
  nonisolated(nonsending) public static func comesTrue(
    _ condition: () async throws -> Bool, within timeout: Duration
  ) async -> Self {
    let fact = await whyNever(condition, within: timeout)
    return Self(failureMessage: fact.map { "Expected the condition to become true, but \($0)." })
  }

  /// Why a condition doesn't come true; nil if it does.
  nonisolated(nonsending) private static func whyNever(
    _ condition: () async throws -> Bool, within timeout: Duration
  ) async -> String? {
    let deadline = ContinuousClock.now + timeout
    do {
      while true {
        if try await condition() { return nil }
        guard ContinuousClock.now < deadline else { return "it was still false after \(timeout)" }
        try await Task.sleep(for: .milliseconds(2))
      }
    } catch is CancellationError where Task.isCancelled {
      return "the task was cancelled before that"
    } catch {
      return "it threw \(describeError(error))"
    }
  }
}
