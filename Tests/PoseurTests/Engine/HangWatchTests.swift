import Foundation
import Poseur
import Testing

@_spi(Poseur) @testable import PoseurCore

@Suite("A watch that sees nothing happen", .tags(.threads), .timeLimit(.minutes(1)))
struct HangWatchTests {
  private var test = HangingTest()
  private let heading =
    "If the test “opens()” hangs: nothing was called, moved or answered for 5 seconds, and something waits:"
  private let page = "See “My test never ends” in Poseur's documentation."

  @Test("tells of a held call once, and warns at its stub after half a minute")
  mutating func heldCall() async throws {
    let archive = FakeArchive()
    let responder = test.run { archive.stub(.load).andWaitForResponse() }
    let line = #line - 1
    let opening = test.begin { try await archive.load(1) }
    try await responder.waitForPendingCalls()

    test.pass(4)
    #expect(test.texts == [])
    test.pass(24)
    let list = """
        FakeArchive.load(1) waits for andWaitForResponse() at HangWatchTests.swift:\(line): have its responder respond
      See “My test never ends” in Poseur's documentation.
      """
    #expect(test.texts == ["\(heading)\n\(list)\n"])
    #expect(test.reporter.reports.isEmpty)
    test.pass(40)
    #expect(
      test.reporter.reports.map(\.message) == [
        """
        If the test “opens()” hangs: nothing was called, moved or answered for 30 seconds, and something waits:
        \(list)
        """
      ])
    #expect(test.reporter.reports.map(\.position.line) == [UInt(line)])
    #expect(test.reporter.reports.map(\.severity) == [.warning])

    responder.respond(with: "page")
    _ = try await opening.value
    test.pass(40)
    #expect(test.texts.count == 1 && test.reporter.reports.count == 1)
    #expect(HangReport(of: test.scope).text("") == nil)
  }

  @Test("tells of a sleeper, and how far to move its clock, wherever that was made")
  mutating func sleeper() async throws {
    // As in a set-up, outside of the isolated test.
    let clock = ManualClock()
    let line = #line - 1
    let sleep = test.begin { try await clock.sleep(for: .milliseconds(1_250)) }
    let own = test.run { ManualClock() }
    let detached = Task.detached { try await own.sleep(for: .seconds(4)) }
    try await clock.waitForSleepers()
    try await own.waitForSleepers()

    test.pass(8)
    let texts = [(line, "1.25 s", ".milliseconds(1250)"), (line + 3, "4 s", ".seconds(4)")].map { line, time, source in
      """
        a task sleeps until \(time) on the clock at HangWatchTests.swift:\(line), which stands at 0 s: move it, await \
      clock.advance(by: \(source))
      """
    }
    // Which of the two slept first isn't known.
    #expect(test.texts.map { $0.split(separator: "\n").map(String.init).sorted() } == [texts + [heading, page]])
    sleep.cancel()
    detached.cancel()
  }

  @Test("names the advance that came before the task slept")
  mutating func earlyAdvance() async throws {
    let clock = test.run { ManualClock() }
    let line = #line - 1
    await clock.advance(by: .seconds(1))
    let sleep = test.begin { try await clock.sleep(for: .seconds(1)) }
    try await clock.waitForSleepers()

    test.pass(8)
    #expect(
      test.texts == [
        """
        \(heading)
          a task sleeps until 2 s on the clock at HangWatchTests.swift:\(line), which stands at 1 s: the advance at \
        HangWatchTests.swift:\(line + 2) came before it slept, so write try await clock.waitForSleepers() above that
        \(page)

        """
      ])
    await clock.advance(by: .milliseconds(500))
    test.pass(8)
    #expect(test.texts.last?.contains("move it, await clock.advance(by: .milliseconds(500))") == true)
    await clock.advance(by: .milliseconds(500))
    try await sleep.value
  }

  @Test("tells of the test's own waits and loops, behind what sleeps")
  mutating func ownWaits() async throws {
    let (archive, clock) = (FakeArchive(), ManualClock())
    let line = #line - 1
    let wait = test.begin { _ = try await archive.waitForCall(to: .count, timeout: .seconds(60), clock: clock) }
    try await clock.waitForSleepers()
    let loop = test.begin { for await _ in archive.callStream(to: .title) {} }
    while HangReport(of: test.scope).text("")?.contains("callStream") == false { await Task.yield() }

    test.pass(8)
    #expect(
      test.texts == [
        """
        \(heading)
          a task sleeps until 60 s on the clock at HangWatchTests.swift:\(line), which stands at 0 s: move it, await \
        clock.advance(by: .seconds(60))
          the waitForCall at HangWatchTests.swift:\(line + 2) waits for FakeArchive.count, and gives up by itself
          a loop over the callStream of FakeArchive.title waits for another call: take no more than come, with .prefix(2)
        \(page)

        """
      ])
    wait.cancel()
    loop.cancel()
    try await loop.value
  }

  @Test("tells of a wait that blocks the main thread")
  mutating func blockedMainThread() async throws {
    let archive = FakeArchive()
    let wait = test.begin { try await MainActor.run { try waitForClose(archive) } }
    await test.untilSomethingWaits()

    test.pass(8)
    #expect(
      test.texts == [
        """
        \(heading)
          the waitSynchronously at HangWatchTests.swift:7 waits for FakeArchive.close, and blocks the main thread, \
        which the code may need
        \(page)

        """
      ])
    archive.close()
    try await wait.value
  }

  @Test("tells of completions that no stub calls, and of no others")
  mutating func completions() {
    let catalog = test.run { FakeCatalog() }
    catalog.stub(.load).with(4, Argument.any).andDo { (_: Any?, done: @escaping (Int) -> Void) in done(4) }
    catalog.load(4) { _ in }
    _ = Failures.capture(.warning) { catalog.load(3) { _ in } }
    catalog.subscribe(Page(3)) {}
    catalog.register(default: (), for: .close)
    catalog.close {}

    test.pass(8)
    let place = "of the fake at HangWatchTests.swift:\(FakeCatalog.line)"
    let advice = "no stub calls its closure. If the code waits for that, stub the call"
    #expect(
      test.texts == [
        """
        \(heading)
          FakeCatalog.load(3, closure) \(place): \(advice)
          FakeCatalog.subscribe(<Page>, closure) \(place): \(advice)
        \(page)

        """
      ])
  }

  @Test("lets a call, a moved clock and another wait begin the spell anew")
  mutating func signsOfLife() async throws {
    let (archive, clock) = test.run { (FakeArchive(), ManualClock()) }
    let sleep = test.begin { try await clock.sleep(for: .seconds(100)) }
    try await clock.waitForSleepers()
    for _ in 1...3 {
      test.pass(4)
      archive.close()
      test.pass(4)
      await clock.advance(by: .seconds(1))
      test.pass(4)
      let other = test.begin { try await clock.sleep(for: .seconds(1)) }
      try await clock.waitForSleepers(2)
      test.pass(4)
      other.cancel()
      _ = await other.result
    }
    #expect(test.texts == [])
    sleep.cancel()
  }

  @Test("does not hide behind another test that is busy")
  mutating func busyTest() async throws {
    var busy = HangingTest(named: "works()")
    let archive = busy.run { FakeArchive() }
    busy.run { archive.stub(.count).andNeverReturn() }
    let (hung, counting) = (test.run { FakeArchive() }, busy.begin { await archive.count() })
    test.run { hung.stub(.count).andNeverReturn() }
    let waiting = test.begin { await hung.count() }
    await test.untilSomethingWaits()
    await busy.untilSomethingWaits()
    for _ in 1...4 {
      archive.close()
      test.pass(2)
      busy.pass(2)
    }
    #expect(test.texts.count == 1)
    #expect(busy.texts == [])
    waiting.cancel()
    counting.cancel()
    _ = try await (waiting.value, counting.value)
  }

  @Test("is patient with a process that computes, and with one that stood still")
  mutating func busyProcess() async throws {
    let clock = ManualClock()
    let sleep = test.begin { try await clock.sleep(for: .seconds(1)) }
    try await clock.waitForSleepers()
    test.pass(20, using: .milliseconds(100))
    for _ in 1...5 {
      test.pass(2)
      test.passAtOnce(4)
    }
    #expect(test.texts == [])
    test.pass(8)
    #expect(test.texts.count == 1)
    sleep.cancel()
  }

  @Test("is silent about a test that has ended")
  mutating func endedTest() async throws {
    let clock = test.run { ManualClock() }
    let sleep = test.begin { try await clock.sleep(for: .seconds(1)) }
    try await clock.waitForSleepers()
    test.scope.end()
    test.pass(40)
    #expect(test.texts == [] && test.reporter.reports.isEmpty)
    sleep.cancel()
  }

  @Test("keeps no fake, no argument and no clock")
  mutating func references() async throws {
    weak var page: Page?
    weak var clock: ManualClock?
    do {
      let (catalog, ownClock, ownPage) = (test.run { FakeCatalog() }, ManualClock(), Page(1))
      (page, clock) = (ownPage, ownClock)
      catalog.subscribe(ownPage) {}
      let sleep = test.begin { try await ownClock.sleep(for: .seconds(1)) }
      try await ownClock.waitForSleepers()
      test.pass(40)
      #expect(test.texts.count == 1)
      sleep.cancel()
      _ = await sleep.result
    }
    #expect(page == nil)
    while clock != nil { await Task.yield() }
  }

  #if !os(iOS) && !os(tvOS) && !os(watchOS)
    @Test("tells of all that isn't isolated together, unless any call of the process comes")
    func notIsolated() async {
      let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        let catalog = FakeCatalog()
        catalog.load(3) { _ in }
        var watch = HangWatch(write: writeToStandardError)
        var moment = HangWatch.Moment(time: .now, processorTime: .zero, lastCall: 0)
        // Nobody knows whether the fake's test still runs, so its closure alone isn't told.
        for _ in 0..<10 {
          watch.look(at: moment)
          moment.time += .seconds(2)
        }
        let clock = ManualClock(fileID: "Tests/ArchiveTests.swift", line: 12)
        Task { try await clock.sleep(for: .seconds(4)) }
        try await clock.waitForSleepers()
        for look in 0..<10 {
          watch.look(at: moment)
          moment.time += .seconds(2)
          if look < 6 { moment.lastCall += 1 }
        }
        withExtendedLifetime(catalog) {}
        exit(EXIT_SUCCESS)
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(
        text.hasSuffix(
          """
          If the test hangs: nothing was called, moved or answered for 5 seconds, and something waits:
            a task sleeps until 4 s on the clock at ArchiveTests.swift:12, which stands at 0 s: move it, await \
          clock.advance(by: .seconds(4))
            FakeCatalog.load(3, closure) of the fake at HangWatchTests.swift:\(FakeCatalog.line): no stub calls its closure. If \
          the code waits for that, stub the call
          See “My test never ends” in Poseur's documentation.

          """))
      #expect(text.split(separator: "If the test hangs", omittingEmptySubsequences: false).count == 2)
    }

    @Test("looks on while its process ends")
    func endOfProcess() async {
      await #expect(processExitsWith: .exitCode(7)) {
        let archives = (1...100).map { _ in FakeArchive() }
        let looks = LockedValue(0)
        Thread {
          var watch = HangWatch { _ in }
          while true {
            watch.look()
            looks.withLock { $0 += 1 }
          }
        }.start()
        while looks.withLock({ $0 }) < 10 { await Task.yield() }
        withExtendedLifetime(archives) {}
        exit(7)
      }
    }
  #endif
}

// MARK: - Fixtures

// Not asynchronous, so that it may block.
private func waitForClose(_ archive: FakeArchive) throws {
  try archive.call(to: .close).waitSynchronously(timeout: .seconds(60), line: 7)
}

private final class Page {
  let number: Int
  init(_ number: Int) { self.number = number }
}

private final class FakeCatalog: Fake {
  enum Function: String, PoseurFunction { case load, subscribe, close }
  let faker = Function.faker()
  static let line = #line - 1
  func load(_ page: Int, _ completion: @escaping (Int) -> Void) {
    recordAndStub(function: .load, arguments: page, completion)
  }
  func subscribe(_ page: Page, _ handler: (() -> Void)?) {
    recordAndStub(function: .subscribe, arguments: page, handler)
  }
  func close(_ completion: @escaping () -> Void) { recordAndStub(function: .close, arguments: completion) }
}
