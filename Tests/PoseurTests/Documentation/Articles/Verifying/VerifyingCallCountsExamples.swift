import Poseur
import Testing

@Suite("The page on call counts shows that")
struct VerifyingCallCountsExamples {
  private let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))

  @Test("a wrong count is a failure that shows which calls match")
  func wrongCount() {
    for member in [Member.kid, .kid, .parent] { _ = dog.shouldFetch(.ball, for: member) }

    #expect(dog.callCountFor(function: .shouldFetch) == 3)
    #expect(
      dog.callCountFor(
        function: .shouldFetch, withArguments: Item.ball, Member.kid) == 2)
    let failures = Failures.capture { expectHaveReceived(dog, times: 1) { $0.shouldFetch(.ball, for: .kid) } }
    #expect(
      failures == [
        """
        Expected FakeDog.shouldFetch(.ball, .kid) to be called exactly 1 time, but it was called 2 times.
        Calls to shouldFetch (3):
          #1  shouldFetch(.ball, .kid)      matches
          #2  shouldFetch(.ball, .kid)      matches
          #3  shouldFetch(.ball, .parent)   argument 1 is .parent, not .kid
        Run with POSEUR_CALLERS=1 to see the lines that made the calls.
        """
      ])
  }
}
