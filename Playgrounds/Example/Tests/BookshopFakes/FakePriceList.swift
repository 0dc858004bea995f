import Poseur

@testable import Bookshop

/// Written by hand. The real list answers when no stub does.
package final class FakePriceList: PriceList, Fake {
  package enum Function: String, PoseurFunction { case price, discount }
  package let faker = Function.faker()

  package override init() {}

  package override func price(of book: Book) -> Int {
    recordAndStub(function: .price, arguments: book, orElse: super.price(of: book))
  }

  package override func discount(for coupon: String) -> Int {
    recordAndStub(function: .discount, arguments: coupon, orElse: super.discount(for: coupon))
  }
}
