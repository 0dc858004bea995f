import Poseur
import Testing

extension ManualClock {
  /// Returns when so many sleep.
  func untilSleeping(_ count: Int = 1, sourceLocation: SourceLocation = #_sourceLocation) async {
    do {
      try await waitForSleepers(count, timeout: .seconds(60))
    } catch {
      Issue.record(error, sourceLocation: sourceLocation)
    }
  }

  /// Returns when nobody sleeps.
  func untilNobodySleeps() async {
    while sleeperCount > 0 { await Task.yield() }
  }
}
