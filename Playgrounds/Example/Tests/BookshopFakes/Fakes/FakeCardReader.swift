// Generated from Bookshop.CardReader by Poseur with --access package. [ce123920630420b6]
// Write between the two lines that say what is yours, or below the type. A run rewrites the rest.

import Poseur

@testable import Bookshop

package nonisolated final class FakeCardReader: CardReader, Fake {
  package enum Function: String, PoseurFunction { case charge, showThanks }
  package let faker = Function.faker()

  package override func charge(
    _ cents: Int, completion: @escaping @Sendable (Result<String, CardError>) -> Void
  ) {
    recordAndStub(function: .charge, arguments: cents, completion)
  }

  package override func showThanks() { recordAndStub(function: .showThanks) }

  // Yours begins here.
  package override init() {}
  // Yours ends here.
}
