import Poseur
import Testing

@Suite("The page on stubbing errors shows that")
struct StubbingErrorsExamples {
  private let dog = FakeDog()

  @Test("an error in a function that cannot throw is a failure")
  func misfit() {
    dog.stub(.bark).andThrow(Hoarse())
    let failures = Failures.capture { _ = dog.bark() }

    #expect(
      failures == [
        """
        FakeDog.bark() was forwarded as one that cannot throw, but its stub threw Hoarse().
        Stub a value or, if the function can throw, forward it with recordAndStubThrowing.
        """
      ])
  }
}
