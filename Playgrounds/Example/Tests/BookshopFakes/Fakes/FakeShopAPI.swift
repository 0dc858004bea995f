// Generated from Bookshop.ShopAPI by Poseur with --access package. [5e6a278778f4b513]
// Write between the two lines that say what is yours, or below the type. A run rewrites the rest.

import Poseur

@testable import Bookshop

package nonisolated final class FakeShopAPI: ShopAPI, Fake {
  package enum Function: String, PoseurFunction { case load }
  package let faker = Function.faker()

  package init() {}

  package func load<Value>(_ type: Value.Type, from path: String) async throws -> Value
  where Value: Decodable, Value: Sendable {
    try await recordAndStubThrowing(function: .load, arguments: type, path)
  }

  // Yours begins here.
  // Yours ends here.
}
