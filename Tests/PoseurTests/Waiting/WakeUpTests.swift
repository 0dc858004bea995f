import Testing

@testable import PoseurCore

@Suite("A wake-up")
struct WakeUpTests {
  @Test("the time of a sleep runs from when it is asked for, not from when the task comes to it")
  func deadline() async throws {
    let clock = ManualClock()
    let sleep = clock.sleeping(forAny: .seconds(60))
    await clock.advance(by: .seconds(60))

    try await sleep()
  }

  @Test("that comes while nobody sleeps ends the next sleep", .timeLimit(.minutes(1)))
  func early() async {
    let wakeUp = WakeUp()
    wakeUp.wake()
    wakeUp.wake()
    await wakeUp.sleep()

    #expect(!wakeUp.isOver)
  }

  @Test("looks until it finds something, its time is over or its task is cancelled", .timeLimit(.minutes(1)))
  func ends() async {
    let clock = ContinuousClock()
    #expect(await WakeUp().look(for: .seconds(60), on: clock) { true } == .found)
    #expect(await WakeUp().look(for: .zero, on: clock) { false } == .timeOver)

    let task = Task { await WakeUp().look(for: .seconds(60), on: clock) { false } }
    task.cancel()
    #expect(await task.value == .cancelled)
  }
}
