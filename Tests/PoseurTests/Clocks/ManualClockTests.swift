import Testing

@testable import Poseur
@testable import PoseurCore

@Suite("A manual clock", .tags(.threads), .timeLimit(.minutes(1)))
struct ManualClockTests {
  private let clock = ManualClock()

  @Test("stands still until it is moved, and never goes back, which fails the test")
  func standing() async throws {
    let start = clock.now
    await clock.advance(by: .seconds(3))
    let messages = await Failures.capture {
      await clock.advance(by: .seconds(-2))
      try? await clock.advance(by: .milliseconds(-2), times: 3)
      await clock.advance(by: .zero)
    }
    #expect(
      messages == [
        "advance(by: -2.0 seconds) does nothing: a clock never goes back.",
        "advance(by: -0.002 seconds) does nothing: a clock never goes back.",
      ])

    #expect(start.duration(to: clock.now) == .seconds(3))
    #expect(clock.minimumResolution == .zero)
    #expect(start < clock.now && start.advanced(by: .seconds(3)) == clock.now)
    try await clock.sleep(until: start)
    try await clock.sleep(for: .zero)
    #expect(clock.sleeperCount == 0)
  }

  @Test("wakes whoever is due, in order, at the time that each waited for, and nobody else")
  func order() async throws {
    let log = EventLog()
    let start = clock.now
    let tasks = [30, 10, 20, 60].map { seconds in
      Task { [clock] in
        try await clock.sleep(for: .seconds(seconds))
        await log.add("\(seconds) at \(start.duration(to: clock.now))")
      }
    }
    try await clock.waitForSleepers(4)
    await clock.advance(by: .seconds(30))
    for task in tasks.prefix(3) { try await task.value }

    #expect(await log.events == ["10 at 10.0 seconds", "20 at 20.0 seconds", "30 at 30.0 seconds"])
    #expect(clock.sleeperCount == 1)
    #expect(start.duration(to: clock.now) == .seconds(30))
    await clock.advance(by: .seconds(30))
    try await tasks[3].value
  }

  @Test("wakes a task again that begins another sleep in the same time")
  func repeated() async throws {
    let log = EventLog()
    let ticking = Task { [clock] in
      for tick in 1...3 {
        try await clock.sleep(for: .seconds(1))
        await log.add("tick \(tick)")
      }
    }
    try await clock.waitForSleepers()
    await clock.advance(by: .seconds(3))
    try await ticking.value

    #expect(await log.events == ["tick 1", "tick 2", "tick 3"])
  }

  @Test("wakes a task again that takes its way through actors before its next sleep")
  func hops() async throws {
    let walk = Task.detached(priority: .low) { [clock, log = EventLog()] in
      for _ in 1...20 {
        try await clock.sleep(for: .seconds(1))
        for hop in 1...50 {
          await log.add("\(hop)")
          await Task.yield()
        }
      }
    }
    try await clock.waitForSleepers()
    await clock.advance(by: .seconds(20))

    #expect(clock.sleeperCount == 0)
    try await walk.value
  }

  @Test("wakes a loop again, each round of which sleeps in a task of its own")
  func childTasks() async throws {
    let rounds = Task { [clock] in
      for _ in 1...20 {
        try await withThrowingTaskGroup(of: Void.self) { group in
          group.addTask { try await clock.sleep(for: .seconds(1)) }
          try await group.waitForAll()
        }
      }
    }
    try await clock.waitForSleepers()
    await clock.advance(by: .seconds(20))
    try await rounds.value
  }

  @Test("loses no tick of a loop that works between its sleeps", arguments: 0..<20)
  func work(_ number: Int) async throws {
    let log = EventLog()
    let loop = Task { [clock] in
      for tick in 1...10 {
        try await clock.sleep(for: .seconds(1))
        let end = ContinuousClock.now + .milliseconds(2)
        while ContinuousClock.now < end {}
        await log.add("\(tick)")
      }
    }
    try await clock.waitForSleepers()
    await clock.advance(by: .seconds(10))
    try await loop.value
    #expect(await log.events.count == 10)
  }

  @Test("advances in steps, each of which waits for a task to sleep")
  func steps() async throws {
    let log = EventLog()
    let loop = Task { [clock] in
      for tick in 1...10 {
        // Real time, for which a single advance would hardly wait.
        try await Task.sleep(for: .milliseconds(30))
        try await clock.sleep(for: .seconds(1))
        await log.add("\(tick)")
      }
    }
    try await clock.advance(by: .seconds(1), times: 10)
    try await loop.value

    #expect(await log.events.count == 10)
    #expect(clock.now.offset == .seconds(10))
  }

  @Test("steps that find nobody asleep throw, and say which step it was; no steps are a failure")
  func vainSteps() async throws {
    let sleep = Task { [clock] in try await clock.sleep(for: .seconds(1)) }
    var text: String?
    let line = #line + 2
    do {
      try await clock.advance(by: .seconds(1), times: 3, timeout: .milliseconds(500))
    } catch { text = "\(error)" }
    #expect(
      text == """
        Expected a task to sleep on the clock before step 2 of 3, but none does.
        The last sleep was until 1 s. The code may have ended, or not begun.
        The wait of 0.5 seconds is at ManualClockTests.swift:\(line).
        """)
    try await sleep.value

    let messages = try await Failures.capture { try await clock.advance(by: .seconds(1), times: 0) }
    #expect(messages == ["advance(by:times: 0) does not move the clock: pass 1 or more."])
    #expect(clock.now.offset == .seconds(1))
  }

  @Test("a sleep ends with its task, before it begins and later")
  func cancellation() async throws {
    let sleep = Task { [clock] in try await clock.sleep(for: .seconds(1)) }
    try await clock.waitForSleepers()
    sleep.cancel()
    await #expect(throws: CancellationError.self) { try await sleep.value }
    #expect(clock.sleeperCount == 0)

    let late = Task { [clock] in
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await late.value }
    #expect(clock.sleeperCount == 0)
  }

  @Test("a wait for sleepers ends once there are enough, however many wait for them")
  func waiting() async throws {
    let waits = (1...3).map { count in Task { [clock] in try await clock.waitForSleepers(count) } }
    let sleeps = (1...3).map { _ in Task { [clock] in try await clock.sleep(for: .seconds(1)) } }
    for wait in waits { try await wait.value }
    #expect(clock.sleeperCount == 3)
    for sleep in sleeps { sleep.cancel() }
  }

  @Test("a wait for sleeps ends once one more has begun, while an earlier one still goes on or is over")
  func sleeps() async throws {
    let first = Task { [clock] in try? await clock.sleep(for: .seconds(1)) }
    try await clock.waitForSleeps(1)
    // Like code that cancels its old work a moment later, when it gets to the new.
    let second = Task { [clock] in
      first.cancel()
      await first.value
      try await clock.sleep(for: .seconds(1))
    }
    try await clock.waitForSleeps(2)
    #expect(clock.sleeperCount == 1)
    await clock.advance(by: .seconds(1))
    try await second.value
    try await clock.waitForSleeps(2)

    var text: String?
    let line = #line + 1
    do { try await clock.waitForSleeps(3, timeout: .milliseconds(1)) } catch { text = "\(error)" }
    #expect(
      text == """
        Expected 3 sleeps to have begun on the clock, but 2 have.
        The last sleep was until 1 s. The code may have ended, or not begun.
        The wait of 0.001 seconds is at ManualClockTests.swift:\(line).
        """)
    let messages = try await Failures.capture { try await clock.waitForSleeps(0) }
    #expect(messages == ["waitForSleeps(0) waits for nothing: pass 1 or more."])
  }

  @Test("a wait for no sleepers is a failure, and a task that was cancelled does not sleep")
  func misuse() async {
    let messages = await Failures.capture { try? await clock.waitForSleepers(0) }
    #expect(messages == ["waitForSleepers(0) waits for nothing: pass 1 or more."])
    let sleep = Task { [clock] in
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .zero)
    }
    await #expect(throws: CancellationError.self) { try await sleep.value }
  }

  @Test("a wait for sleepers that do not come says if no task has ever slept")
  func neverSlept() async {
    var text: String?
    do { try await clock.waitForSleepers(timeout: .milliseconds(1), line: 7) } catch { text = "\(error)" }
    #expect(
      text == """
        Expected 1 task to sleep on the clock, but 0 do.
        No task has slept on it yet. The code may have ended, or not begun.
        The wait of 0.001 seconds is at ManualClockTests.swift:7.
        """)
  }

  @Test("a wait for sleepers that do not come throws, and says where it is")
  func timeout() async throws {
    let sleep = Task { [clock] in try await clock.sleep(for: .seconds(1)) }
    try await clock.waitForSleepers()
    var text: String?
    let line = #line + 1
    do { try await clock.waitForSleepers(2, timeout: .milliseconds(1)) } catch { text = "\(error)" }
    #expect(
      text == """
        Expected 2 tasks to sleep on the clock, but 1 does.
        The wait of 0.001 seconds is at ManualClockTests.swift:\(line).
        """)
    sleep.cancel()
    let wait = Task { [clock] in
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.waitForSleepers(3)
    }
    await #expect(throws: CancellationError.self) { try await wait.value }
  }
}

// MARK: - Fixtures

private actor EventLog {
  private(set) var events: [String] = []
  func add(_ event: String) { events.append(event) }
}
