// The cast of all tests: a family and its dog.

import Poseur

enum Item { case ball, slippers, stick }
enum Member: CaseIterable { case parent, kid }
enum DogFood: Equatable { case canned, dry(grams: Int) }
struct Hoarse: Error, Equatable {}

class Dog {
  func bark() -> String { "woof" }
  func eat(_ food: DogFood) {}
  func digest() -> String? { "digested" }
  func rollOntoTummy(getARub: Bool) -> String {
    getARub ? "pants" : "whimpers"
  }
  func shouldFetch(_ item: Item, for member: Member) -> Bool {
    item == .ball
  }
  func howl(at volume: Int) throws -> String { "awoo" }
}

class FakeDog: Dog, Fake {
  enum Function: String, PoseurFunction, CaseIterable {
    case bark, eat, digest, rollOntoTummy, shouldFetch, howl
  }
  let faker: Faker<Function>

  init(_ faker: Faker<Function> = Function.faker()) { self.faker = faker }

  override func bark() -> String { recordAndStub(function: .bark) }
  override func eat(_ food: DogFood) {
    recordAndStub(function: .eat, arguments: food)
  }
  override func digest() -> String? { recordAndStub(function: .digest) }
  override func rollOntoTummy(getARub: Bool) -> String {
    recordAndStub(function: .rollOntoTummy, arguments: getARub)
  }
  override func shouldFetch(_ item: Item, for member: Member) -> Bool {
    recordAndStub(function: .shouldFetch, arguments: item, member)
  }
  override func howl(at volume: Int) throws -> String {
    try recordAndStubThrowing(function: .howl, arguments: volume)
  }
}

extension FakeDog {
  /// A dog that was called six times, once with an argument missing.
  static func withSixCalls() -> FakeDog {
    let dog = FakeDog(Function.faker(unstubbed: .returnDefault))
    _ = dog.bark()
    _ = dog.bark()
    _ = dog.shouldFetch(.slippers, for: .kid)
    dog.eat(.canned)
    dog.recordCall(.shouldFetch, arguments: Item.ball)
    _ = dog.bark()
    return dog
  }
}

final class FakeCat: Fake {
  enum Function: String, PoseurFunction { case flee }
  let faker = Function.faker()
  func flee(from item: Item) { recordCall(.flee, arguments: item) }
}
