import Poseur
import Testing

@Suite("A manual clock", .timeLimit(.minutes(1)))
struct ManualClockTests {
  private let clock = ManualClock()

  @Test("stands still until it is moved, and never goes back")
  func standing() async throws {
    let start = clock.now
    await clock.advance(by: .seconds(3))
    await clock.advance(by: .seconds(-2))

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
