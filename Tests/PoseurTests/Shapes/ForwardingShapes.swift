import Poseur
import Testing

@Suite("A fake that forwards to a real object")
struct ForwardingShapes {
  private let real = RealKennel()
  private let kennel: FakeKennel

  init() { kennel = FakeKennel(forwardingTo: real) }

  @Test("lets the real object answer, and records")
  func forwards() async throws {
    #expect(kennel.count() == 2)
    kennel.admit("Laika")
    #expect(try await kennel.find("Laika") == "Laika of 3")

    #expect(real.dogs == ["Rex", "Bello", "Laika"])
    #expect(kennel.receivedCall(to: .admit, withArguments: "Laika"))
  }

  @Test("is stubbed for some calls, and changes what the real object answers to others")
  func stubs() async throws {
    kennel.stub(function: .find).with("Rex").andThrow(Hoarse())
    kennel.stub(function: .count).andCallThrough { (count: Int) in count + 1 }

    await #expect(throws: Hoarse()) { try await kennel.find("Rex") }
    #expect(try await kennel.find("Bello") == "Bello of 2")
    #expect(kennel.count() == 3)
  }

  @Test("keeps from the real object what a stub answers")
  func withholds() {
    kennel.stub(function: .admit).andReturn()
    kennel.admit("Laika")

    #expect(real.dogs == ["Rex", "Bello"])
  }
}

// MARK: - Fixtures

private protocol Kennel: AnyObject {
  func count() -> Int
  func admit(_ name: String)
  func find(_ name: String) async throws -> String
}

private final class RealKennel: Kennel {
  var dogs = ["Rex", "Bello"]
  func count() -> Int { dogs.count }
  func admit(_ name: String) { dogs.append(name) }
  func find(_ name: String) async throws -> String { "\(name) of \(dogs.count)" }
}

private final class FakeKennel: Kennel, Fake {
  enum Function: String, PoseurFunction { case count, admit, find }
  let faker = Function.faker()
  private let real: any Kennel

  init(forwardingTo real: any Kennel) { self.real = real }

  func count() -> Int { recordAndStub(function: .count, orElse: real.count()) }
  func admit(_ name: String) { recordAndStub(function: .admit, arguments: name, orElse: real.admit(name)) }
  func find(_ name: String) async throws -> String {
    try await recordAndStubThrowing(function: .find, arguments: name, orElse: try await real.find(name))
  }
}
