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
