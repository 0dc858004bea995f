import Poseur
import Testing

@Suite("The page on verifying that no call was made shows that")
struct VerifyingNoCallsExamples {
  private let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))

  @Test("what nothing can match is a failure")
  func impossibleArgument() {
    _ = try? dog.howl(at: 3)
    let failures = Failures.capture {
      expectHaveNotReceived(dog, .howl, with: Double.nan)
    }
    #expect(
      failures == [
        """
        Expected FakeDog.howl(nan) not to be called. This proves nothing, because nothing equals NaN; use Argument.where.
        """
      ])
  }

  @Test("a wrong type is a warning")
  func wrongType() {
    _ = try? dog.howl(at: 3)
    let warnings = Failures.capture(.warning) {
      expectHaveNotReceived(dog, .howl, with: 5.0)
    }
    #expect(
      warnings == [
        """
        Expected FakeDog.howl(5.0) not to be called. This proves little, because the only call has Int as argument 0, not Double: expect Int.
        """
      ])
    #expect(Failures.capture(.warning) { expectHaveReceived(dog, .howl, with: 5.0, times: .never) } == warnings)
    #expect(Failures.capture(.warning) { expectHaveReceived(dog, .howl, with: 5.0, times: 0) } == warnings)
  }

  @Test("an order does not warn")
  func order() {
    _ = try? dog.howl(at: 3)
    let warnings = Failures.capture(.warning) {
      expectHaveReceivedInOrder(dog.call(to: .howl), dog.call(to: .howl, withArguments: 5.0, times: .never))
    }
    #expect(warnings == [])
  }
}
