// Generated from Bookshop.Supplier by Poseur with --access package. [89a0cb15d0077424]
// Write between the two lines that say what is yours, or below the type. A run rewrites the rest.

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
