import Poseur
import Testing

@Suite("A registered default")
struct RegisteredDefaultTests {
  private let kennel = FakeKennel()

  @Test(
    "of a function answers what no stub does, and is no failure",
    arguments: [UnstubbedPolicy.report, .returnDefault, .trap])
  func ofFunction(policy: UnstubbedPolicy) throws {
    let kennel = FakeKennel(FakeKennel.Function.faker(unstubbed: policy))
    kennel.register(default: 5, for: .count)
    kennel.register(default: "Rex", for: .name)
    kennel.stub(.name).with(1).andReturn("Ann")

    let messages = Failures.capture {
      #expect(kennel.count() == 5)
      #expect((try? kennel.name(of: 1)) == "Ann")
      #expect((try? kennel.name(of: 2)) == "Rex", "a function that can throw returns it too")
    }
    #expect(messages == [])
    #expect(kennel.calls.map(\.outcome.description) == ["returned 5", #"returned "Ann""#, #"returned "Rex""#])
    #expect(kennel.unusedStubs == [])
  }

  @Test("of a function overrides no specific stub, and goes behind the fake's own answer")
  func rank() {
    kennel.register(default: "Rex", for: .name)

    #expect(kennel.recordAndStub(function: .name, arguments: 1, orElse: "own") == "own")
  }

  @Test("of a function that is nil answers with nil")
  func nilDefault() {
    kennel.register(default: nil, for: .leash)
    kennel.register(default: Leash(length: 2), for: Leash?.self)

    let messages = Failures.capture { #expect(kennel.leash() == nil) }
    #expect(messages == [])
  }

  @Test("of a function that is of another type is a failure, under every policy")
  func wrongType() {
    let kennel = FakeKennel(FakeKennel.Function.faker(unstubbed: .returnDefault))
    kennel.register(default: "five", for: .count)
    kennel.register(default: 5, for: .name)

    let messages = Failures.capture {
      #expect(kennel.count() == 0)
      #expect(throws: UnstubbedCall.self) { try kennel.name(of: 1) }
    }
    #expect(
      messages == [
        """
        FakeKennel.count() has to return Int, but the default registered for it is "five" (String).
        Register a value of that type:
        fakeKennel.register(default: <#Int#>, for: .count)
        """,
        """
        FakeKennel.name(1) has to return String, but the default registered for it is 5 (Int).
        Register a value of that type:
        fakeKennel.register(default: <#String#>, for: .name)
        """,
      ])
  }

  @Test("of a function that returns nothing changes nothing")
  func nothing() {
    kennel.register(default: 5, for: .close)

    #expect(Failures.capture { kennel.close() } == [])
  }

  @Test("of a function does not excuse a stub that cannot answer, but stands in for it")
  func misfit() {
    kennel.register(default: 5, for: .count)
    kennel.stub(.count).andReturn("five")

    let messages = Failures.capture { #expect(kennel.count() == 5) }
    #expect(
      messages == [
        """
        FakeKennel.count() has to return Int, but the stub that matches returns "five" (String).
        Stub a value of that type:
        fakeKennel.stub(.count).andReturn(<#Int#>)
        """
      ])
  }

  @Test("of a type stands in where nobody could make a value, and the call stays a failure")
  func ofType() {
    kennel.register(default: Bowl(owner: "Rex"))

    let messages = Failures.capture { #expect(kennel.bowl().owner == "Rex") }
    #expect(
      messages == [
        """
        FakeKennel.bowl() was called, but nothing is stubbed for it.
        Stub it, for example:
        fakeKennel.stub(.bowl).andReturn(<#Bowl#>)
        See “When no stub answers” in Poseur's documentation.
        """
      ])
    #expect(kennel.calls[0].outcome.description == "was not stubbed")
  }

  @Test("of a type goes before what the type says itself, and behind a default of the function")
  func ladder() {
    let kennel = FakeKennel(FakeKennel.Function.faker(unstubbed: .returnDefault))
    #expect(kennel.tag() == Tag(name: "none") && kennel.count() == 0)

    kennel.register(default: Tag(name: "of the faker"))
    kennel.register(default: 7)
    #expect(kennel.tag() == Tag(name: "of the faker") && kennel.count() == 7)

    kennel.register(default: 8)
    kennel.register(default: Tag(name: "of the function"), for: .tag)
    #expect(kennel.tag() == Tag(name: "of the function") && kennel.count() == 8)

    kennel.removeDefaults()
    #expect(kennel.tag() == Tag(name: "none") && kennel.count() == 0)
  }

  @Test("of a type is of that very type, which may be a class or a protocol")
  func exactType() {
    let kennel = FakeKennel(FakeKennel.Function.faker(unstubbed: .returnDefault))
    kennel.register(default: Leash(length: 2))
    kennel.register(default: FakeDog(), for: Dog.self)
    kennel.register(default: Bowl(owner: "Rex"), for: (any Owned).self)

    #expect(kennel.leash() == nil, "a value for Leash is none for Leash?")
    #expect(kennel.dog() is FakeDog)
    #expect(kennel.owned().owner == "Rex")
  }

  @Test("of a type is not returned by a function that can throw")
  func throwing() {
    kennel.register(default: "Rex")

    let messages = Failures.capture { #expect(throws: UnstubbedCall.self) { try kennel.name(of: 1) } }
    #expect(messages.count == 1)
  }

  @Test("answers asynchronous functions")
  func asynchronous() async throws {
    kennel.faker.register(default: "Rex", for: .name)

    #expect(await kennel.faker.recordAndStub(function: .name, asType: String.self) == "Rex")
    #expect(try await kennel.faker.recordAndStubThrowing(function: .name, asType: String.self) == "Rex")
  }

  @Test("stays when stubs are reset, and goes with everything")
  func resetting() {
    let kennel = FakeKennel(FakeKennel.Function.faker(unstubbed: .returnDefault))
    kennel.register(default: 5, for: .count)
    kennel.register(default: Bowl(owner: "Rex"), for: .bowl)
    kennel.resetStubs()
    kennel.resetCalls()
    #expect(kennel.count() == 5)

    kennel.resetFunction(.count)
    #expect(kennel.count() == 0 && kennel.bowl().owner == "Rex")

    kennel.register(default: 5)
    kennel.reset()
    #expect(kennel.count() == 0)
  }

  @Test("may use the fake when it goes")
  func lifetime() {
    let other = FakeKennel()
    kennel.register(default: Farewell { other.close() }, for: .bowl)
    kennel.register(default: Farewell { other.close() })
    kennel.register(default: Farewell { self.kennel.close() }, for: .bowl)
    kennel.register(default: Farewell { self.kennel.close() })
    kennel.removeDefaults()

    #expect(other.callCountFor(function: .close) == 2)
    #expect(kennel.callCountFor(function: .close) == 2)
  }

  @Test("of a type's functions is asked in the same way")
  func staticFake() {
    FakeYard.classFaker.register(default: 3, for: .size)
    FakeYard.classFaker.register(default: Tag(name: "yard"))
    let messages = Failures.capture {
      #expect(FakeYard.size() == 3)
      #expect(FakeYard.tag() == Tag(name: "yard"))
      #expect(throws: UnstubbedCall.self) { try FakeYard.gate() }
      FakeYard.classFaker.removeDefaults()
      FakeYard.classFaker.register(default: "3", for: .size)
      #expect(FakeYard.size() == 0)
    }
    #expect(
      messages == [
        """
        FakeYard.tag() was called, but nothing is stubbed for it.
        Stub it, for example:
        FakeYard.stub(.tag).andReturn(<#Tag#>)
        See “When no stub answers” in Poseur's documentation.
        """,
        """
        FakeYard.gate() was called, but nothing is stubbed for it.
        A Tag is registered for its type. A function that can throw needs a default of its own: \
        FakeYard.classFaker.register(default: <#Tag#>, for: .gate)
        Stub it, for example:
        FakeYard.stub(.gate).andReturn(<#Tag#>)
        See “When no stub answers” in Poseur's documentation.
        """,
        """
        FakeYard.size() has to return Int, but the default registered for it is "3" (String).
        Register a value of that type:
        FakeYard.classFaker.register(default: <#Int#>, for: .size)
        """,
      ])
  }
}

@Suite("A default for a type, and a function that can throw")
struct DefaultOfThrowingFunctionTests {
  @Test("the failure says that one is registered, and what to write")
  func failure() {
    let dog = FakeDog()
    dog.register(default: "awoo")
    #expect(
      Failures.capture { _ = try? dog.howl(at: 3) } == [
        """
        FakeDog.howl(3) was called, but nothing is stubbed for it.
        A String is registered for its type. A function that can throw needs a default of its own: \
        fakeDog.register(default: <#String#>, for: .howl)
        Stub it, for example:
        fakeDog.stub(.howl).with(3).andReturn(<#String#>)
        See “When no stub answers” in Poseur's documentation.
        """
      ])
    dog.register(default: "awoo", for: .howl)
    var sound: String?
    #expect(Failures.capture { sound = try? dog.howl(at: 3) } == [])
    #expect(sound == "awoo")
  }
}

// MARK: - Fixtures

private struct Leash: Equatable { let length: Int }
private protocol Owned { var owner: String { get } }
private struct Bowl: Owned { let owner: String }
private struct Tag: DefaultProvidable, Equatable {
  let name: String
  static var defaultValue: Tag { Tag(name: "none") }
}

private final class Farewell {
  private let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
  deinit { action() }
}

private struct FakeKennel: Fake {
  enum Function: String, PoseurFunction { case count, name, leash, bowl, tag, dog, owned, close }
  let faker: Faker<Function>
  init(_ faker: Faker<Function> = Function.faker()) { self.faker = faker }

  func count() -> Int { recordAndStub(function: .count) }
  func name(of dog: Int) throws -> String { try recordAndStubThrowing(function: .name, arguments: dog) }
  func leash() -> Leash? { recordAndStub(function: .leash) }
  func bowl() -> Bowl { recordAndStub(function: .bowl) }
  func tag() -> Tag { recordAndStub(function: .tag) }
  func dog() -> Dog { recordAndStub(function: .dog) }
  func owned() -> any Owned { recordAndStub(function: .owned) }
  func close() { recordAndStub(function: .close) }
}

private enum FakeYard: StaticFake {
  enum ClassFunction: String, PoseurFunction { case size, tag, gate }
  static let classFaker = ClassFunction.classFaker()
  static func size() -> Int { recordAndStub(function: .size) }
  static func gate() throws -> Tag { try recordAndStubThrowing(function: .gate) }
  static func tag() -> Tag { recordAndStub(function: .tag) }
}
