// Generated from FakeDog.Dog by Poseur's generate-fakes, version 1. [6ace1385afc10fe3]
// Yours is what stands between the two lines that say so, and all that is below the type: a run keeps it.
// The rest follows FakeDog.Dog: a run writes it again, and refuses to if somebody has changed it.

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
