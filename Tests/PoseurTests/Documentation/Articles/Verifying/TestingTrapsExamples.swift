import Poseur
import Testing

@Suite("The page on traps shows that")
struct TestingTrapsExamples {
  @Test("a trap is expected")
  func trap() {
    struct Walker { func walk(legs: Int) { precondition(legs >= 0) } }
    let walker = Walker()

    expectThrowsAssertion { walker.walk(legs: -1) }
  }

  @Test("a block that ends in another way is a failure")
  func otherEnds() {
    #expect(
      Failures.capture { expectThrowsAssertion { throw Hoarse() } } == [
        """
        Expected a trap, but the block threw Hoarse().
        """
      ])
    #expect(Failures.capture { expectThrowsAssertion {} }.count == 1)
  }
}
