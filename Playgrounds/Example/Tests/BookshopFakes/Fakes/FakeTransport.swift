// Generated from Bookshop.Transport by Poseur with --access package. [33e82ce47ab113bd]
// Write between the two lines that say what is yours, or below the type. A run rewrites the rest.

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
