import Poseur
import Testing

@Suite("The page on which stub answers shows that")
struct ChoiceOfStubsExamples {
  private let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))

  @Test("a specific stub that cannot answer is a warning")
  func warning() {
    dog.stub(.howl, fileID: "Tests/DogTests.swift", line: 12).andReturn("awoo")
    let warnings = Failures.capture(.warning) {
      dog.stub { try $0.howl(at: 3) }.andThrow(Hoarse())
    }
    #expect(
      warnings == [
        """
        The stub of FakeDog.howl(3) will not answer: the universal stub written at DogTests.swift:12 overrides it.
        Make the faker with precedence: .specificFirst, or call removeUniversalStub(for: .howl) first.
        """
      ])
  }

  @Test("the table is right", arguments: [StubPrecedence.universalFirst, .specificFirst])
  func table(precedence: StubPrecedence) {
    let isSpecificFirst = precedence == .specificFirst
    func answers(_ stub: (FakeDog) -> Void) -> [Bool] {
      let dog = FakeDog(FakeDog.Function.faker(precedence: precedence))
      let warnings = Failures.capture(.warning) { stub(dog) }
      let answers = [dog.shouldFetch(.ball, for: .kid), dog.shouldFetch(.ball, for: .kid)]
      return warnings.isEmpty ? answers : answers + [true]
    }
    func exact(_ dog: FakeDog) -> StubBuilder<Any?> { dog.stub(.shouldFetch).with(Item.ball, Member.kid) }
    func broad(_ dog: FakeDog) -> StubBuilder<Any?> { dog.stub(.shouldFetch).with(Argument.any, Member.kid) }

    let both = answers { dog in
      dog.stub(.shouldFetch).andReturn(true)
      dog.stub(.shouldFetch).andReturn(false)
    }
    let once = answers { dog in
      dog.stub(.shouldFetch).andReturn(true)
      dog.stub(.shouldFetch).once().andReturn(false)
    }
    let universalLast = answers { dog in
      exact(dog).andReturn(true)
      dog.stub(.shouldFetch).andReturn(false)
    }
    let universalFirst = answers { dog in
      dog.stub(.shouldFetch).andReturn(true)
      exact(dog).andReturn(false)
    }
    let broadLast = answers { dog in
      exact(dog).andReturn(true)
      broad(dog).andReturn(false)
    }
    let exactLast = answers { dog in
      broad(dog).andReturn(true)
      exact(dog).andReturn(false)
    }
    #expect(both == [false, false] && once == [false, true])
    #expect(universalLast == (isSpecificFirst ? [true, true] : [false, false]))
    #expect(universalFirst == (isSpecificFirst ? [false, false] : [true, true, true]))
    #expect(broadLast == [false, false] && exactLast == [false, false])
  }

  @Test("a mistyped stub is passed over, and found as unused")
  func mistypedStub() {
    dog.stub(.bark).andReturn("woof")
    dog.stub(.bark).andReturn(3)

    #expect(dog.bark() == "woof")
    #expect(Failures.capture { expectNoUnusedStubs(dog) }.count == 1)
  }

  @Test("a fake's own answer comes before a default, and that before a stand-in")
  func withoutStub() {
    func bark() -> String { dog.recordAndStub(function: .bark, orElse: "ruff") }
    dog.register(default: "woof", for: .bark)
    #expect(bark() == "ruff" && dog.bark() == "woof")
    dog.removeDefaults()
    #expect(dog.bark() == "")
  }

  @Test("an older stub answers again")
  func olderStub() {
    dog.stub(.bark).andReturn("woof")
    let newer = dog.stub(.bark).andReturn("yip")
    #expect(dog.bark() == "yip")
    newer.remove()
    #expect(dog.bark() == "woof")
  }
}
