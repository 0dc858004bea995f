import Testing

@testable import PoseurCore

@Suite("Argument")
struct ArgumentTests {
  @Test("stands for what is written in an argument list: a matcher, a captor, or a value to be equal to")
  func elements() {
    #expect(Argument(from: Argument.nonNil).description == "a value other than nil")
    let captor = Argument.captor(where: .hasPrefix("a"))
    #expect(Argument(from: captor).description == "a string that begins with \"a\" (captured)")
    #expect(Argument(from: 5).description == "5" && Argument(from: nil).description == "nil")
  }

  @Test("says why a value does not match, and nothing of one that does")
  func mismatch() {
    #expect(Argument.lessThan(3).mismatch(2) == nil)
    #expect(Argument.lessThan(3).mismatch(4)?.description == "is 4, not a value less than 3")
    #expect(Argument.lessThan(3).mismatch("a")?.description == "is \"a\" (String), not a value of type Int")
  }

  @Test("may have matched an argument that is not kept, or was an object that it could match")
  func missingArguments() {
    let released = MissingArgument.released("Dog")
    #expect(Argument.equal(to: 5).mayHaveMatched(MissingArgument.notKept))
    #expect(Argument.is(Dog.self).mayHaveMatched(released) && !Argument.equal(to: 5).mayHaveMatched(released))
    #expect(!Argument.not(Argument.is(Dog.self)).matches(released) && Argument.not(5).matches(released))
  }

  @Test("captures what a captor within other matchers meets, and nothing within not and contains")
  func capturing() {
    let captor = Argument.captor(where: .is(Int.self))
    let part = captor.matcher
    let matchers: [Argument] = [.oneOf(captor, "a"), .either(part, .nonNil), .all(part, .lessThan(9))]
    for matcher in matchers {
      #expect(matcher.matcher.capturesValues)
      matcher.matcher.capture(3)
    }
    Argument.key(\Walker.age, captor).matcher.capture(Walker(age: 4))
    #expect(captor.values(as: Int.self) == [3, 3, 3, 4])
    for matcher in [.not(captor), .contains(captor), .lessThan(3)] as [Argument] {
      #expect(!matcher.matcher.capturesValues)
      matcher.matcher.capture(3)
    }
    #expect(captor.count == 4)
  }
}
