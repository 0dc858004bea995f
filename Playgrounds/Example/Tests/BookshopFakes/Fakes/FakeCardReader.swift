// Generated from Bookshop.CardReader by Poseur's generate-fakes, version 1. [f12060ce1dd84f7a]
// Yours is what stands between the two lines that say so, and all that is below the type: a run keeps it.
// The rest follows Bookshop.CardReader: a run writes it again, and refuses to if somebody has changed it.

import Dispatch
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
