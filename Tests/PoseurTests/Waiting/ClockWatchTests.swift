import Testing

@testable import Poseur
@testable import PoseurCore

@Suite("A clock that nobody moves", .timeLimit(.minutes(1)))
struct ClockWatchTests {
  private let position = SourcePosition()

  @Test("warns once of who sleeps on it, while an isolated test still runs")
  func warning() async throws {
    let reporter = AwaitedReports()
    let clock = inScope(reporter) { ManualClock(warningAfter: .milliseconds(20), at: position) }.made
    let sleep = Task { try await clock.sleep(for: .seconds(4)) }
    try await clock.waitForSleepers()
    await reporter.untilReports(1)

    #expect(
      reporter.reports.map(\.message) == [
        """
        1 task sleeps until 4 s; the clock stands at 0 s, and nothing has moved it for 0.02 seconds.
        If the test hangs, move it: await clock.advance(by: .seconds(4))
        See “My test never ends” in Poseur's documentation.
        """
      ])
    #expect(reporter.reports.map(\.severity) == [.warning])
    #expect(reporter.reports.map(\.position.line) == [position.line])
    await clock.advance(by: .seconds(4))
    try await sleep.value

    let later = Task { try await clock.sleep(for: .seconds(1)) }
    try await clock.waitForSleepers()
    try await Task.sleep(for: .milliseconds(100))
    #expect(reporter.reports.count == 1, "once a clock")
    later.cancel()
  }

  @Test("says how far to move it when several sleep, and where it stands")
  func several() async throws {
    let reporter = AwaitedReports()
    let clock = inScope(reporter) { ManualClock(warningAfter: .milliseconds(200), at: position) }.made
    await clock.advance(by: .seconds(3))
    let sleeps = [1_250, 2_000].map { time in Task { try await clock.sleep(for: .milliseconds(time)) } }
    try await clock.waitForSleepers(2)
    await reporter.untilReports(1)

    #expect(
      reporter.reports.map(\.message) == [
        """
        2 tasks sleep, the first of them until 4.25 s; the clock stands at 3 s, and nothing has moved it for 0.2 seconds.
        If the test hangs, move it: await clock.advance(by: .milliseconds(1250))
        See “My test never ends” in Poseur's documentation.
        """
      ])
    for sleep in sleeps { sleep.cancel() }
  }

  @Test("is silent after its test has ended, and while somebody moves it or nobody sleeps")
  func silence() async throws {
    let reporter = AwaitedReports()
    let (ended, scope) = inScope(reporter) { ManualClock(warningAfter: .milliseconds(20), at: position) }
    scope.end()
    let moved = inScope(reporter) { ManualClock(warningAfter: .milliseconds(500), at: position) }.made
    let sleeps = [ended, moved].map { clock in Task { try await clock.sleep(for: .seconds(100)) } }
    try await ended.waitForSleepers()
    for _ in 1...20 {
      await moved.advance(by: .seconds(1))
      try await Task.sleep(for: .milliseconds(30))
    }
    for sleep in sleeps { sleep.cancel() }

    #expect(reporter.reports.isEmpty)
    #expect(FrameworkReporter().isTestRunning == nil)
  }

  @Test("does not keep the clock")
  func release() async throws {
    weak var weakClock: ManualClock?
    do {
      let clock = ManualClock(warningAfter: .seconds(60), at: position)
      weakClock = clock
      let sleep = Task { try await clock.sleep(for: .seconds(1)) }
      try await clock.waitForSleepers()
      sleep.cancel()
      _ = await sleep.result
    }
    while weakClock != nil { await Task.yield() }
  }

  /// Makes something in an isolated scope, which stays open.
  private func inScope<Made>(_ reporter: AwaitedReports, _ make: () -> Made) -> (made: Made, scope: FakeScope) {
    let scope = FakeScope(name: nil, reporting: [], as: .warning)
    return (
      FakeScope.taskScope.withValue(scope) { Failures.$reporter.withValue(reporter) { make() } }, scope
    )
  }
}
