import Poseur
import Testing

@testable import PoseurCore

nonisolated extension Argument {
  /// Matches a whole number that can be divided by another one.
  /// - Parameter divisor: the other number.
  public static func multiple(of divisor: Int) -> Argument { Argument(MultipleMatcher(divisor: divisor)) }
}

/// Matches multiples of a number.
nonisolated private struct MultipleMatcher: TypedMatcher {
  let divisor: Int
  var description: String { "a multiple of \(divisor)" }
  func accepts(_ number: Int) -> Bool { number.isMultiple(of: divisor) }
}

@Suite("Examples of the page for contributors")
struct ContributingExamples {
  @Test("a new matcher")
  func matcher() {
    let row =
      MatcherRow(
        .multiple(of: 3), "a multiple of 3", matching: [0, 6, -3],
        others: [
          (4, "is 4, not a multiple of 3"), ("six", "is \"six\" (String), not a value of type Int"),
          (nil, "is nil, not a value of type Int"),
        ])
    row.check()
  }

  @Test("the text of a failure")
  func text() {
    let dog = FakeDog()

    let messages = Failures.capture { expectHaveReceived(dog, .bark) }
    #expect(
      messages == [
        """
        Expected FakeDog.bark to be called at least 1 time, but it was called 0 times.
        No calls were recorded.
        Check that the code uses this fake, that the fake forwards the call, and that the work is done by now.
        """
      ])
  }
}
