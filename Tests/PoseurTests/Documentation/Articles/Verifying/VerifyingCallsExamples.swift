import Poseur
import Testing

@Suite("The page on verifying calls shows that")
struct VerifyingCallsExamples {
  private let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))

  @Test("a written call is verified, with a matcher too")
  func writtenCalls() {
    _ = dog.shouldFetch(.ball, for: .kid)
    dog.eat(.canned)

    expectHaveReceived(dog) { $0.shouldFetch(.ball, for: .kid) }
    expectHaveReceived(dog, times: 1) { $0.eat(.canned) }
    expectHaveReceived(dog) { $0.shouldFetch(matching(.any, like: .ball), for: .kid) }
    #expect(Failures.capture { expectHaveReceived(dog) { $0.eat(.dry(grams: 5)) } }.count == 1)
  }

  @Test("a function is verified by its name, and by a check")
  func namedFunctions() {
    _ = dog.bark()
    _ = dog.shouldFetch(.ball, for: .kid)

    expectHaveReceived(dog, .bark)
    expectHaveReceived(dog, .shouldFetch, with: Item.ball, Argument.anything)
    expectHaveReceived(
      dog.call(
        to: .shouldFetch, where: { (item: Item, _: Member) in item != .stick }))
  }

  @Test("an async call is verified")
  func asyncCall() async throws {
    let library = FakeLibrary()
    library.stub(.load).andReturn("Once upon a time")
    _ = try await library.load()

    await expectHaveReceived(library) { try await $0.load() }
  }

  @Test("the spelling of XCTest works here, and a nil fake is a failure")
  func spellings() {
    _ = dog.bark()
    XCTAssertHaveReceived(dog) { $0.bark() }
    XCTAssertHaveReceived(dog, .bark, times: 1)
    #expect(expectHaveReceived(dog, .bark))
    #expect(Failures.capture { expectHaveReceived(nil as FakeDog?, .bark) }.count == 1)
  }
}
