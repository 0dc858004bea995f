// Generated from Bookshop.Transport by Poseur's generate-fakes, version 1. [7c882ffc4f99aa48]
// Yours is what stands between the two lines that say so, and all that is below the type: a run keeps it.
// The rest follows Bookshop.Transport: a run writes it again, and refuses to if somebody has changed it.

import Foundation
import Poseur

@testable import Bookshop

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

package nonisolated final class FakeTransport: Transport, Fake {
  package enum Function: String, PoseurFunction { case send }
  package let faker = Function.faker()

  package init() {}

  package func send(_ request: URLRequest) async throws -> Reply {
    try await recordAndStubThrowing(function: .send, arguments: request)
  }

  // Yours begins here.
  // Yours ends here.
}
