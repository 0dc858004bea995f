import Poseur
import Testing

@Suite("The page on migrating shows that")
struct MigratingToPoseurExamples {
  private let dog = FakeDog()

  @Test("calls are verified, counted and ordered")
  func verifying() {
    dog.stub(.bark).andReturn("woof")
    _ = dog.bark()
    dog.eat(.canned)

    expectHaveReceived(dog) { $0.eat(.canned) }
    expectHaveReceivedInOrder(dog.call { $0.bark() }, dog.call { $0.eat(.canned) })
    expectNoMoreCalls(dog)
    expectHaveNotReceived(dog, .digest)
    for _ in 1...2 { dog.eat(.canned) }
    expectHaveReceived(dog, .eat, times: 3)
    expectHaveReceived(dog, .eat, times: .atLeast(2))
    expectHaveReceived(dog, .digest, times: .never)
  }

  @Test("stubs answer in turn, compute and throw")
  func stubbing() {
    dog.stub { $0.bark() }.andReturn("woof", "yip")
    dog.stub { $0.rollOntoTummy(getARub: matching()) }.andDo { (rub: Bool) in rub ? "pants" : "sulks" }
    dog.stub { try $0.howl(at: 3) }.andThrow(Hoarse())

    #expect([dog.bark(), dog.bark(), dog.bark()] == ["woof", "yip", "yip"])
    #expect(dog.rollOntoTummy(getARub: false) == "sulks")
    #expect(throws: Hoarse()) { try dog.howl(at: 3) }
    expectNoUnusedStubs(dog)
  }

  @Test("arguments are captured and read")
  func arguments() throws {
    let captor = Argument.captor()
    dog.stub(.howl).with(captor).andReturn("awoo")
    _ = try dog.howl(at: 3)

    #expect(captor.values(as: Int.self) == [3])
    #expect(dog.calls(to: .howl, as: Int.self) == [3])
    expectHaveReceived(dog) { try $0.howl(at: matching()) }
    expectHaveReceived(dog) { try $0.howl(at: matching { $0 > 2 }) }
    expectHaveReceived(dog, .howl, with: Argument.where { (volume: Int) in volume > 2 })
  }

  @Test("a test waits for a call")
  func waiting() async throws {
    dog.eat(.canned)

    try await dog.call { $0.eat(.canned) }.wait()
  }

  @Test("a completion is called")
  func completion() {
    let loader = FakeLoader()
    loader.stub { $0.load { _ in } }.andInvokeClosure(with: "Rex")
    var name = ""
    loader.load { name = $0 }

    #expect(name == "Rex")
  }

  @Test("a fake calls the real object")
  func callingThrough() {
    let loud = LoudDog()
    #expect(loud.bark() == "woof")
    loud.stub { $0.bark() }.andReturn("WOOF")
    #expect(loud.bark() == "WOOF")
    loud.stub { $0.bark() }.andCallThrough()
    #expect(loud.bark() == "woof")
  }

  @Test("a lenient fake returns defaults")
  func lenient() {
    let lenient = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))

    #expect(lenient.bark() == "")
  }

  @Test("a fake is reset")
  func resetting() {
    dog.stub(.bark).andReturn("woof")
    _ = dog.bark()
    dog.resetCalls()
    expectHaveNoRecordedCalls(dog)
    dog.resetStubs()
    #expect(Failures.capture { _ = dog.bark() }.count == 1)
    dog.reset()
    expectHaveNoRecordedCalls(dog)
  }

  @Test("the precedence of stubs can be reversed, and numbers keep their types")
  func limits() throws {
    for (dog, answer) in [(dog, "all"), (FakeDog(FakeDog.Function.faker(precedence: .specificFirst)), "three")] {
      dog.stub(.howl).with(3).andReturn("three")
      dog.stub(.howl).andReturn("all")
      #expect(try dog.howl(at: 3) == answer)
      #expect(!dog.receivedCall(to: .howl, withArguments: 3.0) && !dog.receivedCall(to: .howl, withArguments: Int8(3)))
    }
  }
}

// MARK: - Fixtures

private final class LoudDog: Dog, Fake {
  enum Function: String, PoseurFunction { case bark }
  let faker = Function.faker()
  override func bark() -> String { recordAndStub(function: .bark, orElse: super.bark()) }
}

private final class FakeLoader: Fake {
  enum Function: String, PoseurFunction { case load }
  let faker = Function.faker()
  func load(_ completion: @escaping (String) -> Void) { recordAndStub(function: .load, arguments: completion) }
}
