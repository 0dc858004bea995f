import Poseur
import Testing

@Suite("The page on the original Poseur shows that")
struct FromTheOriginalPoseurExamples {
  @Test("an unstubbed call can trap as it did, and the trap is no second failure")
  func trap() {
    let dog = FakeDog(FakeDog.Function.faker(unstubbed: .trap))
    let messages = Failures.capture { expectThrowsAssertion { dog.bark() } }
    #expect(messages.count == 1)
  }
}
