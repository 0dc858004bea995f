import Poseur
import Testing

@Suite("A typed spy that is made from a type")
struct FunctionSpyTests {
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test("needs no fake, for code that takes a function")
  func standAlone() async throws {
    let squeak = FunctionSpy.named("squeak", as: ((Int) throws -> String).self)
    let roll = FunctionSpy.named("roll", as: ((Int, Bool) -> Void).self)
    let load = FunctionSpy.named("load", as: ((String) async throws -> Int).self)
    let count = FunctionSpy.named("count", as: (() async -> Int).self)
    squeak.stub(3).andReturn("eek")
    squeak.stub(4).andThrow(Hoarse())
    load.returnValue = 7
    count.stub().andDo { 2 }
    roll(1, true)

    #expect(try squeak(3) == "eek")
    #expect(throws: Hoarse()) { try squeak(4) }
    #expect(try await load("Rex") == 7)
    #expect(await count() == 2)
    #expect(squeak.calls == [3, 4])
    #expect(roll.calls[0] == (1, true))
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test("may return an optional tuple, or several")
  func optionalTuple() throws {
    let position = FunctionSpy.named("position", as: ((String) -> (Int, Int)?).self)
    position.stub("Rex").andReturn((1, 2))
    position.stub("Max").andReturn((3, 4), nil)

    #expect(try #require(position("Rex")) == (1, 2))
    #expect(try #require(position("Max")) == (3, 4))
    #expect(position("Max") == nil)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test("is stubbed as the failure says, whatever it takes")
  func pastedArguments() {
    let fetch = FunctionSpy.named("fetch", as: ((Item, Int?, Any, FakeDog) -> Void?).self)

    #expect(
      Failures.capture { _ = fetch(.ball, -3, "a", FakeDog()) }.first?.split(separator: "\n").dropLast().last
        == #"fetch.stub(.equal(Item.ball), .equal(-3), .equal("a"), .any).andReturn(<#Void?#>)"#)
    fetch.stub(.equal(Item.ball), .equal(-3), .equal("a"), .any).andReturn(())
    #expect(Failures.capture { _ = fetch(.ball, -3, "a", FakeDog()) } == [])
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test("is said to have set the stub of a property, whose line nobody knows")
  func stubsOfProperties() {
    let squeak = FunctionSpy.named("squeak", as: ((Int) -> String).self)
    squeak.returnValue = "eek"
    let warnings = Failures.capture(.warning) {
      squeak.stub(3).andReturn("peep")
      squeak.faker.stub(squeak.function).with(4).andReturn(4)
    }.compactMap { $0.split(separator: "\n").first.map(String.init) }
    squeak.faker.stub(squeak.function).andReturn("fail").thenFail()

    #expect(squeak.faker.unusedStubs.first == "squeak, set by a property of its spy")
    #expect(
      warnings == [
        "The stub of FunctionSpy.squeak(3) will not answer: the universal stub set by a property of its spy overrides "
          + "it.",
        "The stub of FunctionSpy.squeak(4) will answer only where the value of the universal stub set by a property "
          + "of its spy has the wrong type: everywhere else, that stub overrides it.",
      ])
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test("names the function in failures")
  func failures() {
    let squeak = FunctionSpy.named("squeak", as: ((Int) -> String).self)

    #expect(
      Failures.capture { squeak(3) } == [
        """
        FunctionSpy.squeak(3) was called, but nothing is stubbed for it.
        Stub it, for example:
        squeak.stub(.equal(3)).andReturn(<#String#>)
        See “When no stub answers” in Poseur's documentation.
        """
      ])
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test("gets advice that it can follow, though no fake forwards it, and its name may be no name of a variable")
  func adviceWithoutAFake() {
    let squeak = FunctionSpy.named("on squeak", as: ((Int) -> String).self)
    let advice = Failures.capture {
      _ = squeak(0)
      squeak.faker.register(default: 5, for: squeak.function)
      _ = squeak(1)
      squeak.stub(2).andCallThrough()
      _ = squeak(2)
      squeak.faker.stub(squeak.function).with(3).andThrow(Hoarse())
      _ = squeak(3)
      squeak.faker.stub(squeak.function).with(4).andDo { _ async in "eek" }
      _ = squeak(4)
      squeak.faker.stub(squeak.function).with(5).andReturn("eek", after: .zero)
      _ = squeak(5)
    }.map { $0.split(separator: "\n").dropFirst().joined(separator: "\n") }
    #expect(
      advice == [
        """
        Stub it, for example:
        <#on squeak#>.stub(.equal(0)).andReturn(<#String#>)
        See “When no stub answers” in Poseur's documentation.
        """,
        """
        Register a value of that type:
        <#on squeak#>.faker.register(default: <#String#>, for: <#on squeak#>.function)
        """,
        "Stub what it returns, or a closure.",
        "Stub a value, or make the spy of a type that throws.",
        "Stub a synchronous closure, or make the spy of an asynchronous type.",
        "Stub an immediate answer, or make the spy of an asynchronous type.",
      ])

    let `repeat` = FunctionSpy.named("repeat", as: (() -> String).self)
    #expect(Failures.capture { _ = `repeat`() }.first?.contains("\n`repeat`.stub().andReturn(<#String#>)\n") == true)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test("is one of a fake's or of a faker's functions, where there is no method to name")
  func functionsOfATable() async throws {
    let dog = FakeDog()
    let kennel = FakeKennel()
    dog.spy(.bark, as: (() -> String).self).returnValue = "woof"
    dog.spy(.howl, as: ((Int) throws -> String).self).stub(3).andThrow(Hoarse())
    kennel.spy(.visit, as: ((String) async -> String).self).stub("Rex").andReturn("Hello")
    kennel.spy(.open, as: ((Int) async throws -> Bool).self).stub(3).andThrow(Hoarse())
    dog.faker.spy(.shouldFetch, as: ((Item, Member) -> Bool).self).returnValue = true
    dog.faker.spy(.howl, as: ((Int) throws -> String).self).stub(4).andReturn("awoo")
    kennel.faker.spy(.visit, as: ((String) async -> String).self).stub("Max").andReturn("Off")
    kennel.faker.spy(.open, as: ((Int) async throws -> Bool).self).stub(4).andReturn(true)

    #expect(dog.bark() == "woof" && dog.shouldFetch(.ball, for: .kid))
    #expect(throws: Hoarse()) { try dog.howl(at: 3) }
    #expect(try dog.howl(at: 4) == "awoo")
    let greetings = [await kennel.visit("Rex"), await kennel.visit("Max")]
    #expect(greetings == ["Hello", "Off"])
    await #expect(throws: Hoarse()) { try await kennel.open(3) }
    #expect(try await kennel.open(4))
  }
}

// MARK: - Fixtures

private final class FakeKennel: Fake, Sendable {
  enum Function: String, PoseurFunction { case open, visit }
  let faker = Function.faker()
  func open(_ door: Int) async throws -> Bool { try await recordAndStubThrowing(function: .open, arguments: door) }
  func visit(_ name: String) async -> String { await recordAndStub(function: .visit, arguments: name) }
}
