/// Follows the changes of a basket, as the screen that shows it does.
@MainActor
protocol BasketDelegate: AnyObject {
  func basket(_ basket: Basket, didAdd book: Book)
  func basket(_ basket: Basket, didChangeTotal cents: Int)
}

/// What a customer is about to buy.
@MainActor
final class Basket {
  weak var delegate: (any BasketDelegate)?
  private(set) var books: [Book] = []
  private let prices: PriceList

  var coupon: String? {
    didSet { delegate?.basket(self, didChangeTotal: total) }
  }

  var total: Int {
    let full = books.map(prices.price).reduce(0, +)
    guard let coupon else { return full }
    return full * (100 - prices.discount(for: coupon)) / 100
  }

  init(prices: PriceList = PriceList()) {
    self.prices = prices
  }

  func add(_ book: Book) {
    books.append(book)
    delegate?.basket(self, didAdd: book)
    delegate?.basket(self, didChangeTotal: total)
  }

  func empty() {
    books = []
    coupon = nil
  }
}
