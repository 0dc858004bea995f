import Poseur
import Testing

@_spi(Poseur) @testable import PoseurCore

@Suite("Inline arrays")
struct ValueMirrorTests {
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test("are equal when their elements are, also inside of other values")
  func equality() {
    let (pair, other): ([2 of Int], [2 of Int]) = ([1, 2], [1, 3])
    #expect(isAnyEqual(pair, [1, 2] as [2 of Int]))
    #expect(isAnyEqual([pair], [pair]) && isAnyEqual([2 of Int]?.some(pair), pair))
    #expect(isAnyEqual(Walk(steps: pair), Walk(steps: pair)))
    #expect(isAnyEqual(["Rex", "Max"] as [2 of String], ["Rex", "Max"] as [2 of String]))
    #expect(!isAnyEqual(pair, other) && !isAnyEqual(Walk(steps: pair), Walk(steps: other)))
    #expect(!isAnyEqual(pair, [1, 2, 3] as [3 of Int]) && !isAnyEqual(pair, [1, 2]))
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test("are arguments like any others")
  func arguments() {
    let dog = FakeDog()
    dog.stub(function: .howl).with([1, 2] as [2 of Int]).andReturn("awoo")
    let answer: String = dog.recordAndStub(function: .howl, arguments: [1, 2] as [2 of Int])

    #expect(answer == "awoo")
    #expect(
      Failures.capture { expectHaveReceived(dog, .howl, with: [1, 3] as [2 of Int]) } == [
        """
        Expected FakeDog.howl([1, 3]) to be called at least 1 time, but it was called 0 times.
        Calls to howl (1):
          #1  howl([1, 2])   argument 0 is [1, 2], not [1, 3]
        """
      ])
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test("differ at an element")
  func differences() {
    func text(_ received: Any, _ expected: Any) -> String? {
      ValueVerdict(expectation: .equal, received: received, expected: expected).failureMessage
    }
    #expect(
      text(Walk(steps: [1, 2]), Walk(steps: [1, 3])) == """
        Expected Walk(steps: [1, 3]), but received Walk(steps: [1, 2]).
          steps[1]: expected 3, received 2
        """)
    #expect(text([1, 2] as [2 of Int], [1, 2]) == "Expected [1, 2] ([Int]), but received [1, 2] ([2 of Int]).")
  }
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
private struct Walk { let steps: [2 of Int] }
