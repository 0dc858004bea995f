// Generated from Bookshop.Catalog by Poseur's generate-fakes, version 1. [9dc411ed06938a96]
// Yours is what stands between the two lines that say so, and all that is below the type: a run keeps it.
// The rest follows Bookshop.Catalog: a run writes it again, and refuses to if somebody has changed it.

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
