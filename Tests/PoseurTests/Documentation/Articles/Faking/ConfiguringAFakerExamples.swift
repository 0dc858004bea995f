import Poseur
import Testing

@Suite("The page on configuring a faker shows that")
struct ConfiguringAFakerExamples {
  @Test("a failure calls a fake by its name")
  func named() {
    let messages = Failures.capture {
      let rex = FakeDog(FakeDog.Function.faker(named: "rex"))
      let bello = FakeDog(FakeDog.Function.faker(named: "bello"))
      rex.eat(.canned)
      expectHaveReceived(bello, .eat)
    }
    #expect(
      messages == [
        """
        Expected bello.eat to be called at least 1 time, but it was called 0 times.
        No calls were recorded.
        The test has called rex: eat(.canned). Pass this one to the code, or look at that one.
        """
      ])
  }
}
