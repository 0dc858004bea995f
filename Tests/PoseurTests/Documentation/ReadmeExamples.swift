import Poseur
import Testing

/// The Swift of the README, as it stands there.
@Suite("The README's")
struct ReadmeExamples {
  class FakeDog: Dog, Fake {
    enum Function: String, PoseurFunction { case bark, shouldFetch }
    let faker = Function.faker()

    override func bark() -> String { recordAndStub(function: .bark) }
    override func shouldFetch(_ item: Item, for member: Member) -> Bool {
      recordAndStub(function: .shouldFetch, arguments: item, member)
    }
  }

  @Test func theKidThrowsTheBall() {
    let dog = FakeDog()
    dog.stub(returning: true) { $0.shouldFetch(.ball, for: .kid) }

    #expect(Family(dog: dog).play(with: .ball) == "The ball is back.")
    expectHaveReceived(dog, times: 1) { $0.shouldFetch(.ball, for: .kid) }
  }

  @Test("spying says what was called, in three ways")
  func spying() {
    let dog = FakeDog()
    dog.stub(function: .bark).andReturn("woof")
    dog.stub(function: .shouldFetch).andReturn(true)
    _ = dog.bark()
    for item in [Item.ball, .slippers] { _ = dog.shouldFetch(item, for: .parent) }

    expectHaveReceived(dog) { $0.shouldFetch(.slippers, for: matching(.any, like: .kid)) }
    #expect(dog.receivedCall(to: .bark))
    #expect(dog.callCountFor(function: .shouldFetch) == 2)
    #expect(dog.callCountFor(function: .shouldFetch, where: { ($0[0] as? Item) == .ball }) == 1)
    #expect(dog.receivedCall(to: .shouldFetch, withArguments: Item.slippers, Argument.anything))
    expectHaveReceived(dog, .shouldFetch, with: Item.slippers, Member.parent, times: 1)
    XCTAssertHaveReceived(dog, .shouldFetch, with: Item.slippers, Member.parent, times: 1)
  }

  @Test("spying tells which calls came near")
  func spyingMessage() {
    let dog = FakeDog()
    dog.stub(function: .bark).andReturn("woof")
    dog.stub(function: .shouldFetch).andReturn(true)
    _ = dog.bark()
    for item in [Item.slippers, .ball] { _ = dog.shouldFetch(item, for: .kid) }

    let failures = Failures.capture {
      expectHaveReceived(dog, .shouldFetch, with: Item.slippers, Member.parent, times: 1)
      XCTAssertHaveReceived(dog, .shouldFetch, with: Item.slippers, Member.parent, times: 1)
    }
    let text = """
      Expected FakeDog.shouldFetch(.slippers, .parent) to be called exactly 1 time, but it was called 0 times.
      Calls to shouldFetch (2):
        #2  shouldFetch(.slippers, .kid)   argument 1 is .kid, not .parent     ← nearest
        #3  shouldFetch(.ball, .kid)       argument 0 is .ball, not .slippers; argument 1 is .kid, not .parent
      Other calls: bark()
      """
    #expect(failures == [text, text])
  }

  @Test("stubbing says what is answered, in three ways")
  func stubbing() {
    let dog = FakeDog()
    dog.stub(returning: true) { $0.shouldFetch(.ball, for: .kid) }
    dog.stub(function: .bark).andReturn("woof", "yip")
    dog.stub(function: .shouldFetch, where: { ($0[0] as? Item) == .stick }).andReturn(true)
    dog.stub(function: .shouldFetch, withArguments: Item.slippers, Argument.anything)
      .andDo { (item: Item, member: Member) in member == .parent }

    #expect([dog.bark(), dog.bark(), dog.bark()] == ["woof", "yip", "yip"])
    #expect(dog.shouldFetch(.stick, for: .kid))
    #expect(dog.shouldFetch(.slippers, for: .parent))
    #expect(!dog.shouldFetch(.slippers, for: .kid))
  }

  @Test("waiting takes no sleep, and a held call waits for the test")
  func waiting() async throws {
    let library = FakeLibrary()
    let reader = Reader(library)

    let responder = library.stub(function: .load).andWaitForResponse()
    let opening = Task { try await reader.open() }
    try await library.waitForCall(to: .load)
    responder.respond(with: "Once upon a time")
    #expect(try await opening.value == "Once upon a time")
  }

  @Test("unstubbed call tells which stubs came near")
  func unstubbedMessage() {
    let dog = FakeDog()
    dog.stub(function: .shouldFetch, withArguments: Argument.anything, Member.kid).andReturn(true)
    dog.stub(function: .shouldFetch, withArguments: Item.slippers, Member.kid).andReturn(false)

    #expect(
      Failures.capture { _ = dog.shouldFetch(.ball, for: .parent) } == [
        """
        FakeDog.shouldFetch(.ball, .parent) was called, but no stub answers it.
        Stubs of shouldFetch (2):
          shouldFetch(any value, .kid)   argument 1 is .parent, not .kid     ← nearest
          shouldFetch(.slippers, .kid)   argument 0 is .ball, not .slippers; argument 1 is .parent, not .kid
        Stub it, for example:
        fake.stub(function: .shouldFetch).with(Item.ball, Member.parent).andReturn(<#Bool#>)
        """
      ])
  }
}

// MARK: - Fixtures

/// What the README's test is about.
private struct Family {
  let dog: Dog

  func play(with item: Item) -> String {
    dog.shouldFetch(item, for: .kid) ? "The \(item) is back." : "The \(item) is gone."
  }
}
