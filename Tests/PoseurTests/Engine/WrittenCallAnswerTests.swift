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
    shop.stub(returning: shop) { $0.opened() }
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
    shop.stub(throwing: Trouble(text: "closed")) { try $0.rent(3) }
    #expect(throws: Trouble(text: "closed")) { try shop.rent(3) }
  }

  @Test("is what the fake's orElse: answers, where nothing else is known")
  func fallback() {
    expectHaveNotReceived(shop) { $0.borrow() }
    _ = shop.borrow()
    expectHaveReceived(shop, times: 1) { $0.borrow() }
    shop.stub(returning: Toy()) { $0.borrow() }
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
    expectHaveNotReceived(cart) { $0.add(2) }
    #expect(cart.items == 2 && !cart.hasRecordedCalls)
  }

  @Test("ends the process if there is none, and the failure stands at the assertion with two lines to paste")
  func noValue() {
    let line = UInt(#line + 2)
    let reporter = CapturingReporter()
    expectThrowsAssertion { Failures.$reporter.withValue(reporter) { expectHaveNotReceived(FakeShop()) { $0.buy(3) } } }
    #expect(reporter.reports.map(\.position.line) == [line])
    #expect(
      reporter.reports.map(\.message) == [
        """
        FakeShop.buy(3) returns WrittenCallAnswerTests.Toy, of which Poseur can't make a value, so its call can't be \
        written in a closure.
        Register a value before, or name the function by its case:
        fake.register(default: <#WrittenCallAnswerTests.Toy#>)
        fake.call(to: .buy, withArguments: 3)
        See “Written call or case?” in Poseur's documentation.
        """
      ])
  }

  @Test("ends the process for a stub, too, if that has no value yet, with the stub to paste")
  func noValueOfStub() {
    let reporter = CapturingReporter()
    expectThrowsAssertion {
      Failures.$reporter.withValue(reporter) { FakeShop().stub { $0.buy(3) }.andDo { _ in Toy() } }
    }
    let lines = reporter.reports.first?.message.split(separator: "\n") ?? []
    #expect(reporter.reports.count == 1 && lines.dropLast().last == "fake.stub(.buy).with(3)")
  }
}

// MARK: - Fixtures

extension WrittenCallAnswerTests {
  fileprivate final class Toy {}
  fileprivate struct Trouble: Error, Equatable, Decodable { var text: String }

  fileprivate final class FakeShop: Fake {
    enum Function: String, PoseurFunction { case buy, find, count, opened, rent, borrow }
    let faker = Function.faker()
    func buy(_ number: Int) -> Toy { recordAndStub(function: .buy, arguments: number) }
    func buy() -> Toy { recordAndStub(function: .buy) }
    func find() -> Toy { recordAndStub(function: .find) }
    func count() -> Int { recordAndStub(function: .count) }
    func opened() -> FakeShop { recordAndStub(function: .opened) }
    func borrow() -> Toy { recordAndStub(function: .borrow, orElse: Toy()) }
    func rent(_ number: Int) throws(Trouble) -> Toy {
      try recordAndStubThrowing(function: .rent, throwing: Trouble.self, arguments: number)
    }
  }
}
