import Poseur
import Testing

@Suite("The calls around the place where an order is not kept")
struct OrderTimelineTests {
  private let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))
  private let cat = FakeCat()

  @Test("several fakes of one type are numbered as they are named")
  func namesakes() {
    let (first, second) = (FakeCat(), FakeCat())
    second.flee(from: .stick)
    first.flee(from: .ball)

    #expect(
      Failures.capture {
        expectHaveReceivedInOrder(first.call(to: .flee), second.call(to: .flee, times: 1), dog.call(to: .bark))
      } == [
        """
        Expected FakeCat 2.flee to be called after FakeCat 1.flee, exactly 1 time, but it was called before that.
        The expected order:
          1. FakeCat 1.flee
          2. FakeCat 2.flee exactly 1 time     ← not received as expected
          3. FakeDog.bark
        The calls (2):
              FakeCat 2.flee(.stick)     ← too early
          1.  FakeCat 1.flee(.ball)
          →  2. was expected after this
        """
      ])
  }

  @Test("a call that came too early: the order, the calls, and where it was missed")
  func tooEarly() {
    cat.flee(from: .stick)
    _ = dog.bark()
    dog.eat(.canned)

    #expect(
      Failures.capture {
        expectHaveReceivedInOrder(
          dog.call(to: .bark), cat.call(to: .flee, withArguments: Item.stick), dog.call(to: .eat, times: 1))
      } == [
        """
        Expected FakeCat.flee(.stick) to be called after FakeDog.bark, but it was called before that.
        The expected order:
          1. FakeDog.bark
          2. FakeCat.flee(.stick)     ← not received as expected
          3. FakeDog.eat exactly 1 time
        The calls (3):
              FakeCat.flee(.stick)     ← too early
          1.  FakeDog.bark()
          →  2. was expected after this
              FakeDog.eat(.canned)
        """
      ])
  }

  @Test("a call that came too early is shown, however far back it was")
  func farTooEarly() {
    dog.eat(.canned)
    dog.recordCall(.howl, arguments: 3)
    for _ in 0..<8 { dog.eat(.canned) }
    _ = dog.bark()
    dog.recordCall(.howl, arguments: 4)

    #expect(
      Failures.capture {
        expectHaveReceivedInOrder(dog.call(to: .bark), dog.call(to: .howl, withArguments: 3))
      } == [
        """
        Expected FakeDog.howl(3) to be called after FakeDog.bark, but it was called before that.
        The expected order:
          1. FakeDog.bark
          2. FakeDog.howl(3)     ← not received as expected
        The calls (12):
          … 1 before
              FakeDog.howl(3)     ← too early
          … 4 between
              FakeDog.eat(.canned)
              FakeDog.eat(.canned)
              FakeDog.eat(.canned)
              FakeDog.eat(.canned)
          1.  FakeDog.bark()
          →  2. was expected after this
              FakeDog.howl(4)
        """
      ])
  }

  @Test("a call that was taken for another did not come too early")
  func takenEarly() {
    _ = dog.bark()

    #expect(
      Failures.capture { expectHaveReceivedInOrder(dog.call(to: .bark, times: 1), dog.call(to: .bark)) }.map {
        $0.prefix { $0 != "\n" }
      } == ["Expected FakeDog.bark to be called after FakeDog.bark, but it was not."])
  }

  @Test("a first call that never came, of a fake that was never called")
  func nothingCalled() {
    #expect(
      Failures.capture { expectHaveReceivedInOrder(dog.call(to: .bark)) } == [
        """
        Expected FakeDog.bark to be called first, but it was never called.
        The expected order:
          1. FakeDog.bark     ← not received as expected
        No calls were recorded.
        Check that the code uses this fake, that the fake forwards the call, and that the work is done by now.
        """
      ])
  }

  @Test("a call that is missed behind several of the one before it is missed behind the last of them")
  func missedBehindSeveral() {
    for _ in 1...3 { _ = dog.bark() }

    #expect(
      Failures.capture { expectHaveReceivedInOrder(dog.call(to: .bark), cat.call(to: .flee)) } == [
        """
        Expected FakeCat.flee to be called after FakeDog.bark, but it was never called.
        The expected order:
          1. FakeDog.bark
          2. FakeCat.flee     ← not received as expected
        The calls (3):
          1.  FakeDog.bark()
          1.  FakeDog.bark()
          1.  FakeDog.bark()
          →  2. was expected after this
        """
      ])
  }

  @Test("a long timeline is cut around the place where the call was missed")
  func longTimeline() {
    for _ in 0..<20 { dog.eat(.canned) }
    _ = dog.bark()
    for _ in 0..<20 { dog.eat(.canned) }

    let text = Failures.capture { expectHaveReceivedInOrder(dog.call(to: .bark), cat.call(to: .flee)) }.first ?? ""
    #expect(
      text.hasSuffix(
        """
        The calls (41):
          … 16 before
              FakeDog.eat(.canned)
              FakeDog.eat(.canned)
              FakeDog.eat(.canned)
              FakeDog.eat(.canned)
          1.  FakeDog.bark()
          →  2. was expected after this
              FakeDog.eat(.canned)
              FakeDog.eat(.canned)
              FakeDog.eat(.canned)
              FakeDog.eat(.canned)
              FakeDog.eat(.canned)
          … 15 more
        """))
  }
}
