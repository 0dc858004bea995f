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

  @Test("says that there may be more of them than were looked at")
  func more() {
    for _ in 1...1_000 { _ = dog.digest() }

    #expect(dog.faker.description == "FakeDog's calls: digest() ×100 or more, … and 900 more")
  }
}
