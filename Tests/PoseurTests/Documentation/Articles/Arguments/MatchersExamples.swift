import Poseur
import Testing

@Suite("The page on all matchers says that")
struct MatchersExamples {
  private let fake = FakeDog()

  private func isReceived(_ recorded: Any?, _ expected: Any?) -> Bool {
    fake.reset()
    fake.recordCall(.eat, arguments: recorded)
    return fake.receivedCall(to: .eat, withArguments: expected)
  }

  @Test("types, ranges and text match so")
  func details() {
    #expect(isReceived(FakeDog(), Argument.is(Dog.self)) && !isReceived(FakeDog(), Argument.instanceOf(Dog.self)))
    #expect(isReceived(Dog.self, Argument.isType(Dog.self)) && !isReceived(Dog.self, Argument.instanceOf(Dog.self)))
    #expect(
      isReceived(3, Argument.in(3...)) && isReceived(3, Argument.in(...3)) && !isReceived(2.5, Argument.in(1...3)))
    #expect(isReceived("Rex", Argument.contains("e")) && !isReceived("Rex", Argument.matches(#/e/#)))
    #expect(isReceived(["a": 1], Argument.contains("a")) && isReceived([1, 2], Argument.contains(2)))
    #expect(!isReceived(3, Argument.skipped) && isReceived(Argument.skipped, Argument.skipped))
  }

  @Test("key takes a subscript, and all takes a value as equal(to:)")
  func keys() {
    #expect(isReceived(["Rex": 3], Argument.key(\[String: Int].["Rex"], 3)))
    #expect(!isReceived(["Rex": 3], Argument.key(\[String: Int].["Rex"], 4)))
    #expect(isReceived(3, Argument.all(.nonNil, .equal(to: 3))))
  }
}
