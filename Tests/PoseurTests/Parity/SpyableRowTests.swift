import Poseur
import Testing

/// What swift-spyable's users write, row by row, and how it is said here. Rows 11 to 13 are in the article on
/// migrating: access, conditional compilation and previews are up to whoever writes the fake.
@Suite("swift-spyable's row")
struct SpyableRowTests {
  private let market = FakeMarket()

  @Test("1: a flag that it was called")
  func row1() {
    let refreshing = market.spy(.refresh, of: FakeMarket.refresh)
    #expect(!refreshing.called)
    market.refresh(id: 1)

    #expect(refreshing.called && market.receivedCall(to: .refresh))
  }

  @Test("2: how often it was called")
  func row2() {
    for id in 1...2 { market.refresh(id: id) }

    #expect(market.spy(.refresh, of: FakeMarket.refresh).callCount == 2)
    #expect(market.callCountFor(function: .refresh) == 2)
  }

  @Test("3: the arguments of the last call")
  func row3() {
    market.stub(.add).andReturn(0)
    let (adding, refreshing) = (market.spy(.add, of: FakeMarket.add), market.spy(.refresh, of: FakeMarket.refresh))
    #expect(adding.receivedArguments == nil)
    _ = market.add(1, 2)
    market.refresh(id: 3)

    #expect(adding.receivedArguments?.1 == 2)
    #expect(refreshing.receivedArguments == 3)
  }

  @Test("4: the arguments of all calls")
  func row4() {
    for id in 1...2 { market.refresh(id: id) }

    #expect(market.spy(.refresh, of: FakeMarket.refresh).receivedInvocations == [1, 2])
    #expect(market.calls(to: .refresh, as: Int.self) == [1, 2])
  }

  @Test("5: a value to return")
  func row5() {
    market.spy(.price, of: FakeMarket.price).returnValue = 13

    #expect(market.price(of: "apple") == 13)
  }

  @Test("6: an error to throw, which goes before the value")
  func row6() {
    let checking = market.spy(.check, of: FakeMarket.check)
    checking.returnValue = true
    checking.throwableError = Hoarse()

    #expect(throws: Hoarse()) { try market.check("apple") }
  }

  @Test("7: a closure to run, with the effects of the function")
  func row7() async throws {
    market.spy(.load, of: FakeMarket.load).stub(.any).andDo { id in
      await Task.yield()
      return "user \(id)"
    }

    #expect(try await market.load(id: 3) == "user 3")
  }

  @Test("8: a property that keeps its value")
  func row8() {
    let open = market.stubProperty(get: .isOpen, set: .setIsOpen, initially: true)
    #expect(market.isOpen)
    market.isOpen = false

    #expect(!market.isOpen && !open.value)
  }

  @Test("9: a generic function: a value of the wrong type is a failure, not a trap")
  func row9() {
    market.stub(.wrap).andReturn([123])
    #expect(market.wrap(1) == [123])

    let messages = Failures.capture { #expect(market.wrap("x") == []) }
    #expect(
      messages == [
        """
        FakeMarket.wrap("x") has to return [String], but the stub that matches returns [123] ([Int]).
        Stub a value of that type:
        fake.stub(function: .wrap).with("x").andReturn(<#[String]#>)
        """
      ])
  }

  @Test("10: overloads, a case for each")
  func row10() {
    struct FakeLoader: Fake {
      enum Function: String, PoseurFunction { case loadText, loadNumber }
      let faker = Function.faker()
      func load() -> String { recordAndStub(function: .loadText) }
      func load() -> Int { recordAndStub(function: .loadNumber) }
    }
    let loader = FakeLoader()
    loader.stub(.loadText).andReturn("text")
    loader.stub(.loadNumber).andReturn(5)

    #expect(loader.load() as String == "text")
    #expect(loader.load() as Int == 5)
  }

  @Test("14: a spy that is Sendable, and is used from many tasks at once")
  func row14() async {
    let faker = market.faker
    await withTaskGroup(of: Void.self) { group in
      for id in 1...50 { group.addTask { faker.recordCall(.refresh, arguments: id) } }
    }

    #expect(market.callCountFor(function: .refresh) == 50)
  }

  @Test("15: mutating, inout and autoclosure parameters")
  func row15() {
    struct FakeTill: Fake {
      enum Function: String, PoseurFunction { case take, log }
      let faker = Function.faker()
      mutating func take(_ coins: inout Int) { coins = recordAndStub(function: .take, arguments: coins) }
      func log(_ text: @autoclosure () -> String) { recordCall(.log, arguments: text()) }
    }
    var (till, coins) = (FakeTill(), 5)
    till.stub(.take).andDo { (coins: Int) in coins - 1 }
    till.take(&coins)
    till.log("paid")

    #expect(coins == 4)
    #expect(till.receivedCall(to: .log, withArguments: "paid"))
  }
}
