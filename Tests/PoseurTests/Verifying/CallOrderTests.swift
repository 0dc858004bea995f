import Testing

@testable import PoseurCore

@Suite("CallOrder and ExpectedCall")
struct CallOrderTests {
  private let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))
  private let cat = FakeCat()

  init() {
    _ = dog.bark()
    cat.flee(from: .ball)
    dog.eat(.canned)
    cat.flee(from: .stick)
  }

  @Test("takes the calls of several fakes, in the order in which they began")
  func taking() {
    let order = CallOrder([dog.call(to: .bark), cat.call(to: .flee, times: .atLeast(2))])
    #expect(order.divergence == nil)
    #expect(order.taken == [[0], [1, 3]])
    #expect((order.timeline.count, order.callCount) == (4, 4))
    #expect(order.timeline[2].description(of: "Rex") == "Rex.eat(.canned)")
  }

  @Test("tells which call was missed, where it was looked for, and what came early or near")
  func divergence() {
    let order = CallOrder([dog.call(to: .eat), cat.call(to: .flee, withArguments: Item.ball)])
    #expect(order.divergence?.index == 1)
    #expect(order.divergence?.range == 3..<4)
    #expect(order.divergence?.count == 0)
    #expect(order.earlyCall == 1)
    #expect(order.nearestMiss?.description(of: "Tom") == "Tom.flee(.stick)")
  }

  @Test("an expected call knows the calls of its faker and its function")
  func matching() throws {
    let calls = cat.call(to: .flee).timeline.calls
    let (ball, any) = (cat.call(to: .flee, withArguments: Item.ball), FakeCat().call(to: .flee))
    #expect(calls.map(ball.matches) == [true, false])
    #expect(calls.map(ball.distance) == [0, 1])
    #expect(ball.mismatch(calls[1]) == "argument 0 is .stick, not .ball")
    #expect(calls.map(any.distance) == [nil, nil])
    #expect(cat.call(to: .flee, withArguments: Double.nan).impossibility != nil)
    #expect(ball.description == "FakeCat.flee(.ball)")
    #expect(cat.call(to: .flee, times: .never).description == "FakeCat.flee, never")
  }
}
