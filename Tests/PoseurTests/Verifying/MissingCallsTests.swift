import Poseur
import Testing

@_spi(Poseur) @testable import PoseurCore

@Suite("A fake that nobody called")
struct MissingCallsTests {
  private let general =
    "Check that the code uses this fake, that the fake forwards the call, and that the work is done by now."
  private let headline = "Expected FakeTrough.fill to be called at least 1 time, but it was called 0 times."

  @Test("names what to check")
  func checks() {
    let messages = Failures.capture {
      let trough = FakeTrough()
      expectHaveReceived(trough, .fill)
      expectHaveRecordedCalls(trough)
    }
    #expect(
      messages == [
        "\(headline)\nNo calls were recorded.\n\(general)",
        "Expected FakeTrough to be called, but no calls were recorded.\n\(general)",
      ])
  }

  @Test("names the calls of another fake of its type that the test has made")
  func another() {
    let messages = Failures.capture {
      let (mine, other) = (FakeTrough(), FakeTrough())
      for _ in 1...2 { other.fill(3) }
      expectHaveReceived(mine, .fill)
      expectHaveReceivedInOrder(mine.call(to: .fill))
    }
    let cause = """
      No calls were recorded.
      The test has called another FakeTrough: fill(3) ×2. Pass this one to the code, or look at that one.
      """
    #expect(
      messages == [
        "\(headline)\n\(cause)",
        """
        Expected FakeTrough.fill to be called first, but it was never called.
        The expected order:
          1. FakeTrough.fill     ← not received as expected
        \(cause)
        """,
      ])
  }

  @Test("tells of another one that is gone")
  func gone() {
    let messages = Failures.capture {
      FakeTrough().fill(3)
      expectHaveReceived(FakeTrough(), .fill)
    }
    #expect(
      messages == [
        """
        \(headline)
        No calls were recorded.
        The test has called another FakeTrough 1 time, which is gone by now. Pass this one to the code.
        """
      ])
  }

  @Test("tells of no fake of another test, and of none that nobody called")
  func ofAnotherTest() {
    let other = FakeTrough()
    #expect(Failures.capture { FakeTrough().fill(3) } == [])
    other.fill(3)
    let messages = Failures.capture {
      let uncalled = FakeTrough()
      expectHaveReceived(FakeTrough(), .fill)
      withExtendedLifetime(uncalled) {}
    }
    #expect(messages == ["\(headline)\nNo calls were recorded.\n\(general)"])
  }

  @Test("knows its test in Swift Testing")
  func knownTest() {
    let (mine, other) = (FakeTrough(), FakeTrough())
    other.fill(1)
    #expect(
      mine.faker.core.others.living.map { ObjectIdentifier($0.sharedState) } == [
        ObjectIdentifier(other.faker.sharedState)
      ])
  }
}

private final class FakeTrough: Fake, Sendable {
  enum Function: String, PoseurFunction { case fill }
  let faker = Function.faker()
  func fill(_ liters: Int) { recordAndStub(function: .fill, arguments: liters) }
}
