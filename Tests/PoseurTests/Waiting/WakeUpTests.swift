import Testing

@testable import PoseurCore

@Suite("A wake-up")
struct WakeUpTests {
  @Test("that comes while nobody sleeps ends the next sleep", .timeLimit(.minutes(1)))
  func early() async {
    let wakeUp = WakeUp()
    wakeUp.wake()
    wakeUp.wake()
    await wakeUp.sleep()

    #expect(!wakeUp.isOver)
  }
}
