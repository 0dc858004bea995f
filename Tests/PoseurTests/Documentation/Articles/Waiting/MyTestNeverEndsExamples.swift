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

  @Test("a test in which nothing happens is told what waits")
  func hangingTest() async throws {
    var test = HangingTest()
    let (archive, catalog, clock) = test.run {
      (
        FakeArchive(), FakeCatalog(FakeCatalog.Function.faker(fileID: "Tests/FakeCatalog.swift", line: 3)),
        ManualClock(fileID: "Tests/ArchiveTests.swift", line: 12)
      )
    }
    let responder = test.run { archive.stub(.load, fileID: "Tests/ArchiveTests.swift", line: 20).andWaitForResponse() }
    await clock.advance(by: .seconds(1), fileID: "Tests/ArchiveTests.swift", line: 14)
    let opening = test.begin { try await archive.load(1) }
    let sleep = test.begin { try await clock.sleep(for: .seconds(1)) }
    catalog.load(3) { _ in }
    try await responder.waitForPendingCalls()
    try await clock.waitForSleepers()

    test.pass(8)
    #expect(
      test.texts == [
        """
        If the test “opens()” hangs: nothing was called, moved or answered for 5 seconds, and something waits:
          FakeArchive.load(1) waits for andWaitForResponse() at ArchiveTests.swift:20: have its responder respond
          a task sleeps until 2 s on the clock at ArchiveTests.swift:12, which stands at 1 s: the advance at ArchiveTests.swift:14 came before it slept, so write try await clock.waitForSleepers() above that
          FakeCatalog.load(3, closure) of the fake at FakeCatalog.swift:3: no stub calls its closure. If the code waits for that, stub the call
        See “My test never ends” in Poseur's documentation.

        """
      ])
    responder.respond(with: "page")
    _ = try await opening.value
    sleep.cancel()
  }

  @Test("a wait that blocks a thread which tasks share says so")
  func thread() throws {
    var text: String?
    do {
      try FakeDog().call(to: .bark).waitSynchronously(
        timeout: .milliseconds(50), fileID: "Tests/FeederTests.swift", line: 12)
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
  let faker: Faker<Function>
  init(_ faker: Faker<Function> = Function.faker()) { self.faker = faker }
  func load(_ page: Int, _ completion: @escaping (Int) -> Void) {
    recordAndStub(function: .load, arguments: page, completion)
  }
}
