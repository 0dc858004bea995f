import Dispatch

enum CardError: Error {
  case unplugged, declined
}

/// The card reader at the till. The vendor's library calls back when the customer has paid.
class CardReader {
  /// Asks the customer for money.
  /// - Parameter completion: receives the number of the receipt.
  func charge(_ cents: Int, completion: @escaping @Sendable (Result<String, CardError>) -> Void) {
    DispatchQueue.main.async { completion(.failure(.unplugged)) }
  }

  func showThanks() {}
}
