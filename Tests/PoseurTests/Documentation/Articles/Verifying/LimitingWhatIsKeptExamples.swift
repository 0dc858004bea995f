import Poseur
import Testing

@Suite("The page on limiting memory shows that")
struct LimitingWhatIsKeptExamples {
  private let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))

  @Test("a fake keeps less")
  func limits() {
    dog.keepCalls(atMost: 1_000)
    dog.keepCalls(atMost: 2, of: .eat)
    dog.keepArguments(.none, of: .shouldFetch)
    for grams in 1...5 { dog.eat(.dry(grams: grams)) }
    _ = dog.shouldFetch(.ball, for: .kid)

    #expect(dog.callCountFor(function: .eat) == 5)
    expectHaveReceived(dog, .eat, times: 5)
    #expect(dog.calls(to: .shouldFetch)[0].description == "shouldFetch(<not kept>, <not kept>)")
    #expect(
      Failures.capture { expectHaveReceived(dog, .eat, with: DogFood.canned) }[0].hasPrefix(
        """
        Expected FakeDog.eat(.canned) to be called at least 1 time, but it was called 0 times, as far as calls are kept.
        Calls to eat (5, of which 2 are kept):
          #4  eat(.dry(grams: 4))   argument 0 is .dry(grams: 4), not .canned
          #5  eat(.dry(grams: 5))   argument 0 is .dry(grams: 5), not .canned
        """))
    #expect(Failures.capture(.warning) { expectHaveNotReceived(dog, .eat, with: DogFood.canned) }.count == 1)
  }
}
