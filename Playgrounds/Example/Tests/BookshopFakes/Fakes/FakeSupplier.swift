// Generated from Bookshop.Supplier by Poseur's generate-fakes, version 1. [6ec93bc019ed63b]
// Yours is what stands between the two lines that say so, and all that is below the type: a run keeps it.
// The rest follows Bookshop.Supplier: a run writes it again, and refuses to if somebody has changed it.

import Foundation
import Poseur

@testable import Bookshop

package nonisolated final class FakeSupplier: Supplier, Fake {
  package enum Function: String, PoseurFunction { case order }
  package let faker = Function.faker()

  package init() {}

  package func order(_ isbn: String, copies: Int) async throws {
    try await recordAndStubThrowing(function: .order, arguments: isbn, copies)
  }

  // Yours begins here.
  // Yours ends here.
}
