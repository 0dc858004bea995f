import Testing

@_spi(Poseur) @testable import PoseurCore

@Suite("CallOrder")
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
    let order = CallOrder([meant(dog, .bark), meant(cat, .flee, times: .atLeast(2))])
    #expect(order.divergence == nil)
    #expect(order.taken == [[0], [1, 3]])
    #expect(order.timeline.count == 4)
    #expect(order.timeline[2].call.description == "eat(.canned)")
  }

  @Test("tells which call was missed, where it was looked for, and what came early or near")
  func divergence() {
    let order = CallOrder([meant(dog, .eat), meant(cat, .flee, [Item.ball])])
    #expect(order.divergence?.index == 1)
    #expect(order.divergence?.range == 3..<4)
    #expect(order.divergence?.count == 0)
    #expect(order.earlyCall == 1)
    #expect(order.nearestMiss?.call.description == "flee(.stick)")
  }

  @Test("tells the calls of a faker and a function from others, and how far they are from matching")
  func distance() {
    let calls = meant(cat, .flee).timeline
    #expect(calls.map(meant(cat, .flee, [Item.ball]).distance) == [0, 1])
    #expect(calls.map(meant(FakeCat(), .flee).distance) == [nil, nil])
    #expect(calls.map(meant(dog, .bark).distance) == [nil, nil])
  }

  private func meant<F: Fake>(
    _ fake: F, _ function: F.Function, _ arguments: [Any?] = [], times: CountSpecifier = .atLeast(1)
  ) -> MeantCalls {
    MeantCalls(fake, function, ArgumentPattern(arguments), times)
  }
}
