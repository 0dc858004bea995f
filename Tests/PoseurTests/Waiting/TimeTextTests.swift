import Testing

@testable import PoseurCore

@Suite("A time in a message")
struct TimeTextTests {
  @Test(
    "is told in seconds, shortly",
    arguments: [
      (Duration.seconds(5), "5 seconds"), (.seconds(1), "1 second"), (.milliseconds(50), "0.05 seconds"),
      (.seconds(1.0 / 3), "0.333 seconds"), (.seconds(0.3), "0.3 seconds"), (.milliseconds(1), "0.001 seconds"),
      (.seconds(90.5), "90.5 seconds"), (.milliseconds(999.9), "1 second"), (.seconds(100_000), "100000 seconds"),
      (.nanoseconds(1), "less than 0.001 seconds"),
    ])
  func text(_ time: Duration, _ text: String) { #expect(timeText(time) == text) }

  @Test("is not told where there is none", arguments: [Duration.zero, .seconds(-1)])
  func none(_ time: Duration) { #expect(timeText(time) == nil) }
}
