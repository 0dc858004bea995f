import Poseur
import Testing

@Suite("The page on defaults shows that")
struct SettingDefaultsExamples {
  private let dog = FakeDog()

  struct Leash { let length: Int }

  struct Collar: DefaultProvidable {
    let length: Int
    static var defaultValue: Collar { Collar(length: 30) }
  }

  protocol Lead: Sendable {}
  struct FakeLead: Lead {}

  final class FakeKennel: Fake {
    enum Function: String, PoseurFunction { case leash, spareLeash, collar, lead, find }
    let faker: Faker<Function>
    init(_ unstubbed: UnstubbedPolicy = .returnDefault) { faker = Function.faker(unstubbed: unstubbed) }
    func leash() -> Leash { recordAndStub(function: .leash) }
    func spareLeash() -> Leash? { recordAndStub(function: .spareLeash) }
    func collar() -> Collar { recordAndStub(function: .collar) }
    func lead() -> any Lead { recordAndStub(function: .lead) }
    func find() throws -> Leash { try recordAndStubThrowing(function: .find) }
  }

  @Test("a fake's own answer comes before the default")
  func ownAnswer() {
    dog.register(default: "yip", for: .bark)
    #expect(dog.recordAndStub(function: .bark, orElse: "woof") == "woof")
  }

  @Test("a default of a type is a stand-in for exactly that type")
  func type() throws {
    let kennel = FakeKennel()
    kennel.register(default: Leash(length: 2))
    kennel.register(default: FakeLead() as any Lead)

    #expect(kennel.leash().length == 2 && kennel.spareLeash() == nil && kennel.collar().length == 30)
    #expect(kennel.lead() is FakeLead)
    #expect(try kennel.find().length == 2)
  }

  @Suite(.fakeDefaults("Rex", 42))
  struct RescueTests {
    let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))

    @Test func barksAsTheSuiteSays() {
      #expect(dog.bark() == "Rex")
    }
    @Test(.fakeDefaults("Buddy")) func barksAsTheTestSays() {
      #expect(dog.bark() == "Buddy")
    }
  }

  @Test("a block has defaults for all its fakes")
  func block() {
    let kennel = FakeKennel()
    withFakeDefaults(Leash(length: 2), FakeLead() as any Lead) {
      #expect(kennel.leash().length == 2)
    }
    #expect(kennel.leash().length == 0)
  }

  @Test("a default of a type leaves the failure")
  func failure() {
    let kennel = FakeKennel(.report)
    kennel.register(default: Leash(length: 2))

    let failures = Failures.capture {
      #expect(kennel.leash().length == 2)
      #expect(throws: UnstubbedCall.self) { try kennel.find() }
    }
    #expect(failures.count == 2)
  }

  @Test("a default of a function ends the failure")
  func noFailure() throws {
    let kennel = FakeKennel(.report)
    kennel.register(default: Leash(length: 2), for: .find)
    #expect(try kennel.find().length == 2)
  }
}
