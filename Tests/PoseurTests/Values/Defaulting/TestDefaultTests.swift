import Poseur
import Testing

@Suite("A default for a whole test", .fakeDefaults("Rex", 42))
struct TestDefaultTests {
  private let kennel = FakeKennel()

  @Test("is what a call returns that nothing answers, as if each fake had registered it")
  func values() throws {
    #expect(kennel.name() == "Rex" && kennel.count() == 42)
    #expect(try kennel.find() == "Rex")
    #expect(kennel.calls.map(\.outcome.description).last == #"returned "Rex""#)
    #expect(FakeKennel().name() == "Rex")
  }

  @Test("is not there for the types that have none, nor for optionals of its type")
  func otherTypes() {
    #expect(kennel.spareName() == nil && kennel.isOpen() == false)
  }

  @Test("is there for the members of stand-ins")
  func members() {
    #expect(kennel.place() == FakeKennel.Place(name: "Rex", number: 42))
  }

  @Test("is behind stubs, behind what the fake registers, and behind its own answer")
  func order() {
    kennel.register(default: "Buddy")
    #expect(kennel.name() == "Buddy" && FakeKennel().name() == "Rex")
    kennel.stub(.name).andReturn("Max")
    #expect(kennel.name() == "Max")
    kennel.reset()
    kennel.register(default: "Fido", for: .name)
    #expect(kennel.name() == "Fido" && kennel.owner() == "Ann")
  }

  @Test("leaves the failure, as a registered default of a type does")
  func failure() {
    let kennel = FakeKennel(.report)
    let failures = Failures.capture {
      #expect(kennel.name() == "Rex")
      #expect(throws: UnstubbedCall.self) { try kennel.find() }
    }
    #expect(failures.count == 2)
  }

  @Test("is the test's own where the suite has one, too", .fakeDefaults("Buddy"))
  func innerTest() { #expect(kennel.name() == "Buddy" && kennel.count() == 42) }

  @Suite("of an inner suite", .fakeDefaults("Max"))
  struct Inner {
    @Test("wins") func inner() { #expect(FakeKennel().name() == "Max" && FakeKennel().count() == 42) }
    @Test("loses to the test's", .fakeDefaults("Fido", 1)) func innermost() {
      #expect(FakeKennel().name() == "Fido" && FakeKennel().count() == 1)
    }
  }

  @Test("is there in each case", arguments: 1...2)
  func cases(_ number: Int) { #expect(kennel.count() == 42) }

  @Test("is a block's, and the inner block wins")
  func blocks() {
    let value = withFakeDefaults("Buddy") {
      #expect(kennel.name() == "Buddy" && kennel.count() == 42)
      return withFakeDefaults("Max", 1) { kennel.name() + "\(kennel.count())" }
    }
    #expect(value == "Max1" && kennel.name() == "Rex")
    #expect(throws: Hoarse()) { try withFakeDefaults(1) { () throws -> Void in throw Hoarse() } }
    #expect(kennel.count() == 42)
  }

  @Test("is that of an asynchronous block and of its tasks, but not of detached ones")
  func tasks() async throws {
    let name = try await withFakeDefaults("Buddy") { () async throws -> String in
      let name = await Task { FakeKennel().name() }.value
      #expect(await Task.detached { FakeKennel().name() }.value == "")
      return name
    }
    #expect(name == "Buddy")
  }

  @Test("is for its static type: that of a protocol, too")
  func protocols() {
    withFakeDefaults(FakeCollar() as any Collar) { #expect(kennel.collar() is FakeCollar) }
  }

  @Test("is there while a call is written")
  func writtenCalls() {
    withFakeDefaults(FakeCollar() as any Collar) {
      expectHaveNotReceived(kennel) { $0.collar() }
    }
  }
}

// MARK: - Fixtures

private protocol Collar: Sendable {}
private struct FakeCollar: Collar {}

private final class FakeKennel: Fake {
  struct Place: Equatable {
    let name: String
    let number: Int
  }

  enum Function: String, PoseurFunction { case name, count, find, spareName, isOpen, place, owner, collar }
  let faker: Faker<Function>
  init(_ unstubbed: UnstubbedPolicy = .returnDefault) { faker = Function.faker(unstubbed: unstubbed) }

  func name() -> String { recordAndStub(function: .name) }
  func count() -> Int { recordAndStub(function: .count) }
  func find() throws -> String { try recordAndStubThrowing(function: .find) }
  func spareName() -> String? { recordAndStub(function: .spareName) }
  func isOpen() -> Bool { recordAndStub(function: .isOpen) }
  func place() -> Place { recordAndStub(function: .place) }
  func owner() -> String { recordAndStub(function: .owner, orElse: "Ann") }
  func collar() -> any Collar { recordAndStub(function: .collar) }
}
