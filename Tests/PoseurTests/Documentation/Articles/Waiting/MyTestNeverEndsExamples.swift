import Foundation
import Testing

@testable import Poseur
@testable import PoseurCore

@Suite("The page on tests that never end shows that", .timeLimit(.minutes(1)))
struct MyTestNeverEndsExamples {
  @Test("a call whose closure no stub calls is a warning")
  func completion() {
    let catalog = FakeCatalog()
    catalog.stub { $0.load(4, $1) }.andDo { done in done(4) }
    let warnings = Failures.capture(.warning) { catalog.load(3) { _ in } }
    #expect(
      warnings == [
        """
        FakeCatalog.load(3, (Int) -> Void closure) was called, but no stub answers it.
        Stubs of load (1):
          load(4, any value)   argument 0 is 3, not 4
        It takes a closure, which no stub calls now. Whoever waits for that may wait for ever.
        See “My test never ends” in Poseur's documentation.
        """
      ])
  }

  @Test("a cancelled test lists what it waited for")
  func cancelledTest() async {
    let mistake = Mistake.all.first { $0.name == "nobody answers a held call" }
    let text = await mistake?.reported.first
    #expect(
      text?.replacing(#/at \w+\.swift:\d+/#, with: "at ArchiveTests.swift:20") == """
        When the test “opens()” was cancelled, this was still waited for:
          FakeArchive.load(1), for andWaitForResponse() at ArchiveTests.swift:20
        See “My test never ends” in Poseur's documentation.
        """)
  }

  @Test("a clock that nobody moves is a warning after five seconds")
  func clock() async throws {
    let reporter = AwaitedReports()
    // A clock of its own scope, which is open, so that calls of other tests don't matter.
    let scope = FakeScope(name: nil, reporting: [], as: .warning)
    let clock = FakeScope.taskScope.withValue(scope) { Failures.$reporter.withValue(reporter) { ManualClock() } }
    let sleep = Task { try await clock.sleep(for: .seconds(4)) }
    await reporter.untilReports(1)
    #expect(
      reporter.reports.map(\.message) == [
        """
        1 task sleeps until 4 s; the clock stands at 0 s, and nothing has moved it for 5 seconds.
        If the test hangs, move it: await clock.advance(by: .seconds(4))
        See “My test never ends” in Poseur's documentation.
        """
      ])
    sleep.cancel()
  }

  @Test("a wait that blocks a thread which tasks share says so")
  func thread() throws {
    var text: String?
    do {
      try FakeDog().waitForCallSynchronously(
        to: .bark, timeout: .milliseconds(50), fileID: "Tests/FeederTests.swift", line: 12)
    } catch { text = "\(error)" }
    #expect(
      text == """
        Expected FakeDog.bark to be called at least 1 time, but it was called 0 times.
        No calls were recorded.
        Check that the code uses this fake, that the fake forwards the call, and that the work is done by now.
        The wait blocks one of the few threads that all tasks share, so a task may not get to make the call. Make the test async, and await waitForCall.
        The wait of 0.05 seconds is at FeederTests.swift:12.
        """)
  }
}

// MARK: - Fixtures

private final class FakeCatalog: Fake {
  enum Function: String, PoseurFunction { case load }
  let faker = Function.faker()
  func load(_ page: Int, _ completion: @escaping (Int) -> Void) {
    recordAndStub(function: .load, arguments: page, completion)
  }
}
