import Poseur
import Testing

@Suite("The page on faking a class shows that")
struct FakingAClassExamples {
  @Test("the real function answers until it is stubbed")
  func callsSuper() {
    let puppy = FakePuppy()
    #expect(puppy.bark() == "woof")

    puppy.stub(.bark).andReturn("meow")
    #expect(puppy.bark() == "meow")
    expectHaveReceived(puppy, .bark, times: 2)
    #expect(puppy.digest() == "digested")
  }

  @Test("a stub takes some calls, or changes a result")
  func someCalls() throws {
    let puppy = FakePuppy()
    puppy.stub(.howl).with(9).andThrow(Hoarse())
    puppy.stub(.bark).andCallThrough { (sound: String) in sound + "!" }

    #expect(try puppy.howl(at: 3) == "awoo")
    #expect(throws: Hoarse()) { try puppy.howl(at: 9) }
    #expect(puppy.bark() == "woof!")
  }

  @Test("calling through makes an exception from a broader stub")
  func exception() throws {
    let puppy = FakePuppy()
    puppy.stub(.howl).with(Argument.anything).andThrow(Hoarse())
    puppy.stub(.howl).with(3).andCallThrough()

    #expect(try puppy.howl(at: 3) == "awoo")
    #expect(throws: Hoarse()) { try puppy.howl(at: 4) }
  }

  @Test("a real function that calls another gets the stub, and the call is recorded")
  func partialFake() {
    class Singer {
      func note() -> String { "la" }
      func song() -> String { note() + note() }
    }
    final class FakeSinger: Singer, Fake {
      enum Function: String, PoseurFunction { case note }
      let faker = Function.faker()
      override func note() -> String { recordAndStub(function: .note, orElse: super.note()) }
    }
    let singer = FakeSinger()
    singer.stub(.note).andReturn("do", "re")

    #expect(singer.song() == "dore")
    expectHaveReceived(singer, .note, times: 2)
  }

  @Test("a fake forwards to a real object")
  func forwards() async throws {
    let kennel = FakeKennel(forwardingTo: RealKennel())
    kennel.stub(.count).andReturn(5)

    #expect(kennel.count() == 5)
    #expect(try await kennel.find("Rex") == "found Rex")
    expectHaveReceived(kennel, .find, with: "Rex", times: 1)
  }
}

// MARK: - Fixtures

extension FakingAClassExamples {
  final class FakePuppy: Dog, Fake {
    enum Function: String, PoseurFunction { case bark, howl }
    let faker = Function.faker()

    override func bark() -> String {
      recordAndStub(function: .bark, orElse: super.bark())
    }
    override func howl(at volume: Int) throws -> String {
      try recordAndStubThrowing(
        function: .howl, arguments: volume, orElse: super.howl(at: volume))
    }
  }

  protocol Kennel {
    func count() -> Int
    func find(_ name: String) async throws -> String
  }

  final class FakeKennel: Kennel, Fake {
    enum Function: String, PoseurFunction { case count, find }
    let faker = Function.faker()
    private let real: any Kennel

    init(forwardingTo real: any Kennel) { self.real = real }

    func count() -> Int {
      recordAndStub(function: .count, orElse: real.count())
    }
    func find(_ name: String) async throws -> String {
      try await recordAndStubThrowing(
        function: .find, arguments: name, orElse: try await real.find(name))
    }
  }

  fileprivate struct RealKennel: Kennel {
    func count() -> Int { 2 }
    func find(_ name: String) async throws -> String { "found \(name)" }
  }
}
