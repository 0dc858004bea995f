import Poseur
import Testing

@Suite("A typed spy")
struct TypedSpyTests {
  private let dog = FakeDog()
  private let kennel = FakeKennel()

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
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

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
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

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test("takes literals of every kind")
  func literalKinds() {
    let weigh = FunctionSpy.named("weigh", as: ((Double, Character, Unicode.Scalar) -> Bool).self)
    weigh.stub(1.5, "ß", "x").andReturn(true)
    weigh.stub(2, "🐕‍🦺", "y").andReturn(false)

    #expect(weigh(1.5, "ß", "x") && !weigh(2, "🐕‍🦺", "y"))
    #expect(TypedArgument<Character>("ß").description == #""ß""#)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
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

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test("runs closures that return what the function returns")
  func closures() throws {
    dog.spy(.shouldFetch, of: FakeDog.shouldFetch).stub(.any, .any).andDo { (item: Item, member: Member) in
      item == .ball && member == .kid
    }
    let howling = dog.spy(.howl, of: FakeDog.howl)
    howling.stub(.any).andDo { (volume: Int) in
      guard volume < 10 else { throw Hoarse() }
      return "awoo \(volume)"
    }

    #expect(dog.shouldFetch(.ball, for: .kid) && !dog.shouldFetch(.ball, for: .parent))
    #expect(try dog.howl(at: 3) == "awoo 3")
    #expect(throws: Hoarse()) { try dog.howl(at: 10) }
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test("throws where the function throws")
  func throwing() {
    let howling = dog.spy(.howl, of: FakeDog.howl)
    howling.stub(3).times(1).andThrow(Hoarse())
    howling.stub(3).times(1).andReturn("awoo", "awooo")

    #expect((try? dog.howl(at: 3)) == "awoo")
    #expect(throws: Hoarse()) { try dog.howl(at: 3) }
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test("answers asynchronous functions, with closures that await and ones that do not")
  func asynchronous() async throws {
    var openings = 0
    let opening = kennel.spy(.open, of: FakeKennel.open)
    let visiting = kennel.spy(.visit, of: FakeKennel.visit)
    opening.stub(1).andDo { (door: Int) in
      openings += 1
      return door == 1
    }
    opening.stub(2).andDo { (door: Int) in
      await Task.yield()
      throw Hoarse()
    }
    opening.stub(3).andThrow(Hoarse())
    visiting.stub(.any).andDo { (name: String) in
      await Task.yield()
      return "Hello, \(name)"
    }

    #expect(try await kennel.open(1) && openings == 1)
    await #expect(throws: Hoarse()) { try await kennel.open(2) }
    await #expect(throws: Hoarse()) { try await kennel.open(3) }
    #expect(await kennel.visit("Rex") == "Hello, Rex")
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
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

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
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

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
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

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test("can be handed to a task, as handles and properties of stubs can")
  func sendable() async {
    let barking = dog.spy(.bark, of: FakeDog.bark)
    let stub = dog.stub(.bark).andReturn("woof")
    let grams = dog.stubProperty(get: .howl, set: .eat, initially: 3)
    _ = dog.bark()
    let counts = await Task { (barking.callCount, stub.callCount, grams.value) }.value

    #expect(counts == (1, 1, 3))
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
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

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
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

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
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
