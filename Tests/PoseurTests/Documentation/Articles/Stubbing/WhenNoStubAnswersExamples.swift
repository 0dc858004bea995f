import Foundation
import Poseur
import Testing

@Suite("The page When no stub answers shows that")
struct WhenNoStubAnswersExamples {
  @Test("the failure shows the nearest stubs and a line to paste")
  func report() {
    let dog = FakeDog()
    dog.stub(.shouldFetch).with(Item.slippers, Member.kid).andReturn(true)
    dog.stub(.shouldFetch).with(Argument.any, Member.kid).andReturn(true)
    let failures = Failures.capture { _ = dog.shouldFetch(.ball, for: .parent) }

    let listener = FailureListener()
    Failures.$reporter.withValue(listener) { _ = dog.shouldFetch(.ball, for: .parent) }
    let told = """
      FakeDog.shouldFetch(.ball, .parent) was called, but no stub answers it.
      Stubs of shouldFetch (2):
        shouldFetch(any value, .kid)   argument 1 is .parent, not .kid     ← nearest
        shouldFetch(.slippers, .kid)   argument 0 is .ball, not .slippers; argument 1 is .parent, not .kid
      If the call is right, change a stub above, or add one, for example:
      fakeDog.stub { $0.shouldFetch(.ball, for: .parent) }.andReturn(<#Bool#>)
      See “When no stub answers” in Poseur's documentation.
      """
    #expect(listener.messages[0].hasPrefix(told) || !knowsFunctions)
    #expect(
      failures == [
        """
        FakeDog.shouldFetch(.ball, .parent) was called, but no stub answers it.
        Stubs of shouldFetch (2):
          shouldFetch(any value, .kid)   argument 1 is .parent, not .kid     ← nearest
          shouldFetch(.slippers, .kid)   argument 0 is .ball, not .slippers; argument 1 is .parent, not .kid
        If the call is right, change a stub above, or add one, for example:
        fakeDog.stub(.shouldFetch).with(Item.ball, Member.parent).andReturn(<#Bool#>)
        See “When no stub answers” in Poseur's documentation.
        """
      ])
  }
}
