import Foundation

/// Delivers books to the shop.
protocol Supplier: Sendable {
  func order(_ isbn: String, copies: Int) async throws
}

/// Orders more copies of a book when a sale leaves only a few.
final class StockKeeper {
  private let center: NotificationCenter
  private let observer: any NSObjectProtocol

  init(api: any ShopAPI, supplier: any Supplier, center: NotificationCenter = .default) {
    self.center = center
    observer = center.addObserver(forName: .orderPlaced, object: nil, queue: nil) { order in
      let isbns = order.userInfo?["isbns"] as? [String] ?? []
      Task {
        for isbn in isbns where try await api.load(Int.self, from: "stock/\(isbn)") < 3 {
          try await supplier.order(isbn, copies: 10)
        }
      }
    }
  }

  deinit { center.removeObserver(observer) }
}
