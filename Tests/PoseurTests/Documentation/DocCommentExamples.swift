import Poseur
import Testing

/// The Swift of the documentation comments, as it stands there.
@Suite("The documentation comment of")
struct DocCommentExamples {
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

  @Test("StaticFake shows a fake of static functions")
  func aStaticFake() {
    class Kennel {
      class func count() -> Int { 12 }
    }
    class FakeKennel: Kennel, StaticFake {
      enum ClassFunction: String, PoseurFunction { case count }
      static let classFaker = ClassFunction.faker()
      override class func count() -> Int { recordAndStub(function: .count) }
    }
    defer { FakeKennel.reset() }
    FakeKennel.stub(function: .count).andReturn(3)

    #expect(FakeKennel.count() == 3)
  }

  @Test("Argument shows a matcher among values")
  func anArgument() {
    fake.stub(function: .shouldFetch).with(Item.ball, Argument.anything).andReturn(true)

    #expect(fake.shouldFetch(.ball, for: .kid))
    #expect(fake.shouldFetch(.ball, for: .parent))
  }

  @Test("StubBuilder shows a stub for some calls")
  func aStubBuilder() {
    fake.stub(function: .shouldFetch).with(Item.ball, Argument.anything).times(2).andReturn(true)

    #expect(fake.shouldFetch(.ball, for: .kid) && fake.shouldFetch(.ball, for: .parent))
    #expect(Failures.capture { _ = fake.shouldFetch(.ball, for: .kid) }.count == 1)
  }

  @Test("StubHandle shows a sequence")
  func aStubHandle() throws {
    let stub = fake.stub(function: .howl).andReturn("awoo").thenThrow(Hoarse())

    #expect(try fake.howl(at: 3) == "awoo")
    #expect(throws: Hoarse()) { try fake.howl(at: 3) }
    #expect(stub.callCount == 2)
  }

  @Test("Failures shows a test of a helper")
  func failures() {
    func expectWellFed(_ dog: FakeDog) {
      if !dog.receivedCall(to: .eat) { Failures.report("Rex is hungry.") }
    }
    let dog = FakeDog()

    let messages = Failures.capture { expectWellFed(dog) }
    #expect(messages == ["Rex is hungry."])
  }
}
