import Poseur
import Testing

@Suite("The page on verifying that nothing else was called shows that")
struct VerifyingNothingElseExamples {
  private let dog = FakeDog()

  @Test("calls, stubs and functions that are left over are found")
  func nothingElse() {
    dog.stub(.bark).andReturn("woof")
    _ = dog.bark()

    expectHaveReceived(dog) { $0.bark() }
    expectNoMoreCalls(dog)
    expectNoMoreCalls(dog, FakeCat())
    expectNoUnusedStubs(dog)

    dog.eat(.canned)
    #expect(dog.receivedCall(to: .eat))
    #expect(
      dog.uncalledFunctions == [.digest, .rollOntoTummy, .shouldFetch, .howl])
    #expect(
      Failures.capture { expectNoMoreCalls(dog) } == [
        """
        Expected no more calls to FakeDog, but no assertion has verified this one:
          #2  eat(.canned)
        Verify it, for example:
        expectHaveReceived(fakeDog, .eat, with: DogFood.canned)
        If the code may call it or not, add times: .atLeast(0).
        """
      ])
    dog.stub(.digest).andReturn("digested")
    #expect(Failures.capture { expectNoUnusedStubs(dog) }.count == 1)
  }

  @Test("calls that were waited for are verified, and so are those of a failure")
  func verifiedCalls() async throws {
    dog.eat(.canned)
    _ = try await dog.waitForCall(to: .eat)
    expectNoMoreCalls(dog)

    dog.eat(.canned)
    #expect(Failures.capture { expectHaveReceived(dog, .eat, times: 1) }.count == 1)
    expectNoMoreCalls(dog)
  }
}
