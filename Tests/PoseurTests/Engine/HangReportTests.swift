import Poseur
import Testing

@Suite("A cancelled test that is isolated")
struct HangReportTests {
  private let archive = FakeArchive()
  private let reporter = CapturingReporter()

  @Test("lists what is held and slept, at the first stub, and no wait that is over")
  func heldAndSlept() async throws {
    let (archive, clock) = (archive, ManualClock())
    let clockLine = #line - 1
    let stubLine = #line + 4
    await Failures.$reporter.withValue(reporter) {
      _ = await Task {
        try await withIsolatedFakes(named: "opens()") {
          let responder = archive.stub(.load).andWaitForResponse()
          for page in [1, 1, 2] { Task { try await archive.load(page) } }
          try await responder.waitForPendingCalls(3)
          Task { try await clock.sleep(for: .seconds(4)) }
          try await clock.waitForSleepers()
          withUnsafeCurrentTask { $0?.cancel() }
          withExtendedLifetime(responder) {}
        }
      }.result
    }
    let stub = "andWaitForResponse() at HangReportTests.swift:\(stubLine): have its responder respond"
    #expect(
      reporter.reports.prefix(1).map { $0.message.split(separator: "\n").sorted() } == [
        [
          "  FakeArchive.load(1) waits for \(stub) (×2)",
          "  FakeArchive.load(2) waits for \(stub)",
          """
            a task sleeps until 4 s on the clock at HangReportTests.swift:\(clockLine), which stands at 0 s: move it, \
          await clock.advance(by: .seconds(4))
          """,
          "See “My test never ends” in Poseur's documentation.",
          "When the test “opens()” was cancelled, something still waited:",
        ]
      ])
    #expect(reporter.reports.first?.position.line == UInt(stubLine))
    #expect(reporter.reports.first?.severity == .warning)
  }

  @Test("lists what its own task waited for, though the cancellation ends that")
  func ownWait() async throws {
    let (archive, clock) = (archive, ManualClock())
    let clockLine = #line - 1
    let waitLine = #line + 4
    let test = Failures.$reporter.withValue(reporter) {
      Task {
        try await withIsolatedFakes {
          _ = try await archive.waitForCall(to: .count, timeout: .seconds(5), clock: clock)
        }
      }
    }
    try await clock.waitForSleepers()
    test.cancel()
    await #expect(throws: CancellationError.self) { try await test.value }
    #expect(
      reporter.reports.map(\.message) == [
        """
        When the isolated code was cancelled, something still waited:
          a task sleeps until 5 s on the clock at HangReportTests.swift:\(clockLine), which stands at 0 s: move it, \
        await clock.advance(by: .seconds(5))
          the waitForCall at HangReportTests.swift:\(waitLine) waits for FakeArchive.count, and gives up by itself
        See “My test never ends” in Poseur's documentation.
        """
      ])
  }

  @Test("lists a loop that waits for another call, and ten things at most")
  func loops() async throws {
    let archive = archive
    await Failures.$reporter.withValue(reporter) {
      _ = await Task {
        try await withIsolatedFakes {
          let responder = archive.stub(.load).andWaitForResponse()
          for page in 1...12 {
            Task { try await archive.load(page) }
            try await responder.waitForPendingCalls(page)
          }
          withUnsafeCurrentTask { $0?.cancel() }
          withExtendedLifetime(responder) {}
        }
      }.result
      let loop = Task {
        await withIsolatedFakes { for await _ in archive.callStream(to: .title) {} }
      }
      loop.cancel()
      await loop.value
    }
    let lines = reporter.reports.first?.message.split(separator: "\n") ?? []
    #expect(lines.count == 13 && lines[11] == "  … and 2 more")
  }

  @Test("is silent if it waits for nothing, and if it has ended")
  func silence() async {
    let archive = archive
    await Failures.$reporter.withValue(reporter) {
      await Task {
        await withIsolatedFakes {
          archive.stub(.count).andReturn(3)
          #expect(await archive.count() == 3)
          withUnsafeCurrentTask { $0?.cancel() }
        }
      }.value
    }
    #expect(reporter.reports.isEmpty)
  }
}
