import Poseur
import Testing

/// What SwiftMocking's users verify, row by row, and how it is said here.
@Suite("SwiftMocking's verifying, row")
struct SwiftMockingVerifyingRowTests {
  private let market = FakeMarket()

  init() { market.stub(.add).andDo { (a: Int, b: Int) in a + b } }

  @Test("11: called()")
  func row11() {
    market.refresh(id: 1)

    expectHaveReceived(market, .refresh)
    expectHaveReceived(market, .refresh, with: Argument.any)
  }

  @Test("12: called() with a count or a range of counts")
  func row12() {
    for id in 1...2 { market.refresh(id: id) }

    expectHaveReceived(market, .refresh, times: 2)
    expectHaveReceived(market, .refresh, times: .atLeast(2))
    expectHaveReceived(market, .refresh, times: .between(1...3))
  }

  @Test("13: verifyNever")
  func row13() {
    market.refresh(id: 1)

    expectHaveNotReceived(market, .refresh, with: 2)
  }

  @Test("14: verifyZeroInteractions")
  func row14() {
    expectHaveNoRecordedCalls(market)
  }

  @Test("15: throws(), of what was recorded")
  func row15() async throws {
    market.stub(.load).with(3).andThrow(Hoarse())
    market.stub(.load).with(4).andReturn("Rex")
    _ = try? await market.load(id: 3)
    _ = try? await market.load(id: 4)

    expectHaveReceived(market, .load, outcome: .threw(Hoarse.self), times: 1)
    expectHaveReceived(market, .load, with: 3, outcome: .threw(Hoarse()))
  }

  @Test("16: captured { }")
  func row16() {
    _ = market.add(1, 2)

    for (a, b) in market.calls(to: .add, as: (Int, Int).self) { #expect(a < b) }
  }

  @Test("17: the invocations that match")
  func row17() {
    for number in 1...3 { _ = market.add(number, 1) }
    let sums = Argument.captor()
    expectHaveReceived(market, .add, with: sums, 1)

    #expect(sums.values(as: Int.self) == [1, 2, 3])
    #expect(market.callCountFor(function: .add, where: { (a: Int, _: Int) in a > 1 }) == 2)
  }

  @Test("18: the raw log")
  func row18() {
    _ = market.add(1, 2)

    #expect(market.calls.count == 1)
    #expect(market.calls[0].arguments.argument(ofType: Int.self, atIndex: 1) == 2)
    #expect(market.spy(.add, of: FakeMarket.add).calls[0] == (1, 2))
  }

  @Test("19: a box for what a closure captured")
  func row19() {
    let ids = Argument.captor()
    market.stub(.refresh).with(ids).andReturn()
    market.refresh(id: 4)

    #expect(ids.values(as: Int.self) == [4])
  }

  @Test("20: order across mocks")
  func row20() {
    let other = FakeMarket()
    market.refresh(id: 1)
    other.refresh(id: 2)

    expectHaveReceivedInOrder(
      market.call(to: .refresh, withArguments: 1), other.call(to: .refresh, withArguments: 2))
  }

  @Test("21: a report of how far the order held")
  func row21() {
    market.refresh(id: 1)
    let messages = Failures.capture {
      expectHaveReceivedInOrder(
        market.call(to: .refresh, withArguments: 1), market.call(to: .refresh, withArguments: 2))
    }

    #expect(messages.count == 1 && messages[0].contains("FakeMarket.refresh(2)"))
  }

  @Test("27: a metatype as a matcher")
  func row27() {
    let faker = FakeMarket.Function.faker()
    faker.recordCall(.wrap, arguments: String.self)
    faker.recordCall(.wrap, arguments: "text")

    #expect(faker.callCountFor(function: .wrap, withArguments: String.self) == 1)
    #expect(faker.callCountFor(function: .wrap, withArguments: Argument.is(String.self)) == 1)
  }

  @Test("35: queries that answer with a Bool")
  func row35() {
    _ = market.add(1, 2)

    #expect(market.receivedCall(to: .add))
    #expect(market.receivedCall(to: .add, withArguments: 1, 2))
    #expect(market.didCall(.add, with: 1, 2, times: 1).success)
  }

  @Test("36: clear()")
  func row36() {
    market.refresh(id: 1)
    market.reset()

    #expect(!market.hasRecordedCalls)
    #expect(Failures.capture { _ = market.add(1, 2) }.count == 1)
  }
}
