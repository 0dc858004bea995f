import Poseur
import Testing

@Suite("An order of calls")
struct CallOrderReportTests {
  private let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))
  private let cat = FakeCat()

  @Test("leaves to the next call what a range of counts does not need")
  func rangeOfCounts() {
    for _ in 1...2 { _ = dog.bark() }
    #expect(
      Failures.capture {
        expectHaveReceivedInOrder(dog.call(to: .bark, times: .between(1...2)), dog.call(to: .bark, times: 1))
      } == [])
  }

  @Test("does not call early what came too often")
  func tooOften() {
    _ = dog.bark()
    cat.flee(from: .stick)
    for _ in 1...2 { _ = dog.bark() }
    #expect(
      Failures.capture { expectHaveReceivedInOrder(cat.call(to: .flee), dog.call(to: .bark, times: 1)) } == [
        """
        Expected FakeDog.bark to be called after FakeCat.flee, exactly 1 time, but it was called 2 times there.
        The expected order:
          1. FakeCat.flee
          2. FakeDog.bark exactly 1 time     ← not received as expected
        The calls (4):
              FakeDog.bark()
          1.  FakeCat.flee(.stick)
          →  2. was expected after this
              FakeDog.bark()
              FakeDog.bark()
        """
      ])
  }

  @Test("does not count hidden calls where none are")
  func noHiddenCalls() {
    dog.recordCall(.howl, arguments: 3)
    for _ in 0..<4 { dog.eat(.canned) }
    _ = dog.bark()
    #expect(
      Failures.capture { expectHaveReceivedInOrder(dog.call(to: .bark), dog.call(to: .howl, withArguments: 3)) } == [
        """
        Expected FakeDog.howl(3) to be called after FakeDog.bark, but it was called before that.
        The expected order:
          1. FakeDog.bark
          2. FakeDog.howl(3)     ← not received as expected
        The calls (6):
              FakeDog.howl(3)     ← too early
              FakeDog.eat(.canned)
              FakeDog.eat(.canned)
              FakeDog.eat(.canned)
              FakeDog.eat(.canned)
          1.  FakeDog.bark()
          →  2. was expected after this
        """
      ])
  }
}
