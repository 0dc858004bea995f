import Poseur
import Testing

@Suite("The nearest call where an order is not kept")
struct NearestCallInOrderTests {
  private let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))
  private let cat = FakeCat()

  @Test("of calls with as many wrong arguments the nearest is the one whose arguments are the most like")
  func likeness() {
    for volume in ["heartbeat", "heartbeat", "Ann "] { dog.recordCall(.howl, arguments: volume) }

    let text = Failures.capture { expectHaveReceivedInOrder(dog.call(to: .howl, withArguments: "Ann")) }.first
    #expect(
      text?.contains(
        """
        The nearest call:
          FakeDog.howl("Ann ")   argument 0 is "Ann ", not "Ann"
        """) == true)
  }

  @Test("a call with other arguments: the nearest behind the one before, and why it is not the one")
  func nearestMiss() {
    dog.recordCall(.shouldFetch, arguments: Item.ball, Member.parent)
    _ = dog.bark()
    dog.recordCall(.shouldFetch, arguments: Item.ball)
    dog.recordCall(.shouldFetch, arguments: Item.stick, Member.parent)
    for _ in 1...9 { dog.recordCall(.shouldFetch, arguments: Item.stick) }
    dog.recordCall(.shouldFetch, arguments: Item.stick, Member.kid)
    dog.recordCall(.shouldFetch, arguments: Item.slippers, Member.kid)

    let fetch = dog.call(to: .shouldFetch, withArguments: Item.ball, Member.kid)
    #expect(
      Failures.capture { expectHaveReceivedInOrder(dog.call(to: .bark), fetch) } == [
        """
        Expected FakeDog.shouldFetch(.ball, .kid) to be called after FakeDog.bark, but it was called with other \
        arguments.
        The expected order:
          1. FakeDog.bark
          2. FakeDog.shouldFetch(.ball, .kid)     ← not received as expected
        The nearest call after FakeDog.bark:
          FakeDog.shouldFetch(.stick, .kid)   argument 0 is .stick, not .ball
        The calls (15):
              FakeDog.shouldFetch(.ball, .parent)
          1.  FakeDog.bark()
          →  2. was expected after this
              FakeDog.shouldFetch(.ball)
              FakeDog.shouldFetch(.stick, .parent)
              FakeDog.shouldFetch(.stick)
              FakeDog.shouldFetch(.stick)
              FakeDog.shouldFetch(.stick)
          … 8 more
        """
      ])
  }

  @Test("too few calls: the nearest of those that are not the one")
  func nearestMissAmongMatches() {
    cat.flee(from: .stick)
    cat.flee(from: .ball)

    #expect(
      Failures.capture {
        expectHaveReceivedInOrder(cat.call(to: .flee, withArguments: Item.stick, times: 2), dog.call(to: .bark))
      } == [
        """
        Expected FakeCat.flee(.stick) to be called first, exactly 2 times, but it was called 1 time there.
        The expected order:
          1. FakeCat.flee(.stick) exactly 2 times     ← not received as expected
          2. FakeDog.bark
        The nearest call:
          FakeCat.flee(.ball)   argument 0 is .ball, not .stick
        The calls (2):
          →  1. was expected after this
              FakeCat.flee(.stick)
              FakeCat.flee(.ball)
        """
      ])
    #expect(
      Failures.capture { expectHaveReceivedInOrder(cat.call(to: .flee, times: 3)) }.first?.contains("nearest") == false)
  }

  @Test("the first call with another number of arguments than expected: the reason")
  func nearestMissOfFirst() {
    cat.recordCall(.flee, arguments: Item.stick)
    let other = FakeCat()
    other.recordCall(.flee, arguments: Item.stick, Item.ball)

    #expect(
      Failures.capture {
        expectHaveReceivedInOrder(
          cat.call(to: .flee, withArguments: Item.stick, Item.stick, times: 1), other.call(to: .flee))
      } == [
        """
        Expected FakeCat 1.flee(.stick, .stick) to be called first, exactly 1 time, but it was called with other \
        arguments.
        The expected order:
          1. FakeCat 1.flee(.stick, .stick) exactly 1 time     ← not received as expected
          2. FakeCat 2.flee
        The nearest call:
          FakeCat 1.flee(.stick)   has 1 argument, not 2
        The calls (2):
          →  1. was expected after this
              FakeCat 1.flee(.stick)
              FakeCat 2.flee(.stick, .ball)
        """
      ])
  }

  @Test("too many calls have no nearest one")
  func tooMany() {
    cat.flee(from: .stick)
    cat.flee(from: .stick)
    cat.flee(from: .ball)
    let text = Failures.capture {
      expectHaveReceivedInOrder(cat.call(to: .flee, withArguments: Item.stick, times: 1))
    }.first
    #expect(text?.contains("nearest") == false)
  }
}
