// Generated from Bookshop.BasketDelegate by Poseur with --access package. [a57ce3056b9a5ba7]
// Write between the two lines that say what is yours, or below the type. A run rewrites the rest.

import Poseur

@testable import Bookshop

@MainActor package final class FakeBasketDelegate: BasketDelegate, Fake {
  package nonisolated enum Function: String, PoseurFunction {
    case basketDidAdd = "basket(_:didAdd:)"
    case basketDidChangeTotal = "basket(_:didChangeTotal:)"
  }
  package nonisolated let faker = Function.faker()

  package init() {}

  package func basket(_ basket: Basket, didAdd book: Book) {
    recordAndStub(function: .basketDidAdd, arguments: basket, book)
  }

  package func basket(_ basket: Basket, didChangeTotal cents: Int) {
    recordAndStub(function: .basketDidChangeTotal, arguments: basket, cents)
  }

  // Yours begins here.
  // Yours ends here.
}
