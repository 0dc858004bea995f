import Foundation
import Poseur
import Testing

/// The Swift of the documentation comments in the core, as it stands there.
@Suite("In the core, the comment of")
struct FakeCommentExamples {
  private let fake = FakeDog()

  @Test("Fake shows a fake")
  func aFake() {
    class FakeDog: Dog, Fake {
      enum Function: String, PoseurFunction { case bark, eat }
      let faker = Function.faker()
      override func bark() -> String { recordAndStub(function: .bark) }
      override func eat(_ food: DogFood) { recordCall(.eat, arguments: food) }
    }
    let dog = FakeDog()
    dog.stub(function: .bark).andReturn("woof")
    dog.eat(.canned)

    #expect(dog.bark() == "woof")
    #expect(dog.receivedCall(to: .eat, withArguments: DogFood.canned))
  }

  @Test("Faker shows how to make one")
  func aFaker() {
    typealias Function = FakeDog.Function
    let faker = Function.faker()

    #expect(faker.calls.isEmpty)
  }

  @Test("keeping less is said when a faker is made, or later")
  func keepingLess() {
    enum Function: String, PoseurFunction { case load, log }
    let faker = Function.faker(keeping: [.arguments(.none, of: .log)])
    faker.recordCall(.log, arguments: "woof")
    #expect(faker.calls.map(\.description) == ["log(<not kept>)"])

    let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))
    dog.keepArguments(.none, of: .shouldFetch)
    dog.keepCallers()
    _ = dog.shouldFetch(.ball, for: .kid)
    print(dog.transcript)
    #expect(dog.calls.map(\.description) == ["shouldFetch(<not kept>, <not kept>)"])
  }

  @Test("StaticFake shows a fake of static functions")
  func aStaticFake() async throws {
    class Kennel {
      class func count() -> Int { 12 }
    }
    class FakeKennel: Kennel, StaticFake {
      enum ClassFunction: String, PoseurFunction { case count }
      static let classFaker = ClassFunction.classFaker()
      override class func count() -> Int { recordAndStub(function: .count) }
    }
    defer { FakeKennel.reset() }
    FakeKennel.stub { $0.count() }.andReturn(3)

    #expect(FakeKennel.count() == 3)
    try await FakeKennel.classFaker.waitForCall(to: .count)
  }

  @Test("registered defaults show those of a function and of a type")
  func defaults() {
    let dog = FakeDog()
    dog.register(default: "woof", for: .bark)
    dog.register(default: Date(timeIntervalSince1970: 0))
    dog.register(default: FakeDog(), for: Dog.self)

    #expect(dog.bark() == "woof")
    let reports = Failures.capture {
      #expect(dog.recordAndStub(function: .digest) == Date(timeIntervalSince1970: 0))
      #expect(dog.recordAndStub(function: .digest, asType: Dog.self) is FakeDog)
    }
    #expect(reports.count == 2)
  }

  @Test("registered defaults show those of static functions")
  func staticDefaults() {
    enum FakeKennel: StaticFake {
      enum ClassFunction: String, PoseurFunction { case count, watchDog }
      static let classFaker = ClassFunction.classFaker(unstubbed: .returnDefault)
      static func count() -> Int { recordAndStub(function: .count) }
      static func watchDog() -> Dog { recordAndStub(function: .watchDog) }
    }
    FakeKennel.classFaker.register(default: 3, for: .count)
    FakeKennel.classFaker.register(default: FakeDog(), for: Dog.self)

    #expect(FakeKennel.count() == 3)
    #expect(FakeKennel.watchDog() is FakeDog)
  }

  @Test("logCalls prints each call")
  func logging() {
    let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))
    dog.logCalls()
    #expect(dog.bark().isEmpty)
  }
}
