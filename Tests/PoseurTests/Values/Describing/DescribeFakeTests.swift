import Poseur
import Testing

@Suite("A fake as an argument")
struct DescribeFakeTests {
  private class Toy: CustomStringConvertible {
    var description: String { "a ball" }
  }

  private final class FakeToy: Toy, Fake {
    enum Function: String, PoseurFunction { case description }
    let faker = Function.faker()
    override var description: String { recordAndStub(function: .description) }
  }

  @Test("is shown by its type, and no report calls it")
  func report() {
    let (dog, toy) = (FakeDog(), FakeToy())
    dog.recordCall(.eat, arguments: toy)

    let messages = Failures.capture { expectHaveReceived(dog, .eat, with: 3) }
    #expect(
      messages == [
        """
        Expected FakeDog.eat(3) to be called at least 1 time, but it was called 0 times.
        Calls to eat (1):
          #1  eat(<FakeToy>)   argument 0 is <FakeToy>, not 3
        """
      ])
    #expect(!toy.hasRecordedCalls)
  }
}
