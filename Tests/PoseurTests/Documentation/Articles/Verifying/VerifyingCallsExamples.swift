import Poseur
import Testing

@Suite("The page on verifying calls shows that")
struct VerifyingCallsExamples {
  private let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))

  @Test("the spelling of XCTest works here, and a nil fake is a failure")
  func spellings() {
    _ = dog.bark()
    XCTAssertHaveReceived(dog) { $0.bark() }
    XCTAssertHaveReceived(dog, .bark, times: 1)
    #expect(expectHaveReceived(dog, .bark))
    #expect(Failures.capture { expectHaveReceived(nil as FakeDog?, .bark) }.count == 1)
  }
}
