import Poseur
import Testing

@Suite("HaveReceivedExactly")
struct HaveReceivedExactlyTests {
  private let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))
  private let cat = FakeCat()

  @Test("passes where just these calls came, across fakes")
  func passing() {
    _ = dog.bark()
    cat.flee(from: .stick)
    dog.eat(.canned)
    dog.eat(.canned)
    FakeCat().flee(from: .ball)
    let calls = [
      dog.call(to: .bark), cat.call(to: .flee, withArguments: Item.stick), dog.call(to: .eat, times: 2),
    ]

    #expect(expectHaveReceivedExactly(calls[0], calls[1], calls[2]))
    XCTAssertHaveReceivedExactly(calls[0], calls[1], calls[2])
    #expect(expectNoMoreCalls(dog, cat), "they are verified now")
    #expect(
      expectHaveReceivedExactly(
        dog.call(to: .bark), dog.call(to: .eat, withArguments: Argument.any), dog.call(to: .eat)),
      "calls of a fake that it does not name do not matter")
  }

  @Test("fails for calls between, before and behind, and for one more than expected")
  func surplus() {
    dog.eat(.dry(grams: 1))
    _ = dog.bark()
    cat.flee(from: .ball)
    cat.flee(from: .stick)
    _ = dog.bark()

    let messages = Failures.capture {
      #expect(!expectHaveReceivedExactly(dog.call(to: .bark), cat.call(to: .flee, withArguments: Item.stick)))
      XCTAssertHaveReceivedExactly(cat.call(to: .flee))
    }
    #expect(
      messages == [
        """
        Expected exactly these calls in this order, but 3 others came:
          FakeDog.eat(.dry(grams: 1))   before any of them
          FakeCat.flee(.ball)           after 1.
          FakeDog.bark()                after 2.
        The expected order:
          1. FakeDog.bark
          2. FakeCat.flee(.stick)
        """,
        """
        Expected exactly these calls in this order, but 1 other came:
          FakeCat.flee(.stick)   after 1.
        The expected order:
          1. FakeCat.flee
        """,
      ])
    #expect(Failures.capture { expectNoMoreCalls(dog, cat) }.count == 1, "a check that fails verifies nothing")
  }

  @Test("fails for a wrong order as an order does, and without calls")
  func order() {
    _ = dog.bark()
    cat.flee(from: .stick)
    let calls = [cat.call(to: .flee), dog.call(to: .bark)]

    let inOrder = Failures.capture { expectHaveReceivedInOrder(calls) }
    #expect(Failures.capture { expectHaveReceivedExactly(calls[0], calls[1]) } == inOrder)
    #expect(
      Failures.capture { expectHaveReceivedExactly() }
        == ["There is no order to check: pass the calls, as fake.call(to: <#function#>)."])
  }

  @Test("no more calls: names those of all the fakes")
  func noMoreCalls() {
    _ = dog.bark()
    cat.flee(from: .stick)
    let (gone, other): (FakeDog?, FakeCat) = (nil, FakeCat())

    let text = """
      Expected no more calls to FakeDog, but no assertion has verified this one:
        #1  bark()
      Verify it, for example:
      expectHaveReceived(fakeDog, .bark)
      If the code may call it or not, add times: .atLeast(0).
      Expected no more calls to FakeCat, but no assertion has verified this one:
        #1  flee(.stick)
      Verify it, for example:
      expectHaveReceived(fakeCat, .flee, with: Item.stick)
      If the code may call it or not, add times: .atLeast(0).
      """
    let messages = Failures.capture {
      #expect(!expectNoMoreCalls(dog, cat))
      XCTAssertNoMoreCalls(other, dog, cat.faker)
      #expect(!expectNoMoreCalls(gone, other))
    }
    #expect(
      messages == [
        text, text.replacing("expectHaveReceived", with: "XCTAssertHaveReceived"),
        "Expected no more calls to FakeDog, but the fake is nil.",
      ])
  }
}
