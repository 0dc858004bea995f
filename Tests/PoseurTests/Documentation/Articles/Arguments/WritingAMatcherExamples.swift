import Poseur
import Testing

@Suite("The page on writing a matcher shows that")
struct WritingAMatcherExamples {
  private final class FakeWalker: Fake {
    enum Function: String, PoseurFunction { case walk }
    let faker = Function.faker()
    func walk(_ name: String, for minutes: Int) { recordCall(.walk, arguments: name, minutes) }
  }

  private let walker = FakeWalker()

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
