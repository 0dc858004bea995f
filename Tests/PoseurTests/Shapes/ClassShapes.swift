import Poseur
import Testing

@Suite("A fake that is a subclass")
struct ClassShapes {
  @Test("holds its faker in a let")
  func storedFaker() {
    class FakeBarker: Dog, Fake {
      enum Function: String, PoseurFunction { case bark }
      let faker = Function.faker()
      override func bark() -> String { recordAndStub(function: .bark) }
    }
    let dog = FakeBarker()
    dog.stub(function: .bark).andReturn("meow")

    #expect(dog.bark() == "meow")
    #expect(dog.callCountFor(function: .bark) == 1)
  }

  // The compiler of Swift 6.2 takes it for a mistake that a lazy property fulfils the requirement of a protocol that
  // belongs to no actor.
  #if compiler(>=6.3)
    @Test("holds its faker in a lazy var")
    func lazyFaker() {
      class FakeBarker: Dog, Fake {
        enum Function: String, PoseurFunction { case bark }
        lazy var faker = Function.faker()
        override func bark() -> String { recordAndStub(function: .bark) }
      }
      let dog = FakeBarker()
      dog.stub(function: .bark).andReturn("meow")

      #expect(dog.bark() == "meow")
      #expect(dog.receivedCall(to: .bark))
    }
  #endif

  @Test("calls super where nothing is stubbed")
  func callsSuper() throws {
    class FakeHowler: Dog, Fake {
      enum Function: String, PoseurFunction { case bark, howl }
      let faker = Function.faker()
      override func bark() -> String { recordAndStub(function: .bark, orElse: super.bark()) }
      override func howl(at volume: Int) throws -> String {
        try recordAndStubThrowing(function: .howl, arguments: volume, orElse: super.howl(at: volume))
      }
    }
    let dog = FakeHowler()
    #expect(dog.bark() == "woof")
    #expect(try dog.howl(at: 3) == "awoo")

    dog.stub(function: .bark).andReturn("meow")
    #expect(dog.bark() == "meow")
    #expect(dog.callCountFor(function: .bark) == 2)
  }

  @Test("calls super asynchronously")
  func callsSuperAsynchronously() async throws {
    class Kennel {
      func visit(_ name: String) async -> String { "real \(name)" }
      func open(_ name: String) async throws -> String { "opened \(name)" }
    }
    final class FakeKennel: Kennel, Fake {
      enum Function: String, PoseurFunction { case visit, open }
      let faker = Function.faker()
      override func visit(_ name: String) async -> String {
        await recordAndStub(function: .visit, arguments: name, orElse: await super.visit(name))
      }
      override func open(_ name: String) async throws -> String {
        try await recordAndStubThrowing(function: .open, arguments: name, orElse: try await super.open(name))
      }
    }
    let kennel = FakeKennel()
    #expect(await kennel.visit("Rex") == "real Rex")
    #expect(try await kennel.open("Rex") == "opened Rex")

    kennel.stub(function: .open).andThrow(Hoarse())
    await #expect(throws: Hoarse()) { try await kennel.open("Rex") }
  }

  @Test("is generic")
  func generic() {
    class Box<Content> {
      func swap(_ content: Content) -> Content { content }
    }
    final class FakeBox<Content>: Box<Content>, Fake {
      let faker = BoxFunction.faker()
      override func swap(_ content: Content) -> Content { recordAndStub(function: .swap, arguments: content) }
    }
    enum BoxFunction: String, PoseurFunction { case swap }
    let box = FakeBox<Int>()
    box.stub(function: .swap).with(1).andReturn(2)

    #expect(box.swap(1) == 2)
    #expect(box.receivedCall(to: .swap, withArguments: 1))
  }

  @Test("lives on the main actor")
  @MainActor func mainActor() async {
    @MainActor class Screen {
      func show(_ text: String) -> Bool { false }
      func load(_ text: String) async -> Bool { false }
    }
    final class FakeScreen: Screen, Fake {
      enum Function: String, PoseurFunction { case show, load }
      nonisolated let faker = Function.faker()
      override func show(_ text: String) -> Bool { recordAndStub(function: .show, arguments: text) }
      override func load(_ text: String) async -> Bool {
        await recordAndStub(function: .load, arguments: text, orElse: await super.load(text))
      }
    }
    let screen = FakeScreen()
    screen.stub(function: .show).andReturn(true)

    #expect(screen.show("Rex"))
    #expect(await screen.load("Rex") == false)
    #expect(screen.receivedCall(to: .load, withArguments: "Rex"))
  }

  @Test("is Sendable without being unchecked")
  func sendable() async {
    final class FakeBarker: Barker, Fake, Sendable {
      enum Function: String, PoseurFunction { case bark }
      let faker = Function.faker()
      func bark(_ times: Int) -> String { recordAndStub(function: .bark, arguments: times) }
    }
    let dog = FakeBarker()
    dog.stub(function: .bark).andReturn("woof")
    await withTaskGroup(of: String.self) { group in
      for times in 1...4 { group.addTask { dog.bark(times) } }
      for await sound in group { #expect(sound == "woof") }
    }

    #expect(dog.callCountFor(function: .bark) == 4)
  }

  @Test("records what its initializer was given")
  func initializer() {
    final class FakeCollar: Fake {
      enum Function: String, PoseurFunction { case create = "init(name:size:)" }
      let faker = Function.faker()
      init(name: String, size: Int) { recordCall(arguments: name, size) }
    }
    let collar = FakeCollar(name: "Rex", size: 3)

    #expect(collar.receivedCall(to: .create, withArguments: "Rex", 3))
    #expect(collar.calls.description == #"[init(name: "Rex", size: 3)]"#)
  }
}

// MARK: - Fixtures

protocol Barker: Sendable {
  func bark(_ times: Int) -> String
}
