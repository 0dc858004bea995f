// Generated from Bookshop.Catalog by Poseur with --access package. [ea7326219310cfef]
// Write between the two lines that say what is yours, or below the type. A run rewrites the rest.

import Poseur

@testable import Bookshop

package nonisolated final class FakeCatalog: Catalog, Fake {
  package enum Function: String, PoseurFunction { case books }
  package let faker = Function.faker()

  package init() {}

  package func books(matching query: String) async throws -> [Book] {
    try await recordAndStubThrowing(function: .books, arguments: query)
  }

  // Yours begins here.
  // Yours ends here.
}
