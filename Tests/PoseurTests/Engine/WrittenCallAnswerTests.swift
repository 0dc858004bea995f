import Poseur
import Testing

@Suite("What a function gets while its call is written")
struct WrittenCallAnswerTests {
  private let shop = FakeShop()

  @Test("is a stub's value, what a call returned, a default or a stand-in")
  func knownValue() {
    shop.stub(.buy).andReturn(Toy())
    shop.register(default: Toy(), for: .find)

    expectHaveNotReceived(shop) { $0.buy() }
    expectHaveNotReceived(shop) { $0.find() }
    expectHaveNotReceived(shop) { $0.count() }

    let (other, toy) = (FakeShop(), Toy())
    other.stub(.buy).once().andReturn(toy)
    _ = other.buy()
    other.removeAllStubs(for: .buy)
    expectHaveReceived(other, times: 1) { $0.buy() }
  }

  @Test("is the fake itself, if the function returns it")
  func itself() {
    shop.stub { $0.opened() }.andReturn(shop)
    #expect(shop.opened() === shop)
    expectHaveReceived(shop) { $0.opened() }
    expectHaveNotReceived(FakeShop()) { $0.opened() }
  }

  @Test("is an error that a function of a typed throws is known to throw, and the call counts all the same")
  func typedError() async throws {
    for rent in [Trouble(text: "stubbed"), nil] {
      let shop = FakeShop()
      if let rent { shop.stub(.rent).andThrow(rent) }
      if rent != nil { #expect(throws: Trouble.self) { try shop.rent(1) } }
      expectHaveReceived(shop, times: CountSpecifier.exactly(rent == nil ? 0 : 1)) { try $0.rent(1) }
      expectHaveNotReceived(shop) { try $0.rent(2) }
    }
    shop.stub { try $0.rent(3) }.andThrow(Trouble(text: "closed"))
    #expect(throws: Trouble(text: "closed")) { try shop.rent(3) }
  }

  @Test("is never what the fake's orElse: answers")
  func fallback() {
    expectHaveNotReceived(shop) { $0.borrow() }
    _ = shop.borrow()
    expectHaveReceived(shop, times: 1) { $0.borrow() }
    shop.stub { $0.borrow() }.andReturn(Toy())
    #expect(shop.calls.count == 1)
  }

  @Test("goes on in the fake's own code, which runs before and after the line that forwards the call")
  func ownCode() {
    final class FakeCart: Fake {
      enum Function: String, PoseurFunction { case add }
      let faker = Function.faker()
      var items = 0
      func add(_ count: Int) {
        recordAndStub(function: .add, arguments: count)
        items += count
      }
    }
    let cart = FakeCart()
    cart.stub { $0.add(2) }.andReturn()
    #expect(cart.items == 2 && !cart.hasRecordedCalls)
  }

  @Test("may be an object that nobody can make")
  func noValue() {
    let (shop, toy) = (FakeShop(), Toy())
    expectHaveNotReceived(shop) { $0.buy(3) }
    shop.stub { $0.buy(3) }.andDo { _ in toy }
    #expect(shop.buy(3) === toy)
    expectHaveReceived(shop, times: 1) { $0.buy(3) }
  }

  @Test("ends the process if the closure uses an object that nobody can make")
  func usedValue() {
    let line = UInt(#line + 4)
    let reporter = CapturingReporter()
    expectThrowsAssertion {
      Failures.$reporter.withValue(reporter) {
        expectHaveNotReceived(FakeShop()) { $0.buy(3).name }
      }
    }
    #expect(reporter.reports.map(\.position.line) == [line])
    #expect(
      reporter.reports.map(\.message) == [
        """
        The closure uses what FakeShop.buy(3) returns, a WrittenCallAnswerTests.Toy, of which Poseur can't make a value.
        Write one call in a closure, and others on their own fakes. If you need the value, register one before:
        fakeShop.register(default: <#WrittenCallAnswerTests.Toy#>)
        See “Written call or case?” in Poseur's documentation.
        """
      ])
  }

  @Test("fails, and the process goes on, if not even a placeholder can be made: of a result, for $1, for matching()")
  func nothing() {
    let shop = FakeShop()
    let messages = Failures.capture {
      shop.stub { $0.tie() }.andReturn(Leash(to: Toy()))
      expectHaveReceived(shop) { try $0.tieUp() }
      shop.stub { $0.cut($1) }.andReturn()
      expectHaveNotReceived(shop) { $0.cut(matching()) }
    }
    #expect(
      messages == [
        "FakeShop.tie() returns WrittenCallAnswerTests.Leash, of which no value can be made: name it by its case, .tie.",
        "FakeShop.tieUp() returns WrittenCallAnswerTests.Leash, of which no value can be made: name it by its case, .tieUp.",
        """
        Poseur can't make a value of type WrittenCallAnswerTests.Leash for $1.
        Write a value of yours in its place, or name the function by its case.
        """,
        """
        Poseur can't make a value of type WrittenCallAnswerTests.Leash for matching().
        Show its place by one of yours: matching(like: <#WrittenCallAnswerTests.Leash#>).
        """,
      ])
    #expect(shop.calls.isEmpty)
  }
}

// MARK: - Fixtures

extension WrittenCallAnswerTests {
  fileprivate final class Toy { let name = "ball" }
  /// A weak field could be nil. This one can't.
  fileprivate struct Leash {
    unowned let toy: Toy
    init(to toy: Toy) { self.toy = toy }
  }
  fileprivate struct Trouble: Error, Equatable, Decodable { var text: String }

  fileprivate final class FakeShop: Fake {
    enum Function: String, PoseurFunction { case buy, find, count, opened, rent, borrow, tie, tieUp, cut }
    let faker = Function.faker()
    func buy(_ number: Int) -> Toy { recordAndStub(function: .buy, arguments: number) }
    func buy() -> Toy { recordAndStub(function: .buy) }
    func find() -> Toy { recordAndStub(function: .find) }
    func count() -> Int { recordAndStub(function: .count) }
    func opened() -> FakeShop { recordAndStub(function: .opened) }
    func tie() -> Leash { recordAndStub(function: .tie) }
    func tieUp() throws -> Leash { try recordAndStubThrowing(function: .tieUp) }
    func cut(_ leash: Leash) { recordAndStub(function: .cut, arguments: leash) }
    func borrow() -> Toy { recordAndStub(function: .borrow, orElse: Toy()) }
    func rent(_ number: Int) throws(Trouble) -> Toy {
      try recordAndStubThrowing(function: .rent, throwing: Trouble.self, arguments: number)
    }
  }
}
