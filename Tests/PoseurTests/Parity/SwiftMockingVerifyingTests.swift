import Poseur
import Testing

/// What SwiftMocking's users verify, and how it is said here; see the article FromSwiftMocking.
@Suite("Verifying, as SwiftMocking has it")
struct SwiftMockingVerifyingTests {
  private let market = FakeMarket()

  init() { market.stub(.add).andDo { (a: Int, b: Int) in a + b } }

  @Test("called()")
  func called() {
    market.refresh(id: 1)

    expectHaveReceived(market, .refresh)
    expectHaveReceived(market, .refresh, with: Argument.any)
  }

  @Test("called() with a count or a range of counts")
  func calledSoOften() {
    for id in 1...2 { market.refresh(id: id) }

    expectHaveReceived(market, .refresh, times: 2)
    expectHaveReceived(market, .refresh, times: .atLeast(2))
    expectHaveReceived(market, .refresh, times: .between(1...3))
  }

  @Test("verifyNever")
  func verifyNever() {
    market.refresh(id: 1)

    expectHaveNotReceived(market, .refresh, with: 2)
  }

  @Test("verifyZeroInteractions")
  func verifyZeroInteractions() {
    expectHaveNoRecordedCalls(market)
  }

  @Test("throws(), of what was recorded")
  func throwing() async throws {
    market.stub(.load).with(3).andThrow(Hoarse())
    market.stub(.load).with(4).andReturn("Rex")
    _ = try? await market.load(id: 3)
    _ = try? await market.load(id: 4)

    expectHaveReceived(market, .load, outcome: .threw(Hoarse.self), times: 1)
    expectHaveReceived(market, .load, with: 3, outcome: .threw(Hoarse()))
  }

  @Test("captured { }")
  func captured() {
    _ = market.add(1, 2)

    #expect(market.call { $0.add($1, $2) }.arguments.map { [$0, $1] } == [[1, 2]])
  }

  @Test("the invocations that match")
  func matchingInvocations() {
    for number in 1...3 { _ = market.add(number, 1) }
    let sums = Argument.captor()
    expectHaveReceived(market, .add, with: sums, 1)

    #expect(sums.values(as: Int.self) == [1, 2, 3])
    #expect(market.call(to: .add, where: { (a: Int, _: Int) in a > 1 }).count == 2)
  }

  @Test("the raw log")
  func rawLog() {
    _ = market.add(1, 2)

    #expect(market.calls.count == 1)
    #expect(market.calls[0].arguments.argument(ofType: Int.self, atIndex: 1) == 2)
    #expect(market.call { $0.add($1, $2) }.arguments[0] == (1, 2))
  }

  @Test("a box for what a closure captured")
  func captureBox() {
    let ids = Argument.captor()
    market.stub(.refresh).with(ids).andReturn()
    market.refresh(id: 4)

    #expect(ids.values(as: Int.self) == [4])
  }

  @Test("order across mocks")
  func orderAcrossMocks() {
    let other = FakeMarket()
    market.refresh(id: 1)
    other.refresh(id: 2)

    expectHaveReceivedInOrder(
      market.call(to: .refresh, withArguments: 1), other.call(to: .refresh, withArguments: 2))
  }

  @Test("a report of how far the order held")
  func orderReport() {
    market.refresh(id: 1)
    let messages = Failures.capture {
      expectHaveReceivedInOrder(
        market.call(to: .refresh, withArguments: 1), market.call(to: .refresh, withArguments: 2))
    }

    #expect(messages.count == 1 && messages[0].contains("FakeMarket.refresh(2)"))
  }

  @Test("a metatype as a matcher")
  func metatype() {
    let faker = FakeMarket.Function.faker()
    faker.recordCall(.wrap, arguments: String.self)
    faker.recordCall(.wrap, arguments: "text")

    #expect(faker.callCountFor(function: .wrap, withArguments: String.self) == 1)
    #expect(faker.callCountFor(function: .wrap, withArguments: Argument.is(String.self)) == 1)
  }

  @Test("queries that answer with a Bool")
  func queries() {
    _ = market.add(1, 2)

    #expect(market.receivedCall(to: .add))
    #expect(market.receivedCall(to: .add, withArguments: 1, 2))
    #expect(market.didCall(.add, with: 1, 2, times: 1).success)
  }

  @Test("clear()")
  func clear() {
    market.refresh(id: 1)
    market.reset()

    #expect(!market.hasRecordedCalls)
    #expect(Failures.capture { _ = market.add(1, 2) }.count == 1)
  }
}
