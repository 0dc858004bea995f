import BookshopFakes
import Poseur
import XCTest

@testable import Bookshop

final class BasketXCTests: XCTestCase {
  /// Asynchronous, since XCTest on Linux can't run a synchronous test on the main actor.
  @MainActor
  func testTellsItsDelegateAboutTheBookThenAboutTheTotal() async {
    let prices = FakePriceList()
    let delegate = FakeBasketDelegate()
    prices.stub { $0.price(of: .dune) }.andReturn(300)
    let basket = Basket(prices: prices)
    basket.delegate = delegate

    basket.add(.dune)

    XCTAssertHaveReceivedInOrder(
      delegate.call { $0.basket(basket, didAdd: .dune) },
      delegate.call { $0.basket(basket, didChangeTotal: 300) })
    XCTAssertNoMoreCalls(delegate)
  }
}
