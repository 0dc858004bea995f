import Poseur
import Testing

@Suite("A stub that is misused")
struct StubMisuseTests {
  private let dog = FakeDog()

  @Test("throwing from a function that cannot throw")
  func cannotThrow() {
    dog.stub(function: .bark).andThrow(Hoarse())
    var sound: String?

    #expect(
      Failures.capture { sound = dog.bark() } == [
        """
        FakeDog.bark() was forwarded as one that cannot throw, but its stub threw Hoarse().
        Stub a value or, if the function can throw, forward it with recordAndStubThrowing.
        """
      ])
    #expect(sound == "")
    #expect(dog.calls.map(\.outcome.description) == [#"returned """#], "as far as the caller knows")
  }

  @Test("throwing from an asynchronous function that cannot throw")
  func cannotThrowAsynchronously() async {
    let faker = FakeDog.Function.faker()
    faker.stub(function: .bark).andThrow(Hoarse())

    let messages = await Failures.capture { let _: String = await faker.recordAndStub(function: .bark) }
    #expect(
      messages == [
        """
        FakeDog.bark() was forwarded as one that cannot throw, but its stub threw Hoarse().
        Stub a value or, if the function can throw, forward it with recordAndStubThrowing.
        """
      ])
  }

  @Test("throwing an error of a type that the function does not throw")
  func wrongErrorType() {
    struct Tired: Error {}
    dog.stub(function: .howl).andThrow(Tired())

    let messages = Failures.capture {
      #expect(throws: Hoarse()) {
        let _: String = try dog.faker.recordAndStubThrowing(function: .howl, throwing: Hoarse.self, arguments: 3)
      }
    }
    #expect(
      messages == [
        """
        FakeDog.howl(3) only throws Hoarse, but its stub threw Tired().
        Stub an error of that type.
        """
      ])
    #expect(dog.calls.map(\.outcome.description) == ["threw Hoarse()"])
  }

  @Test("a function that throws errors of one type, not stubbed: one report, and an error that can be made")
  func typedThrowsUnstubbed() {
    let messages = Failures.capture {
      #expect(throws: Hoarse()) {
        let _: String = try dog.faker.recordAndStubThrowing(function: .howl, throwing: Hoarse.self, arguments: 3)
      }
    }
    #expect(
      messages == [
        """
        FakeDog.howl(3) was called, but nothing is stubbed for it.
        Stub it, for example:
        fakeDog.stub(.howl).with(3).andReturn(<#String#>)
        It throws Hoarse(), made by Poseur.
        See “When no stub answers” in Poseur's documentation.
        """
      ])
  }

  @Test("a closure that returns another type")
  func wrongClosureResult() {
    dog.stub(function: .bark).andDo { _ in 5 }
    var sound: String?

    #expect(
      Failures.capture { sound = dog.bark() } == [
        "FakeDog.bark() has to return String, but the closure of its stub returned 5 (Int)."
      ])
    #expect(sound == "")
  }

  @Test("calling through to nothing")
  func nothingToCallThrough() {
    dog.stub(function: .shouldFetch).andCallThrough()

    #expect(
      Failures.capture { _ = dog.shouldFetch(.ball, for: .kid) } == [
        """
        The stub of FakeDog.shouldFetch(.ball, .kid) calls through, but the fake passes no orElse: to call.
        Add it where the fake forwards the function, after the arguments:
        orElse: <#super.shouldFetch(…)#>
        """
      ])
  }

  @Test("an answer that does not fit a function that can throw, which throws: nothing has to be made up")
  func misfitOfThrowingFunction() {
    struct Leash {}
    dog.stub(function: .howl).andDo { _ in "no leash" }
    var thrown: (any Error)?

    let messages = Failures.capture {
      do { _ = try dog.recordAndStubThrowing(function: .howl, asType: Leash.self) } catch { thrown = error }
    }
    #expect((thrown as? UnstubbedCall)?.description == messages.first)
    #expect(messages.first?.hasSuffix(#"but the closure of its stub returned "no leash" (String)."#) == true)
  }

  @Test("calling through to nothing in a function that can throw, which throws")
  func nothingToCallThroughThrowing() {
    dog.stub(function: .howl).andCallThrough()

    let messages = Failures.capture { #expect(throws: UnstubbedCall.self) { try dog.howl(at: 3) } }
    #expect(messages.first?.hasPrefix("The stub of FakeDog.howl(3) calls through, but") == true)
  }

  @Test("calling through to the fake's own answer is no misuse")
  func callThrough() {
    dog.stub(function: .bark).andReturn("stubbed")
    dog.stub(function: .bark).times(1).andCallThrough()

    #expect(dog.recordAndStub(function: .bark, orElse: "own") == "own")
    #expect(dog.recordAndStub(function: .bark, orElse: "own") == "stubbed")
  }

  @Test("an argument's index or type that is not there, in a closure")
  func wrongArgument() {
    let arguments: [Any?] = ["Rex", nil]
    let messages = Failures.capture {
      #expect(arguments.argument(ofType: Int.self, atIndex: 0) == 0)
      #expect(arguments.argument(ofType: Int.self, atIndex: 1) == 0)
      #expect(arguments.argument(ofType: Int.self, atIndex: 2) == 0)
      #expect(arguments.argument(ofType: Int.self, atIndex: -1) == 0)
      #expect(arguments.argument(ofType: String?.self, atIndex: 1) == nil)
      #expect(arguments.argument(atIndex: 0) == "Rex")
    }
    #expect(
      messages == [
        #"Argument 0 is "Rex" (String), not a value of type Int."#,
        "Argument 1 is nil, not a value of type Int.",
        "There is no argument 2: the call has 2 arguments.",
        "There is no argument -1: the call has 2 arguments.",
      ])
  }

  @Test("a negative number of times")
  func negativeTimes() {
    let messages = Failures.capture { dog.stub(function: .bark).times(-1).andReturn("never") }

    #expect(messages == ["times(-1) makes no sense: a stub answers 0 calls or more."])
    #expect(dog.recordAndStub(function: .bark, orElse: "own") == "own")
  }

  @Test("a list in a variable is one value, not a sequence")
  func listInVariable() {
    let rows: [Any?] = ["a", "b"]
    dog.stub(function: .eat).andReturn(rows)

    #expect(dog.recordAndStub(function: .eat, arguments: 1) as [Any?] as? [String] == ["a", "b"])
    #expect(dog.recordAndStub(function: .eat, arguments: 2) as [Any?] as? [String] == ["a", "b"])
  }

  @Test("a stub whose answer does not fit is told of at its own line", arguments: 0...6)
  func position(mistake: Int) async {
    let stubs: [(FakeDog) -> Void] = [
      { dog in dog.stub(function: .bark).andReturn(5) }, { dog in dog.stub(function: .bark).andDo { _ in 5 } },
      { dog in dog.stub(function: .bark).andThrow(Hoarse()) }, { dog in dog.stub(function: .bark).andCallThrough() },
      { dog in _ = dog.stub(function: .bark).andDo { (_: Int) in "woof" } },
      { dog in _ = dog.stub(function: .bark).andWaitForResponse() },
      { dog in
        dog.stub(function: .bark).andThrow(Hoarse())
        dog.stub(function: .bark).andReturn(5)
      },
    ]
    let firstLine = #line - 9
    let dog = FakeDog()
    stubs[mistake](dog)

    withKnownIssue {
      _ = dog.bark()
    } matching: { issue in
      issue.sourceLocation?.line == firstLine + [0, 0, 1, 1, 2, 3, 5][mistake]
        && issue.sourceLocation?.fileID.hasSuffix("StubMisuseTests.swift") == true
    }
  }

  @Test("a specific stub behind a universal one that may let calls proceed: no warning")
  func stubBehindResponder() {
    let archive = FakeArchive()
    let responder = archive.stub(.load).andWaitForResponse()

    #expect(Failures.capture(.warning) { archive.stub(.load).with(1).andReturn("page") } == [])
    #expect(Failures.capture(.warning) { archive.stub(.count).andReturn(1, after: .zero) } == [])
    #expect(Failures.capture(.warning) { archive.stub(.count).with(1).andReturn(1) }.count == 1)
    withExtendedLifetime(responder) {}
  }

  @Test("a specific stub behind a universal one: a warning, not a failure")
  func shadowedStub() {
    let universalLine: UInt = #line + 1
    dog.stub(function: .shouldFetch).andReturn(false)
    let add = { _ = dog.stub(function: .shouldFetch).with(Item.ball, Argument.anything).andReturn(true) }

    var warnings: [String] = []
    let failures = Failures.capture { warnings = Failures.capture(.warning, add) }
    #expect(
      warnings == [
        """
        The stub of FakeDog.shouldFetch(.ball, any value) will not answer: the universal stub written at \
        StubMisuseTests.swift:\(universalLine) overrides it.
        Make the faker with precedence: .specificFirst, or call removeUniversalStub(for: .shouldFetch) first.
        """
      ])
    #expect(failures == [])
    #expect(
      Failures.capture(.warning) {
        dog.stub(function: .shouldFetch).times(1).andReturn(false)
        add()
      }.count == 1, "one that steps back hides nothing of those behind it")
  }

  @Test("a specific stub behind a universal one with a value of another type answers only where that does not")
  func stubsOfTwoTypes() throws {
    func fact(_ universal: Any?, _ specific: Any?) -> Substring? {
      let dog = FakeDog()
      return Failures.capture(.warning) {
        dog.stub(.howl).andReturn(universal)
        dog.stub(.howl).with(1).andReturn(specific)
      }.first?.split(separator: "\n").first?.dropFirst("The stub of FakeDog.howl(1) ".count).prefix(15)
    }
    #expect([fact(3, 4), fact(Dog(), FakeDog())] == ["will not answer", "will not answer"])
    #expect(fact(nil, nil) == "will not answer")
    #expect([fact(3, "a"), fact(nil, 4), fact(3, nil)].allSatisfy { $0 == "will answer onl" })

    let line: UInt = #line + 2
    let warnings = Failures.capture(.warning) {
      dog.stub(.howl).andReturn(3)
      dog.stub(.howl).with(1).andReturn("awoo")
    }
    #expect(
      warnings == [
        """
        The stub of FakeDog.howl(1) will answer only where the value of the universal stub written at \
        StubMisuseTests.swift:\(line) has the wrong type: everywhere else, that stub overrides it.
        Make the faker with precedence: .specificFirst, or call removeUniversalStub(for: .howl) first.
        """
      ])
    #expect(try dog.howl(at: 1) == "awoo")

    let universal: UInt = #line + 2
    let warningsOnNil = Failures.capture(.warning) {
      dog.stub(.digest).andReturn(nil)
      dog.stub(.digest).with(1).andReturn("bone")
    }
    #expect(
      warningsOnNil == [
        """
        The stub of FakeDog.digest(1) will answer only where the result is no optional: everywhere else, the universal \
        stub written at StubMisuseTests.swift:\(universal), which returns nil, overrides it.
        Make the faker with precedence: .specificFirst, or call removeUniversalStub(for: .digest) first.
        """
      ])
  }

  @Test("a specific stub behind a universal one, of a function with payload")
  func shadowedStubsOfOtherFunctions() {
    enum Loading: PoseurFunction { case item(Item, limit: Int) }
    let faker = Loading.faker()
    let advice = Failures.capture(.warning) {
      faker.stub(.item(.ball, limit: 3)).andReturn(1)
      faker.stub(.item(.ball, limit: 3)).with(2).andReturn(1)
    }.compactMap { $0.split(separator: "\n").last.map(String.init) }
    #expect(
      advice == [
        "Make the faker with precedence: .specificFirst, or call removeUniversalStub(for: .item(Item.ball, limit: 3)) "
          + "first."
      ])
  }

  @Test("a specific stub is not shadowed by a universal one that steps back, nor where specific ones come first")
  func unshadowedStubs() {
    let specificFirst = FakeDog(FakeDog.Function.faker(precedence: .specificFirst))
    let warnings = Failures.capture(.warning) {
      dog.stub(function: .shouldFetch).times(1).andReturn(false)
      dog.stub(function: .shouldFetch).with(Item.ball, Member.kid).andReturn(true)
      specificFirst.stub(function: .shouldFetch).andReturn(false)
      specificFirst.stub(function: .shouldFetch).with(Item.ball, Member.kid).andReturn(true)
    }
    #expect(warnings == [])
  }
}

@Suite("A stub's closure that takes the list for an argument")
struct ListForArgumentTests {
  @Test("is told of it if it returns the list")
  func returned() {
    let dog = FakeDog()
    dog.stub(.rollOntoTummy).andDo { rub in rub }
    #expect(
      Failures.capture { _ = dog.rollOntoTummy(getARub: true) } == [
        """
        FakeDog.rollOntoTummy(true) has to return String, but the closure of its stub returned [true] ([Any?]).
        It got the list of all arguments. Write the types of its parameters to get each.
        """
      ])
  }
}

@Suite("A stub of a function that the fake only records")
struct IdleStubTests {
  private let cat = FakeCat()

  @Test("is told of once, at its line, when the test asks for calls")
  func told() {
    let line = UInt(#line + 3)
    let reporter = CapturingReporter()
    Failures.$reporter.withValue(reporter) {
      cat.stub(.flee).andDo { _ in }
      cat.flee(from: .stick)
      expectHaveReceived(cat, .flee)
      expectHaveReceived(cat, .flee)
    }
    #expect(reporter.reports.map(\.position.line) == [line])
    #expect(
      reporter.reports.map(\.message) == [
        """
        FakeCat.flee was called, but the stub written at StubMisuseTests.swift:\(line) can't answer: the fake only records \
        flee, with recordCall.
        Forward it with recordAndStub in the fake, or remove the stub.
        """
      ])
  }

  @Test("is told of when the fake goes, if the test asks for nothing")
  func untold() {
    let messages = Failures.capture {
      let cat = FakeCat()
      cat.stub(.flee).andDo { _ in }
      cat.flee(from: .stick)
    }
    #expect(messages.count == 1)
  }

  @Test("is fine if it returns nothing, or if the fake asks for its answer in another line or for other calls")
  func fine() {
    final class FakePost: Fake {
      enum Function: String, PoseurFunction { case howl, name }
      let faker = Function.faker()
      var name: String {
        get { recordAndStub(function: .name) }
        set { recordCall(.name, arguments: newValue) }
      }
      func howl(at volume: Int) -> String {
        recordCall(.howl, arguments: volume)
        return stubbedValue(forFunction: .howl, arguments: [volume])
      }
    }
    let messages = Failures.capture {
      cat.stub(.flee).andReturn()
      cat.flee(from: .stick)
      expectHaveReceived(cat, .flee)
      let post = FakePost()
      post.stub(.howl).andReturn("awoo")
      expectEqualAny(post.howl(at: 3), "awoo")
      expectHaveReceived(post, .howl)
      let other = FakePost()
      other.stub(.name).andReturn("Rex")
      other.name = "Tom"
      expectEqualAny(other.name, "Rex")
      expectHaveReceived(other, .name)
    }
    #expect(messages == [])
  }
}
