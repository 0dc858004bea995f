import Poseur
import Testing

/// The Swift of the article on matching arguments, as it stands there.
@Suite("The article on matching arguments, its")
struct MatchingArgumentsExamples {
  private let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))
  private let walker = FakeWalker()

  @Test("matchers match")
  func matchers() {
    dog.eat(.canned)
    walker.walk("Rex", for: 20)

    expectHaveReceived(dog, .eat, with: Argument.oneOf(DogFood.canned, DogFood.dry(grams: 40)))
    expectHaveReceived(walker, .walk, with: Argument.hasPrefix("R"), Argument.in(10...30))
    expectHaveReceived(walker, .walk, with: Argument.not("Bello"), Argument.anything, times: 1)
    expectHaveReceived(walker, .walk, with: "Rex", Argument.evenNumber)
  }

  @Test("key takes the subscript of a dictionary, too")
  func entry() {
    walker.recordCall(.walk, arguments: ["Rex": 3])
    expectHaveReceived(walker, .walk, with: Argument.key(\[String: Int].["Rex"], 3))
    expectHaveNotReceived(walker, .walk, with: Argument.key(\[String: Int].["Rex"], 4))
  }

  @Test("matchers ask about what is inside")
  func whatIsInside() {
    walker.recordCall(.walk, arguments: ["Rex", "Bello"], ["minutes": 20, "stops": 3])

    expectHaveReceived(walker, .walk, with: Argument.elements("Rex", Argument.hasPrefix("B")), Argument.anything)
    expectHaveReceived(walker, .walk, with: Argument.anyOrder("Bello", "Rex"), Argument.entries(["minutes": 20]))
    expectHaveReceived(walker, .walk, with: ["Rex", Argument.nonNil] as [Any], ["minutes": Argument.in(10...30)])
    let failures = Failures.capture {
      expectHaveReceived(
        walker, .walk, with: Argument.elements("Rex", "Tim"), Argument.entries(["minutes": Argument.lessThan(3)]))
    }
    #expect(
      failures.first?.hasSuffix(
        """
        argument 0[1] is "Bello", not "Tim"; argument 1["minutes"] is 20, not a value less than 3
        """) == true)
  }

  @Test("captor keeps arguments in an assertion")
  func captor() {
    walker.walk("Rex", for: 20)
    walker.walk("Bello", for: 30)
    walker.walk("Rex", for: 5)

    let captor = Argument.captor()
    expectHaveReceived(walker, .walk, with: "Rex", captor)
    #expect(captor.values(as: Int.self) == [20, 5])
  }
}

extension Argument {
  static var evenNumber: Argument { .where("an even number") { (number: Int) in number.isMultiple(of: 2) } }
}

// MARK: - Fixtures

private final class FakeWalker: Fake {
  enum Function: String, PoseurFunction { case walk }
  let faker = Function.faker()
  func walk(_ name: String, for minutes: Int) { recordCall(.walk, arguments: name, minutes) }
}
