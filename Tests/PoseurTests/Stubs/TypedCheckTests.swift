import Poseur
import Testing

@Suite("A check that takes the arguments in their types")
struct TypedCheckTests {
  private let dog = FakeDog()

  @Test("decides whether a stub answers")
  func stubbing() {
    dog.stub(.shouldFetch).where { (item: Item, _: Member) in item == .ball }.andReturn(true)
    dog.stub(function: .shouldFetch) { (_: Item, member: Member) in member == .parent }.andReturn(false)

    #expect(dog.shouldFetch(.ball, for: .kid))
    #expect(!dog.shouldFetch(.ball, for: .parent))
  }

  @Test("without parameters is asked about every call")
  func condition() {
    var isHungry = false
    dog.stub(.digest).andReturn("bone")
    dog.stub(.eat).where { isHungry }.andReturn(1)
    dog.stub(.eat).where { !isHungry }.andReturn(0)

    #expect(dog.recordAndStub(function: .eat, arguments: DogFood.canned) == 0)
    isHungry = true
    #expect(dog.recordAndStub(function: .eat, arguments: DogFood.canned) == 1)
  }

  @Test("finds and counts calls")
  func spying() {
    dog.eat(.canned)
    dog.eat(.dry(grams: 3))
    dog.recordCall(.eat, arguments: "sausage")

    #expect(dog.call(to: .eat, where: { (food: DogFood) in food == .canned }).count == 1)
    #expect(dog.call(to: .eat, where: { (food: String, grams: Int) in true }).count == 0)
    #expect(dog.call(to: .eat, where: { (food: DogFood) in food != .canned }).count == 1)
    #expect(dog.call(to: .eat, where: { (_: Any) in true }).count == 3)
  }

  @Test("may trail, and is then no argument to look for")
  func trailing() {
    dog.eat(.canned)
    FakeRun.classFaker.recordCall(.run, arguments: 3)
    defer { FakeRun.reset() }
    FakeRun.classFaker.stub(function: .run) { (miles: Int) in miles > 2 }.andReturn(true)
    dog.faker.stub(function: .eat) { (food: DogFood) in food == .canned }.andReturn()
    let faker = dog.faker

    let counts = [
      dog.call(to: .eat) { (food: DogFood) in food == .canned }.count,
      faker.call(to: .eat) { (food: DogFood) in food == .canned }.count,
      FakeRun.classFaker.call(to: .run) { (miles: Int) in miles == 3 }.count,
      dog.callCountFor(function: .eat) { arguments in arguments.count == 1 },
    ]
    let answers = [
      dog.receivedCall(to: .eat) { arguments in arguments.count == 1 },
      FakeRun.recordAndStub(function: .run, arguments: 3),
    ]
    dog.eat(.canned)
    #expect(counts == [1, 1, 1, 1])
    #expect(answers == [true, true])
    #expect(dog.unusedStubs == [])
  }

  @Test("does not match other types, and the report of the call says so")
  func mismatch() {
    dog.stub(.eat).where { (name: String, age: Int) in true }.andReturn(1)
    dog.stub(.eat).where { (age: Int) in age > 3 }.andReturn(2)

    #expect(
      Failures.capture { let _: Int = dog.recordAndStub(function: .eat, arguments: 3) } == [
        """
        FakeDog.eat(3) was called, but no stub answers it.
        Stubs of eat (2):
          eat where a check passes   fails the check
          eat where a check passes   was called with (Int), but the check takes (String, Int)
        If the call is right, change a stub above, or add one, for example:
        fakeDog.stub(.eat).with(3).andReturn(<#Int#>)
        See “When no stub answers” in Poseur's documentation.
        """
      ])
  }

  @Test("can be asked of a faker and of a type as well")
  func fakerAndStatic() {
    struct FakeKennel: StaticFake {
      enum ClassFunction: String, PoseurFunction { case open }
      static let classFaker = ClassFunction.classFaker()
      static func open(_ door: Int) -> Bool { recordAndStub(function: .open, arguments: door) }
    }
    FakeKennel.classFaker.stub(function: .open) { (door: Int) in door == 1 }.andReturn(true)
    FakeKennel.stub(.open).where { (door: Int) in door == 2 }.andDo { (door: Int) in door == 3 }

    #expect(FakeKennel.open(1) && !FakeKennel.open(2))
    #expect(FakeKennel.classFaker.call(to: .open, where: { (door: Int) in door > 1 }).count == 1)
  }
}

private enum FakeRun: StaticFake {
  enum ClassFunction: String, PoseurFunction { case run }
  static let classFaker = ClassFunction.classFaker()
}
