import Poseur
import Testing

@Suite("Calls in one line")
struct CallSummaryTests {
  private let dog = FakeDog()

  init() { dog.stub(function: .digest).andReturn("bone") }

  @Test("counts those that are equal")
  func counts() {
    for _ in 1...3 { _ = dog.digest() }
    dog.eat(.canned)

    #expect(dog.faker.description == "FakeDog's calls: digest() ×3, eat(.canned)")
  }

  @Test("has a line for each where one line would be too long, and cuts long arguments")
  func lines() {
    let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))
    let text = String(repeating: "long ", count: 40)
    for _ in 1...2 { dog.recordCall(.eat, arguments: text) }
    dog.recordCall(.howl, arguments: 3)
    let messages = Failures.capture { expectHaveReceived(dog, .bark) }
    #expect(
      messages == [
        """
        Expected FakeDog.bark to be called at least 1 time, but it was called 0 times.
        Other calls:
          eat("long long long long long long long lon…) ×2
          howl(3)
        """
      ])
  }

  @Test("says that there may be more of them than were looked at")
  func more() {
    for _ in 1...1_000 { _ = dog.digest() }

    #expect(dog.faker.description == "FakeDog's calls: digest() ×100 or more, … and 900 more")
  }
}
