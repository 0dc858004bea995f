// Generated from FakeDog.Dog by Poseur. [b6ac67e6ab736c86]
// Write between the two lines that say what is yours, or below the type. A run rewrites the rest.

import Poseur

@testable import FakeDog

nonisolated final class FakeDog: Dog, Fake {
  enum Function: String, PoseurFunction { case bark, eat, digest, rollOntoTummy, shouldFetch }
  let faker = Function.faker()

  override func bark() -> String { recordAndStub(function: .bark) }
  override func eat(_ food: DogFood) { recordAndStub(function: .eat, arguments: food) }
  override func digest() -> String? { recordAndStub(function: .digest) }

  override func rollOntoTummy(getARub: Bool) -> String {
    recordAndStub(function: .rollOntoTummy, arguments: getARub)
  }

  override func shouldFetch(_ item: Item, for member: Member) -> Bool {
    recordAndStub(function: .shouldFetch, arguments: item, member)
  }

  // Yours begins here.
  // Yours ends here.
}
