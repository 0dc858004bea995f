import Testing

@testable import PoseurCore

@Suite("Matchers that are the same")
struct MatcherIdentityTests {
  private nonisolated(unsafe) static let rex = Dog()

  /// Each is the same as when it is made again, and as no other in the list.
  private static let different: [@Sendable () -> Argument] = [
    { .anything }, { .nil }, { .nonNil }, { .skipped }, { .closure }, { .equal(to: 5) }, { .equal(to: 5.0) },
    { .identical(to: rex) }, { .error(Hoarse()) }, { .is(Int.self) }, { .is(Int?.self) }, { .isType(Int.self) },
    { .instanceOf(Int.self) }, { .oneOf(1, 2) }, { .oneOf(1) }, { .not(5) }, { .not(Argument.is(Int.self)) },
    { .all(.nonNil) }, { .all(.nonNil, .not(5)) }, { .either(.nonNil, .not(5)) }, { .in(1...3) }, { .in(1..<3) },
    { .in(1...) }, { .lessThan(3) }, { .lessThan(4) }, { .greaterThan(3) }, { .close(to: 1, within: 1) },
    { .close(to: 1, within: 2) }, { .hasPrefix("a") }, { .hasSuffix("a") }, { .contains("a") },
    { .contains(Argument.hasPrefix("a")) }, { .hasCount(2) }, { .hasCount(.atLeast(2)) }, { .key(\Walker.age, 3) },
    { .key(\Walker.age, 4) }, { .key(\Walker.name, 3) }, { .key(\Walker.name, Argument.not(3)) },
    { Argument.captor(where: .hasPrefix("b")).matcher },
  ]

  @Test("by what they are made of")
  func same() {
    for (index, make) in Self.different.enumerated() {
      for (otherIndex, other) in Self.different.enumerated() {
        #expect(make().isSame(as: other()) == (index == otherIndex), "\(make()) and \(other())")
      }
    }
    #expect(Argument.any.isSame(as: .anything))
    #expect(Argument.equal(to: nil).isSame(as: .nil))
    #expect(Argument.captor().matcher.isSame(as: .anything))
  }

  @Test("an object of the same kind is another object")
  func objects() {
    #expect(!Argument.identical(to: Self.rex).isSame(as: .identical(to: Dog())))
    #expect(!Argument.equal(to: Self.rex).isSame(as: .equal(to: Dog())))
  }

  @Test("nobody can tell what checks of the test's have in common")
  func checks() {
    let validator = Argument.validator { _ in true }
    let adult = Argument.where("an adult") { (age: Int) in age > 17 }

    #expect(!validator.isSame(as: validator))
    #expect(!adult.isSame(as: adult))
    #expect(!Argument.matches(#/a/#).isSame(as: .matches(#/a/#)))
    #expect(!Argument.all(adult).isSame(as: .all(adult)))
  }

  @Test("a stub for the same matchers is replaced, another stays")
  func stubAgain() {
    let dog = FakeDog()
    dog.stub(function: .rollOntoTummy).with(Argument.oneOf(true, false)).andReturn("old")
    dog.stubAgain(.rollOntoTummy).with(Argument.oneOf(true)).times(1).andReturn("other")
    #expect(dog.rollOntoTummy(getARub: true) == "other")
    #expect(dog.rollOntoTummy(getARub: true) == "old")

    dog.stubAgain(.rollOntoTummy).with(Argument.oneOf(true, false)).times(1).andReturn("new")
    #expect(dog.rollOntoTummy(getARub: true) == "new")
    #expect(Failures.capture { _ = dog.rollOntoTummy(getARub: true) }.count == 1)
  }
}
