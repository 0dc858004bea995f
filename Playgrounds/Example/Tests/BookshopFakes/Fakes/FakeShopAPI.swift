// Generated from Bookshop.ShopAPI by Poseur's generate-fakes, version 1. [18dd146b4dcd7f56]
// Yours is what stands between the two lines that say so, and all that is below the type: a run keeps it.
// The rest follows Bookshop.ShopAPI: a run writes it again, and refuses to if somebody has changed it.

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
