import Foundation

extension Notification.Name {
  /// Posted when a customer has paid. `userInfo["isbns"]` lists the books.
  static let orderPlaced = Notification.Name("BookshopOrderPlaced")
}

/// Takes the customer's money.
@MainActor
final class Checkout {
  private let reader: CardReader
  private let features: any FeatureSwitch.Type
  private let center: NotificationCenter

  init(
    reader: CardReader, features: any FeatureSwitch.Type = Features.self, center: NotificationCenter = .default
  ) {
    self.reader = reader
    self.features = features
    self.center = center
  }

  /// - Returns: the number of the receipt.
  func pay(for basket: Basket) async throws -> String {
    let delivery = features.isOn(.freeDelivery) ? 0 : 490
    let receipt = try await withCheckedThrowingContinuation { continuation in
      reader.charge(basket.total + delivery) { continuation.resume(with: $0) }
    }
    reader.showThanks()
    center.post(name: .orderPlaced, object: nil, userInfo: ["isbns": basket.books.map(\.isbn)])
    basket.empty()
    return receipt
  }
}
