// Mistakes of the first hour, and what the compiler says of them. The gate has the compiler verify this file.

import Poseur

final class FakeShop: Fake {
  enum Function: String, PoseurFunction { case stock, restock }
  let faker = Function.faker()

  // expected-error@+1 {{Make the fake a StaticFake, too, with static let classFaker = ClassFunction.classFaker().}}
  static func shared() -> Int { recordAndStub(function: .stock) }
}

func misspelt(_ shop: FakeShop) {
  let count = 2
  shop.stub(.stock).thenReturn(1)  // expected-error {{'thenReturn' has been renamed to 'andReturn'}}
  shop.stub(.stock).returns(1, 2)  // expected-error {{'returns' has been renamed to 'andReturn'}}
  shop.stub(.stock).willReturn(1)  // expected-error {{'willReturn' has been renamed to 'andReturn'}}
  shop.stub(.stock).thenThrow(CancellationError())  // expected-error {{'thenThrow' has been renamed to 'andThrow'}}

  // expected-error@+1 {{has been renamed to 'receivedCall(to:withArguments:)'}}
  _ = shop.receivedCall(to: .stock, with: "pear", 3)
  // expected-error@+1 {{has been renamed to 'callCountFor(function:withArguments:)'}}
  _ = shop.callCountFor(function: .stock, with: "pear", 3)

  // expected-error@+1 {{has been renamed to 'expectHaveReceived(_:_:with:)'}}
  expectHaveReceived(shop, .stock, withArguments: "pear", 3, times: 2)
  // expected-error@+1 {{has been renamed to 'expectHaveNotReceived(_:_:with:)'}}
  expectHaveNotReceived(shop, .stock, withArguments: "pear", 3)
  // expected-error@+1 {{has been renamed to 'XCTAssertHaveReceived(_:_:with:)'}}
  XCTAssertHaveReceived(shop, .stock, withArguments: "pear", 3, times: 2)
  // expected-error@+1 {{has been renamed to 'XCTAssertHaveNotReceived(_:_:with:)'}}
  XCTAssertHaveNotReceived(shop, .stock, withArguments: "pear", 3)

  // expected-error@+1 {{A count in a variable is .exactly(count).}}
  expectHaveReceived(shop, .stock, with: "pear", times: count)
  // expected-error@+1 {{A count in a variable is .exactly(count).}}
  XCTAssertHaveReceived(shop, .stock, times: count)

  // A misspelt case is reported as one.
  // expected-error@+1 {{type 'FakeShop.Function' has no member 'stok'}}
  expectHaveReceived(shop, .stok, with: "pear", times: 2)
  // expected-error@+1 {{type 'FakeShop.Function' has no member 'stok'}}
  expectHaveNotReceived(shop, .stok)
  // expected-error@+1 {{type 'FakeShop.Function' has no member 'stok'}}
  _ = shop.receivedCall(to: .stok, withArguments: "pear")
}

// What else a newcomer meets. The article "When it does not compile" has these words.

enum Item { case ball }

protocol Shop {
  func price(_ item: Item) throws -> Int
  func visit(_ body: (Int) -> Void)
  func sells(_ item: Item) -> Bool
}

final class OtherShop: Shop, Fake {
  enum Function: String, PoseurFunction { case price, visit, sells }
  let faker = Function.faker()

  // expected-warning@+1 {{no calls to throwing functions occur within 'try' expression}}
  func price(_ item: Item) throws -> Int { try recordAndStub(function: .price, arguments: item) }
  // expected-error@+1 {{converting non-escaping value to 'Any' may allow it to escape}}
  func visit(_ body: (Int) -> Void) { recordAndStub(function: .visit, arguments: body) }
  // expected-error@+1 {{conflicting arguments to generic parameter 'T' ('Bool' vs. '() -> Bool')}}
  func sells(_ item: Item) -> Bool { recordAndStub(function: .sells, arguments: item) { true } }
}

enum FakeDoor: StaticFake {
  enum ClassFunction: String, PoseurFunction { case open }
  static let classFaker = ClassFunction.classFaker()
  // expected-error@+1 {{generic parameter 'T' could not be inferred}}
  static func open(_ door: Int) { recordAndStub(function: .open, arguments: door) }
}

// expected-error@+2 {{type 'FakeDog' does not conform to protocol 'Fake'}}
// expected-note@+1 {{add stubs for conformance}}
final class FakeDog: Fake {
  enum Function: String { case bark }  // expected-note {{possibly intended match}}
  let faker = Function.faker()  // expected-error {{type 'FakeDog.Function' has no member 'faker'}}
}

class Final { final func bark() {} }  // expected-note {{overridden declaration is here}}
class FakeFinal: Final, Fake {
  enum Function: String, PoseurFunction { case bark }
  let faker = Function.faker()
  override func bark() { recordCall(.bark) }  // expected-error {{instance method overrides a 'final' instance method}}
}

func mistyped(_ shop: OtherShop) {
  expectHaveReceived(shop, .sells, with: .ball)  // expected-error {{type 'Any?' has no member 'ball'}}
  shop.stub(returning: true) { $0.sells(.any) }  // expected-error {{type 'Item' has no member 'any'}}
  // expected-error@+2 {{cannot infer type of closure parameter 'a' without a type annotation}}
  // expected-error@+1 {{cannot infer type of closure parameter 'b' without a type annotation}}
  shop.stub(.sells).andDo { a, b in true }
  // expected-error@+1 {{contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored}}
  shop.stub(.sells).andDo { if Bool.random() { return nil }; return 3 }
}

func misplaced(_ shop: OtherShop) {
  // expected-error@+1 {{value of type 'StubHandle' has no member 'andReturn'}}
  shop.stub(.price).andThrow(CancellationError()).andReturn(1)
  // expected-error@+3 {{type 'FakeDoor.Type' cannot conform to 'Fake'}}
  // expected-error@+2 {{cannot infer contextual base in reference to member 'open'}}
  // expected-note@+1 {{only concrete types such as structs, enums and classes can conform to protocols}}
  expectHaveNotReceived(FakeDoor.self, .open)
}

func misordered(_ shop: FakeShop) {
  // expected-error@+3 {{cannot convert value of type 'FakeShop' to expected argument type 'ExpectedCall'}}
  // expected-error@+2 {{type 'ExpectedCall' has no member 'stock'}}
  // expected-error@+1 {{type 'ExpectedCall' has no member 'restock'}}
  expectHaveReceivedInOrder(shop, .stock, .restock)
}
