import Poseur
import Testing

@Suite("The page on writing a matcher shows that")
struct WritingAMatcherExamples {
  private final class FakeWalker: Fake {
    enum Function: String, PoseurFunction { case walk }
    let faker = Function.faker()
    func walk(_ name: String, for minutes: Int) { recordCall(.walk, arguments: name, minutes) }
  }

  private let dog = FakeDog()
  private let walker = FakeWalker()

  @Test("a matcher of one's own is used as any other")
  func matcher() {
    walker.walk("Rex", for: 20)

    expectHaveReceived(walker) { $0.walk("Rex", for: matching(.evenNumber, like: 0)) }
    expectHaveReceived(walker, .walk, with: "Rex", Argument.evenNumber)
    expectHaveReceived(walker, .walk, with: Argument.shortName, Argument.divisible(by: 10))
  }

  @Test("its words stand in a failure")
  func words() {
    walker.walk("Rex", for: 15)
    let failures = Failures.capture { expectHaveReceived(walker, .walk, with: "Rex", Argument.evenNumber) }
    #expect(
      failures.first?.hasSuffix(
        """
        #1  walk("Rex", 15)   argument 1 is 15, not an even number
        """) == true)
  }

  @Test("a check may say why an argument doesn't match")
  func explanations() {
    walker.walk("Rex", for: 15)
    let failures = Failures.capture { expectHaveReceived(walker, .walk, with: "Rex", Argument.roundNumber) }
    #expect(
      failures.first?.hasSuffix(
        """
        #1  walk("Rex", 15)   argument 1 is 15, not a round number: 5 too many
        """) == true)
    walker.walk("Rex", for: 20)
    expectHaveReceived(walker, .walk, with: "Rex", Argument.roundNumber, times: 1)
  }

  @Test("a check takes all arguments")
  func checks() {
    walker.walk("Rex", for: 20)

    dog.stub(.shouldFetch).where { (item: Item, member: Member) in item == .ball && member == .kid }.andReturn(true)
    expectHaveReceived(walker.call(to: .walk, where: { (name: String, minutes: Int) in minutes > name.count }))
    #expect(dog.shouldFetch(.ball, for: .kid))
  }
}

extension Argument {
  static var roundNumber: Argument {
    .where("a round number", mismatch: { (number: Int) in number % 10 == 0 ? nil : "\(number % 10) too many" })
  }
}

extension Argument {
  static var evenNumber: Argument {
    .where("an even number") { (number: Int) in number.isMultiple(of: 2) }
  }
}

extension Argument {
  static func divisible(by number: Int) -> Argument {
    .where("a number divisible by \(number)") { (value: Int) in
      value.isMultiple(of: number)
    }
  }
  static var shortName: Argument { .all(.nonNil, .hasCount(1...3)) }
}
