import Poseur
import Testing

/// The Swift of the article on stubbing functions, as it stands there.
@Suite("The article on stubbing functions, its")
struct StubbingFunctionsExamples {
  private let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))

  @Test("stub returns a handle")
  func handle() throws {
    let stub = dog.stub(function: .howl).andReturn("awoo").thenThrow(Hoarse())

    #expect(try dog.howl(at: 3) == "awoo")
    #expect(throws: Hoarse()) { try dog.howl(at: 3) }
    #expect(stub.callCount == 2)
  }

  @Test("written calls are stubbed")
  func writtenCalls() async throws {
    let store = FakeArchive()
    dog.stub(returning: true) { $0.shouldFetch(.ball, for: .kid) }
    dog.stub(throwing: Hoarse()) { try $0.howl(at: 3) }
    dog.stub(returning: true) { $0.shouldFetch(matching(.any, like: .stick), for: .parent) }
    await store.stub(returning: "Rex") { try await $0.load(3) }

    #expect(dog.shouldFetch(.ball, for: .kid) && dog.shouldFetch(.slippers, for: .parent))
    #expect(throws: Hoarse()) { try dog.howl(at: 3) }
    #expect(try await store.load(3) == "Rex")
  }

  @Test("stub says which calls it is for, and what it answers")
  func threeStubs() {
    dog.stub(function: .bark).andReturn("woof", "yip")
    dog.stub(function: .shouldFetch, where: { ($0[0] as? Item) == .stick }).andReturn(true)
    dog.stub(function: .shouldFetch, withArguments: Item.slippers, Argument.anything).andDo { arguments in
      let member: Member = arguments.argument(atIndex: 1)
      return member == .parent
    }

    #expect(dog.bark() == "woof" && dog.shouldFetch(.stick, for: .kid) && dog.shouldFetch(.slippers, for: .parent))
  }

  @Test("typed closures take the arguments in their types")
  func typedClosures() throws {
    dog.stub(function: .shouldFetch).andDo { (item: Item, member: Member) in item == .ball && member == .kid }
    dog.stub(function: .howl, where: { (volume: Int) in volume > 10 }).andThrow(Hoarse())
    dog.register(default: "awoo", for: .howl)

    #expect(dog.shouldFetch(.ball, for: .kid) && !dog.shouldFetch(.ball, for: .parent))
    #expect(try dog.howl(at: 3) == "awoo")
    #expect(throws: Hoarse()) { try dog.howl(at: 11) }
  }

  @Test("closure with nil among its results names their type")
  func namedResult() {
    let shelter = FakeShelter()
    shelter.stub(function: .name).andDo { (number: Int) -> String? in
      if number > 12 { return nil }
      return "Rex"
    }

    #expect(shelter.name(ofDog: 3) == "Rex" && shelter.name(ofDog: 13) == nil)
  }

  @Test("completion of the main actor is invoked by a closure that says its type")
  @MainActor
  func mainActorCompletion() {
    let dog = FakeShelter()
    dog.stub(function: .walk).andInvokeClosure { (completion: @MainActor @Sendable (String?) -> Void) in
      MainActor.assumeIsolated { completion("tired") }
    }
    var mood: String?
    dog.walk(30) { mood = $0 }
    #expect(mood == "tired")

    dog.stub(function: .walk).andInvokeClosure(with: "tired" as String?)
    #expect(Failures.capture { dog.walk(30) { _ in } }.first?.contains("no argument is one") == true)
  }

  @Test("completion of the main actor is invoked from elsewhere by a task")
  @MainActor
  func lateMainActorCompletion() async {
    let dog = FakeShelter()
    dog.stub(function: .walk).andInvokeClosure { (completion: @escaping @MainActor @Sendable (String?) -> Void) in
      Task { @MainActor in completion("tired") }
    }
    let mood = await withCheckedContinuation { continuation in
      dog.walk(30) { continuation.resume(returning: $0) }
    }
    #expect(mood == "tired")
  }

  @Test("completion that is not kept can be dropped, and stubs see it")
  func droppedCompletion() {
    let parrot = FakeParrot()
    parrot.keepArguments(.none, of: .learn)
    parrot.learn { _ in }
    #expect(parrot.completions(of: .learn) == [.dropped])

    parrot.stub(function: .learn).andInvokeClosure(with: "hello")
    parrot.learn { #expect($0 == "hello") }
    #expect(parrot.completions(of: .learn) == [.dropped, .called(times: 1)])
  }

  @Test("type of your own says its stand-in once")
  func standIn() {
    #expect(dog.recordAndStub(function: .digest, asType: Collar.self).length == 30)
  }

  @Test("sequence takes closures and calls through")
  func sequence() {
    let stub = dog.stub(function: .bark).andReturn("woof").thenDo { _ in "yip" }.thenCallThrough()
    func bark() -> String { dog.recordAndStub(function: .bark, orElse: "ruff") }

    #expect([bark(), bark(), bark(), bark()] == ["woof", "yip", "ruff", "ruff"])
    #expect(stub.callCount == 4)
  }

  @Test("conditions and blocks limit stubs")
  func lifetimes() {
    var isNight = true
    dog.stub(function: .bark).andReturn("woof")
    dog.stub(function: .bark).while { isNight }.andReturn("grr")
    dog.withStub(dog.stub(function: .bark).andReturn("here")) {
      #expect(dog.bark() == "here")
    }
    #expect(dog.bark() == "grr")
    isNight = false
    #expect(dog.bark() == "woof")
  }

  @Test("property remembers what was set")
  func property() {
    final class FakeBowl: Fake {
      enum Function: String, PoseurFunction { case grams, setGrams }
      let faker = Function.faker()
      var grams: Int {
        get { recordAndStub(function: .grams) }
        set { recordAndStub(function: .setGrams, arguments: newValue) }
      }
    }
    let bowl = FakeBowl()

    let grams = bowl.stubProperty(get: .grams, set: .setGrams, initially: 40)
    bowl.grams += 10
    #expect(grams.value == 50)
  }

  @Test("defaults answer what no stub does")
  func defaults() {
    struct Leash { let length: Int }

    dog.register(default: "woof", for: .bark)
    dog.register(default: Leash(length: 2))

    #expect(dog.bark() == "woof")
    #expect(dog.recordAndStub(function: .digest, asType: Leash.self).length == 2)
  }

  @Test("limited stub lets older ones answer")
  func times() {
    dog.stub(function: .bark).andReturn("woof")
    dog.stub(function: .bark).times(1).andReturn("yip")

    #expect([dog.bark(), dog.bark(), dog.bark()] == ["yip", "woof", "woof"])
  }

  @Test("universal stub goes before a specific one")
  func universal() {
    dog.stub(function: .shouldFetch, withArguments: Item.ball, Member.kid).andReturn(true)
    dog.stub(function: .shouldFetch).andReturn(false)

    #expect(!dog.shouldFetch(.ball, for: .kid))
    dog.removeUniversalStub(for: .shouldFetch)
    #expect(dog.shouldFetch(.ball, for: .kid))
  }

  @Test("newest of two specific stubs answers, and the older one comes back")
  func newest() {
    dog.stub(function: .shouldFetch).with(Item.ball, Member.kid).andReturn(true)
    let newer = dog.stub(function: .shouldFetch).with(Argument.anything, Member.kid).andReturn(false)

    #expect(!dog.shouldFetch(.ball, for: .kid))
    newer.remove()
    #expect(dog.shouldFetch(.ball, for: .kid))
  }
}

// MARK: - Fixtures

private struct Collar { let length: Int }

extension Collar: DefaultProvidable {
  static var defaultValue: Collar { Collar(length: 30) }
}

private final class FakeShelter: Fake {
  enum Function: String, PoseurFunction { case name, walk }
  let faker = Function.faker()
  func name(ofDog number: Int) -> String? { recordAndStub(function: .name, arguments: number) }
  func walk(_ minutes: Int, completion: @escaping @MainActor @Sendable (String?) -> Void) {
    recordAndStub(function: .walk, arguments: minutes, completion)
  }
}

private final class FakeParrot: Fake {
  enum Function: String, PoseurFunction { case learn }
  let faker = Function.faker()
  func learn(_ completion: @escaping (String) -> Void) {
    recordAndStub(function: .learn, arguments: tracked(completion, of: .learn))
  }
}
