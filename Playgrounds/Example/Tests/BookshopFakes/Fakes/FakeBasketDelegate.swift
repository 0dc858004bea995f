// Generated from Bookshop.BasketDelegate by Poseur's generate-fakes, version 1. [30ee5805d2184d4e]
// Yours is what stands between the two lines that say so, and all that is below the type: a run keeps it.
// The rest follows Bookshop.BasketDelegate: a run writes it again, and refuses to if somebody has changed it.

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
