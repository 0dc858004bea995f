/// What books cost.
class PriceList {
  func price(of book: Book) -> Int { book.cents }

  /// What a coupon takes off the price, in percent.
  func discount(for coupon: String) -> Int {
    switch coupon {
    case "READER": 10
    case "STAFF": 30
    default: 0
    }
  }
}
