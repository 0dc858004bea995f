import Poseur
import Testing

/// What swift-spyable's users write, and how it is said here; see the article FromSwiftSpyable. Access, conditional
/// compilation and previews are only there: they are up to who writes the fake.
@Suite("Spies, as swift-spyable has them", .tags(.threads))
struct SwiftSpyableTests {
  private let market = FakeMarket()

  @Test("a flag that it was called")
  func called() {
    #expect(!market.receivedCall(to: .refresh))
    market.refresh(id: 1)

    #expect(market.receivedCall(to: .refresh))
  }

  @Test("how often it was called")
  func callCount() {
    for id in 1...2 { market.refresh(id: id) }

    #expect(market.call { $0.refresh(id: $1) }.count == 2)
    #expect(market.callCountFor(function: .refresh) == 2)
  }

  @Test("the arguments of the last call")
  func lastArguments() {
    market.stub(.add).andReturn(0)
    let adding = market.call { $0.add($1, $2) }
    #expect(adding.arguments.last == nil)
    _ = market.add(1, 2)
    market.refresh(id: 3)

    #expect(adding.arguments.last?.1 == 2)
    #expect(market.call { $0.refresh(id: $1) }.arguments.last == 3)
  }

  @Test("the arguments of all calls")
  func allArguments() {
    for id in 1...2 { market.refresh(id: id) }

    #expect(market.call { $0.refresh(id: $1) }.arguments == [1, 2])
  }

  @Test("a value to return")
  func returnValue() {
    market.stub { $0.price(of: $1) }.andReturn(13)

    #expect(market.price(of: "apple") == 13)
  }

  @Test("an error to throw, which goes before an older value")
  func throwableError() {
    market.stub { try $0.check($1) }.andReturn(true)
    market.stub { try $0.check($1) }.andThrow(Hoarse())

    #expect(throws: Hoarse()) { try market.check("apple") }
  }

  @Test("a closure to run, with the effects of the function")
  func closure() async throws {
    market.stub(.load).andDo { (id: Int) in
      await Task.yield()
      return "user \(id)"
    }

    #expect(try await market.load(id: 3) == "user 3")
  }

  @Test("a property that keeps its value")
  func property() {
    let open = market.stubProperty(get: .isOpen, set: .setIsOpen, initially: true)
    #expect(market.isOpen)
    market.isOpen = false

    #expect(!market.isOpen && !open.value)
  }

  @Test("a generic function: a value of the wrong type is a failure, not a trap")
  func genericFunction() {
    market.stub(.wrap).andReturn([123])
    #expect(market.wrap(1) == [123])

    let messages = Failures.capture { #expect(market.wrap("x") == []) }
    #expect(
      messages == [
        """
        FakeMarket.wrap("x") has to return [String], but the stub that matches returns [123] ([Int]).
        Stub a value of that type:
        fakeMarket.stub(.wrap).andReturn(<#[String]#>)
        """
      ])
  }

  @Test("overloads, a case for each")
  func overloads() {
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

  @Test("a spy that is Sendable, and is used from many tasks at once")
  func manyTasks() async {
    let faker = market.faker
    await withTaskGroup(of: Void.self) { group in
      for id in 1...50 { group.addTask { faker.recordCall(.refresh, arguments: id) } }
    }

    #expect(market.callCountFor(function: .refresh) == 50)
  }

  @Test("mutating, inout and autoclosure parameters")
  func parameters() {
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
