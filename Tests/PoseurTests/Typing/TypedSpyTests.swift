import Poseur
import Testing

@Suite("A typed spy")
struct TypedSpyTests {
  private let dog = FakeDog()
  private let kennel = FakeKennel()

  @Test("takes the types of a method, and stubs with matchers of these types")
  func matchers() {
    let fetching = dog.spy(.shouldFetch, of: FakeDog.shouldFetch)
    fetching.stub(.any, .equal(.kid)).andReturn(true)
    fetching.stub(.where { (item: Item) in item == .stick }, .any).andReturn(false)
    fetching.stubbing(with: .ball, .parent).andReturn(true)

    #expect(dog.shouldFetch(.slippers, for: .kid))
    #expect(!dog.shouldFetch(.stick, for: .kid))
    #expect(dog.shouldFetch(.ball, for: .parent))
  }

  @Test("takes literals for equality, captors and matchers of no type")
  func literals() throws {
    let captor = Argument.captor()
    let serving = kennel.spy(.serve, of: FakeKennel.serve)
    serving.stub("Rex", 3, nil, true).andReturn(1)
    serving.stub(.captured(by: captor), .matching(.in(4...5)), .any, .equal(false)).andReturn(2)

    #expect(kennel.serve("Rex", 3, nil, true) == 1)
    #expect(kennel.serve("Ann", 5, 0.5, false) == 2)
    #expect(captor.values(as: String.self) == ["Ann"])
    #expect(TypedArgument<Int>.equal(3).description == "3")
  }

  @Test("takes literals of every kind")
  func literalKinds() {
    let weigh = FunctionSpy.named("weigh", as: ((Double, Character, Unicode.Scalar) -> Bool).self)
    weigh.stub(1.5, "ß", "x").andReturn(true)
    weigh.stub(2, "🐕‍🦺", "y").andReturn(false)

    #expect(weigh(1.5, "ß", "x") && !weigh(2, "🐕‍🦺", "y"))
    #expect(TypedArgument<Character>("ß").description == #""ß""#)
  }

  @Test("lets a function answer by itself")
  func callThrough() {
    final class FakeGuardDog: Dog, Fake {
      enum Function: String, PoseurFunction { case bark }
      let faker = Function.faker()
      override func bark() -> String { recordAndStub(function: .bark, orElse: super.bark()) }
    }
    let dog = FakeGuardDog()
    let barking = dog.spy(.bark, as: (() -> String).self)
    barking.returnValue = "yip"
    barking.stub().times(1).andCallThrough()

    #expect([dog.bark(), dog.bark()] == ["woof", "yip"])
  }

  @Test("runs closures whose types are inferred")
  func closures() throws {
    dog.spy(.shouldFetch, of: FakeDog.shouldFetch).stub(.any, .any).andDo { item, member in
      item == .ball && member == .kid
    }
    let howling = dog.spy(.howl, of: FakeDog.howl)
    howling.stub(.any).andDo { volume in
      guard volume < 10 else { throw Hoarse() }
      return "awoo \(volume)"
    }

    #expect(dog.shouldFetch(.ball, for: .kid) && !dog.shouldFetch(.ball, for: .parent))
    #expect(try dog.howl(at: 3) == "awoo 3")
    #expect(throws: Hoarse()) { try dog.howl(at: 10) }
  }

  @Test("throws where the function throws")
  func throwing() {
    let howling = dog.spy(.howl, of: FakeDog.howl)
    howling.stub(3).times(1).andThrow(Hoarse())
    howling.stub(3).times(1).andReturn("awoo", "awooo")

    #expect((try? dog.howl(at: 3)) == "awoo")
    #expect(throws: Hoarse()) { try dog.howl(at: 3) }
  }

  @Test("answers asynchronous functions, with closures that await and ones that do not")
  func asynchronous() async throws {
    var openings = 0
    let opening = kennel.spy(.open, of: FakeKennel.open)
    let visiting = kennel.spy(.visit, of: FakeKennel.visit)
    opening.stub(1).andDo { door in
      openings += 1
      return door == 1
    }
    opening.stub(2).andDo { door in
      await Task.yield()
      throw Hoarse()
    }
    opening.stub(3).andThrow(Hoarse())
    visiting.stub(.any).andDo { name in
      await Task.yield()
      return "Hello, \(name)"
    }

    #expect(try await kennel.open(1) && openings == 1)
    await #expect(throws: Hoarse()) { try await kennel.open(2) }
    await #expect(throws: Hoarse()) { try await kennel.open(3) }
    #expect(await kennel.visit("Rex") == "Hello, Rex")
  }

  @Test("reads the calls in their types")
  func spying() {
    let fetching = dog.spy(.shouldFetch, of: FakeDog.shouldFetch)
    let eating = dog.spy(.eat, of: FakeDog.eat)
    #expect(!fetching.called && fetching.receivedArguments == nil)

    fetching.returnValue = true
    _ = dog.shouldFetch(.ball, for: .kid)
    _ = dog.shouldFetch(.stick, for: .parent)
    dog.eat(.canned)

    #expect(fetching.called && fetching.callCount == 2)
    #expect(fetching.calls[0] == (Item.ball, Member.kid))
    #expect(fetching.receivedArguments?.1 == Member.parent)
    #expect(fetching.receivedInvocations.map(\.0) == [Item.ball, .stick])
    #expect(eating.calls == [.canned])
    #expect(eating.receivedArguments == .canned)
  }

  @Test("leaves out calls that were recorded with other types, and fails")
  func otherTypes() {
    dog.recordCall(.eat, arguments: "sausage")
    let eating = dog.spy(.eat, of: FakeDog.eat)

    #expect(
      Failures.capture { eating.calls.count } == [
        #"FakeDog.eat("sausage") was called with (String), not (DogFood). "#
          + "Make the typed spy with the types that the fake passes on."
      ])
  }

  @Test("gives the faker, to wait for calls and to reset them, also where there is no fake")
  func faker() async throws {
    let squeak = FunctionSpy.named("squeak", as: ((Int) -> Void).self)
    Task { squeak(3) }
    let calls = try await squeak.faker.waitForCall(to: squeak.function, withArguments: 3)
    #expect(calls.count == 1)

    squeak.faker.reset()
    #expect(squeak.calls.isEmpty)
    #expect(dog.spy(.bark, of: FakeDog.bark).faker === dog.faker)
  }

  @Test("can be handed to a task, as handles and properties of stubs can")
  func sendable() async {
    let barking = dog.spy(.bark, of: FakeDog.bark)
    let stub = dog.stub(.bark).andReturn("woof")
    let grams = dog.stubProperty(get: .howl, set: .eat, initially: 3)
    _ = dog.bark()
    let counts = await Task { (barking.callCount, stub.callCount, grams.value) }.value

    #expect(counts == (1, 1, 3))
  }

  @Test("has a value to return that can be set, read and taken away")
  func returnValue() {
    let barking = dog.spy(.bark, of: FakeDog.bark)
    #expect(barking.returnValue == nil)
    barking.returnValue = "woof"
    barking.returnValue = "meow"
    #expect(barking.returnValue == "meow")
    #expect(dog.bark() == "meow")

    barking.returnValue = nil
    #expect(Failures.capture { _ = dog.bark() }.count == 1, "neither the first nor the second value is left")
  }

  @Test("has no value to return where a stub answers only some calls, and leaves such a stub alone")
  func returnValueBesideStubs() {
    let barking = dog.spy(.bark, of: FakeDog.bark)
    var isNight = false
    barking.stub().while { isNight }.andReturn("grr")
    barking.stub().once().andReturn("wuff")
    #expect(barking.returnValue == nil)

    #expect(dog.bark() == "wuff")
    barking.returnValue = "woof"
    #expect(dog.bark() == "woof")
    barking.returnValue = nil
    isNight = true
    #expect(dog.bark() == "grr")
  }

  @Test("has a value to return that may be anything")
  func returnValueOfAnyType() {
    let finding = FunctionSpy.named("find", as: (() -> Any).self)
    let asking = FunctionSpy.named("ask", as: (() -> Int??).self)
    finding.returnValue = 3
    #expect("\(finding.returnValue ?? "none")" == "3")
    finding.returnValue = nil
    #expect(finding.returnValue == nil)

    asking.returnValue = .some(.some(nil))
    #expect(asking() == .some(nil))
    asking.returnValue = nil
    #expect(asking() == .none)
  }

  @Test("returns nil where the value set is nil and the function returns an optional")
  func optionalReturnValue() {
    let digesting = dog.spy(.digest, of: FakeDog.digest)
    #expect(digesting.returnValue == .none)
    digesting.returnValue = "bone"
    #expect(dog.digest() == "bone")

    digesting.returnValue = nil
    #expect(digesting.returnValue == .some(nil))
    let messages = Failures.capture { #expect(dog.digest() == nil) }
    #expect(messages == [])
  }

  @Test("has an error to throw that can be set, read and taken away")
  func throwableError() throws {
    let howling = dog.spy(.howl, of: FakeDog.howl)
    howling.returnValue = "awoo"
    howling.throwableError = Hoarse()
    #expect(howling.throwableError is Hoarse)
    #expect(throws: Hoarse()) { try dog.howl(at: 3) }

    howling.throwableError = nil
    #expect(howling.throwableError == nil)
    #expect(try dog.howl(at: 3) == "awoo")
  }

  @Test("is a closure with the effects of the function")
  func closure() async throws {
    let fetch: (Item, Member) -> Bool = dog.spy(.shouldFetch, of: FakeDog.shouldFetch).closure
    let howl: (Int) throws -> String = dog.spy(.howl, of: FakeDog.howl).closure
    let open: (Int) async throws -> Bool = kennel.spy(.open, of: FakeKennel.open).closure
    let visit: (String) async -> String = kennel.spy(.visit, of: FakeKennel.visit).closure
    dog.stub(.shouldFetch).andReturn(true)
    dog.stub(.howl).andReturn("awoo")
    kennel.stub(.open).andReturn(true)
    kennel.stub(.visit).andReturn("Hello")

    #expect(try fetch(.ball, .kid) && howl(3) == "awoo")
    #expect(try await open(1))
    #expect(await visit("Rex") == "Hello")
    #expect(dog.callCountFor(function: .shouldFetch, withArguments: Item.ball, Member.kid) == 1)
  }

  #if compiler(>=6.1)
    @Test("knows methods of the main actor")
    @MainActor func mainActor() async throws {
      @MainActor class Screen {
        func show(_ text: String) -> Bool { false }
        func scroll(_ lines: Int) throws -> Int { 0 }
        func load(_ text: String) async throws {}
      }
      final class FakeScreen: Screen, Fake {
        enum Function: String, PoseurFunction { case show, scroll, load }
        nonisolated let faker = Function.faker()
        override func show(_ text: String) -> Bool { recordAndStub(function: .show, arguments: text) }
        override func scroll(_ lines: Int) throws -> Int {
          try recordAndStubThrowing(function: .scroll, arguments: lines)
        }
        override func load(_ text: String) async throws {
          try await recordAndStubThrowing(function: .load, arguments: text)
        }
      }
      let screen = FakeScreen()
      screen.spy(.show, of: FakeScreen.show).stub("Rex").andReturn(true)
      screen.spy(.scroll, of: FakeScreen.scroll).throwableError = Hoarse()
      screen.spy(.load, of: FakeScreen.load).stub(.any).andThrow(Hoarse())

      #expect(screen.show("Rex"))
      #expect(throws: Hoarse()) { try screen.scroll(3) }
      await #expect(throws: Hoarse()) { try await screen.load("Rex") }
    }
  #endif

  @Test("of a function that returns nothing")
  func void() {
    let eating = dog.spy(.eat, of: FakeDog.eat)
    var eaten: [DogFood] = []
    eating.stub(.any).andDo { eaten.append($0) }
    let once = eating.stub(.equal(.canned)).times(1).andReturn()
    dog.eat(.canned)
    dog.eat(.dry(grams: 3))

    #expect(eaten == [.dry(grams: 3)])
    #expect(once.callCount == 1)
  }
}

@Suite("A typed spy that is made from a type")
struct FunctionSpyTests {
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

  @Test("may return an optional tuple, or several")
  func optionalTuple() throws {
    let position = FunctionSpy.named("position", as: ((String) -> (Int, Int)?).self)
    position.stub("Rex").andReturn((1, 2))
    position.stub("Max").andReturn((3, 4), nil)

    #expect(try #require(position("Rex")) == (1, 2))
    #expect(try #require(position("Max")) == (3, 4))
    #expect(position("Max") == nil)
  }

  @Test("is stubbed as the failure says, whatever it takes")
  func pastedArguments() {
    let fetch = FunctionSpy.named("fetch", as: ((Item, Int?, Any, FakeDog) -> Void?).self)

    #expect(
      Failures.capture { _ = fetch(.ball, -3, "a", FakeDog()) }.first?.split(separator: "\n").last
        == #"fetch.stub(.equal(Item.ball), .equal(-3), .equal("a"), .any).andReturn(<#Void?#>)"#)
    fetch.stub(.equal(Item.ball), .equal(-3), .equal("a"), .any).andReturn(())
    #expect(Failures.capture { _ = fetch(.ball, -3, "a", FakeDog()) } == [])
  }

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

  @Test("names the function in failures")
  func failures() {
    let squeak = FunctionSpy.named("squeak", as: ((Int) -> String).self)

    #expect(
      Failures.capture { squeak(3) } == [
        """
        FunctionSpy.squeak(3) was called, but nothing is stubbed for it.
        Stub it, for example:
        squeak.stub(.equal(3)).andReturn(<#String#>)
        """
      ])
  }

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
        "Stub it, for example:\n<#on squeak#>.stub(.equal(0)).andReturn(<#String#>)",
        """
        Register a value of that type:
        <#on squeak#>.faker.register(default: <#String#>, for: <#on squeak#>.function)
        """,
        "Stub what it returns, or a closure.",
        "Stub a value, or make the spy of a type that throws.",
        "Stub a closure that awaits nothing, or make the spy of an asynchronous type.",
        "Stub an answer that is there at once, or make the spy of an asynchronous type.",
      ])

    let `repeat` = FunctionSpy.named("repeat", as: (() -> String).self)
    #expect(Failures.capture { _ = `repeat`() }.first?.hasSuffix("\n`repeat`.stub().andReturn(<#String#>)") == true)
  }

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
  enum Function: String, PoseurFunction { case open, visit, serve }
  let faker = Function.faker()
  func open(_ door: Int) async throws -> Bool { try await recordAndStubThrowing(function: .open, arguments: door) }
  func visit(_ name: String) async -> String { await recordAndStub(function: .visit, arguments: name) }
  func serve(_ name: String, _ grams: Int, _ price: Double?, _ isWarm: Bool) -> Int {
    recordAndStub(function: .serve, arguments: name, grams, price, isWarm)
  }
}
