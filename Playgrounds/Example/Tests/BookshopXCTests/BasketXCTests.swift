import BookshopFakes
import Poseur
import XCTest

@testable import Bookshop

@MainActor
final class BasketXCTests: XCTestCase {
  private let prices = FakePriceList()
  private let delegate = FakeBasketDelegate()

  func testTellsItsDelegateOfTheBookThenOfTheTotal() {
    prices.stub(returning: 300) { $0.price(of: .dune) }
    let basket = Basket(prices: prices)
    basket.delegate = delegate

    basket.add(.dune)

    XCTAssertHaveReceivedInOrder(
      delegate.call { $0.basket(basket, didAdd: .dune) },
      delegate.call { $0.basket(basket, didChangeTotal: 300) })
    XCTAssertNoMoreCalls(delegate)
  }
}
