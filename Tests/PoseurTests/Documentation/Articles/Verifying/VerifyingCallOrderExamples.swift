import Poseur
import Testing

@Suite("The page on the order of calls shows that")
struct VerifyingCallOrderExamples {
  private let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))
  private let cat = FakeCat()

  @Test("a failure shows the calls of all the fakes")
  func failure() {
    cat.flee(from: .stick)
    _ = dog.bark()

    #expect(
      Failures.capture {
        expectHaveReceivedInOrder(dog.call(to: .bark), cat.call(to: .flee, withArguments: Item.stick))
      } == [
        """
        Expected FakeCat.flee(.stick) to be called after FakeDog.bark, but it was called before that.
        The expected order:
          1. FakeDog.bark
          2. FakeCat.flee(.stick)     ← not received as expected
        The calls (2):
              FakeCat.flee(.stick)     ← too early
          1.  FakeDog.bark()
          →  2. was expected after this
        """
      ])
  }
}
