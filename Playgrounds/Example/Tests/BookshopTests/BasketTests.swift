import BookshopFakes
import Poseur
import Testing

@testable import Bookshop

@MainActor
@Suite("A basket")
struct BasketTests {
  private let prices = FakePriceList()
  private let basket: Basket

  init() {
    basket = Basket(prices: prices)
  }

  @Test("asks the price list, which is the real one when no stub answers")
  func sum() {
    prices.stub { $0.price(of: .dune) }.andReturn(300)

    basket.add(.dune)
    basket.add(.emma)

    #expect(basket.total == 900)
  }

  @Test("takes off the coupon's discount")
  func coupon() {
    prices.stub { $0.discount(for: matching(.hasPrefix("SALE"))) }.andReturn(50)

    basket.add(.dune)
    basket.coupon = "SALE-2030"

    #expect(basket.total == 500)
  }

  @Test("tells its delegate about the book, then about the total, and nothing else")
  func delegate() {
    let delegate = FakeBasketDelegate()
    basket.delegate = delegate

    basket.add(.dune)

    expectHaveReceivedInOrder(
      delegate.call { $0.basket(basket, didAdd: .dune) },
      delegate.call { $0.basket(basket, didChangeTotal: 1_000) })
    expectNoMoreCalls(delegate)
  }
}
