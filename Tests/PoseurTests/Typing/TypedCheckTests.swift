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

    #expect(dog.receivedCall(to: .eat, where: { (food: DogFood) in food == .canned }))
    #expect(!dog.receivedCall(to: .eat, where: { (food: String, grams: Int) in true }))
    #expect(dog.callCountFor(function: .eat, where: { (food: DogFood) in food != .canned }) == 1)
    #expect(dog.callCountFor(function: .eat, where: { (_: Any) in true }) == 3)
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
      dog.callCountFor(function: .eat) { (food: DogFood) in food == .canned },
      faker.callCountFor(function: .eat) { (food: DogFood) in food == .canned },
      FakeRun.classFaker.callCountFor(function: .run) { (miles: Int) in miles == 3 },
      dog.callCountFor(function: .eat) { arguments in arguments.count == 1 },
    ]
    let answers = [
      dog.receivedCall(to: .eat) { (food: DogFood) in food == .canned },
      faker.receivedCall(to: .eat) { (food: DogFood) in food == .canned },
      FakeRun.classFaker.receivedCall(to: .run) { (miles: Int) in miles == 3 },
      dog.receivedCall(to: .eat) { arguments in arguments.count == 1 },
      FakeRun.recordAndStub(function: .run, arguments: 3),
    ]
    dog.eat(.canned)
    #expect(counts == [1, 1, 1, 1])
    #expect(answers == [true, true, true, true, true])
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
        Stub it, for example:
        fake.stub(.eat).with(3).andReturn(<#Int#>)
        See “When no stub answers” in Poseur's documentation.
        """
      ])
  }
}

@Suite("The calls to a function in the types of its arguments")
struct TypedCallsTests {
  private let dog = FakeDog()

  @Test("come in the order in which they began")
  func calls() {
    dog.eat(.canned)
    dog.eat(.dry(grams: 3))
    dog.recordCall(.shouldFetch, arguments: Item.ball, Member.kid)

    #expect(dog.calls(to: .eat, as: DogFood.self) == [.canned, .dry(grams: 3)])
    let (item, member) = dog.calls(to: .shouldFetch, as: (Item, Member).self)[0]
    #expect(item == .ball && member == .kid)
    #expect(dog.calls(to: .bark, as: Int.self).isEmpty)
    dog.recordCall(.bark)
    #expect(dog.calls(to: .bark, as: Void.self).count == 1)
    let calls: [()] = dog.calls(to: .bark, as: Void.self)
    #expect(calls.count == 1)
    func text(_ value: Any) -> String { "\(value)" }
    #expect(text(dog.calls(to: .bark, as: Void.self).count) == "1", "Swift takes another form there")
  }

  @Test("that are of other types are left out, and a failure names the first")
  func otherTypes() {
    dog.recordCall(.eat, arguments: "sausage")
    dog.eat(.canned)
    dog.recordCall(.eat, arguments: DogFood.canned, 3)

    let messages = Failures.capture {
      #expect(dog.calls(to: .eat, as: DogFood.self) == [.canned])
      #expect(dog.calls(to: .eat, as: (DogFood?, Int?).self).count == 1)
      dog.resetCalls()
      dog.recordCall(.eat, arguments: nil)
      #expect(dog.calls(to: .eat, as: DogFood.self) == [])
      #expect(dog.calls(to: .eat, as: DogFood?.self) == [nil])
    }
    #expect(
      messages == [
        #"FakeDog.eat("sausage") was called with (String), not (DogFood). It is the first of 2 such calls."#,
        #"FakeDog.eat("sausage") was called with (String), not (DogFood?, Int?). It is the first of 2 such calls."#,
        "FakeDog.eat(nil) was called with (nil), not (DogFood).",
      ])
  }

  @Test("reads lists of tuples in any expression")
  func expressions() {
    _ = Failures.capture { _ = dog.shouldFetch(.ball, for: .kid) }
    FakeRun.classFaker.recordCall(.run, arguments: 1, "a", true, 2.0)
    FakeRun.classFaker.recordCall(.runThree, arguments: 1, "a", true)
    FakeRun.classFaker.recordCall(.runTwo, arguments: 1, "a")
    FakeRun.classFaker.recordCall(.runOne, arguments: 1)
    defer { FakeRun.reset() }
    let faker = dog.faker

    #expect(dog.calls(to: .shouldFetch, as: (Item, Member).self).first?.0 == .ball)
    #expect(dog.calls(to: .shouldFetch, as: (Item, Member).self).contains { $0 == (.ball, .kid) })
    #expect(dog.calls(to: .shouldFetch, as: (Item, Member).self)[0].1 == .kid)
    #expect(String(faker.calls(to: .shouldFetch, as: (Item, Member).self).count) == "1")
    #expect(FakeRun.classFaker.calls(to: .run, as: (Int, String, Bool, Double).self).first?.3 == 2)
    #expect(FakeRun.classFaker.calls(to: .run, as: (Int, String, Bool, Double).self).filter { $0.2 }.count == 1)
    #expect(FakeRun.classFaker.calls(to: .runTwo, as: (Int, String).self).first?.1 == "a")
    #expect(FakeRun.classFaker.calls(to: .runThree, as: (Int, String, Bool).self).first?.2 == true)
    #expect(FakeRun.classFaker.calls(to: .runOne, as: Int.self).first == 1)
    dog.recordCall(.eat, arguments: 1, "a", true, 2.0)
    #expect(dog.calls(to: .eat, as: (Int, String, Bool, Double).self).first?.3 == 2)
    let messages = Failures.capture { _ = dog.calls(to: .shouldFetch, as: (Item, Int).self).first?.1 }
    #expect(messages == ["FakeDog.shouldFetch(.ball, .kid) was called with (Item, Member), not (Item, Int)."])
  }

  @Test("says what to do where Swift takes a tuple for one type")
  func tupleForOneType() {
    dog.recordCall(.eat, arguments: 1, 2, 3)

    #expect(
      Failures.capture { _ = dog.calls(to: .eat, as: (Int, Int, Int).self).first?.2 } == [
        """
        FakeDog.eat(1, 2, 3) was called with (Int, Int, Int), not ((Int, Int, Int)). Take the list into a constant first, \
        as tuples without labels.
        """
      ])
    let calls = dog.calls(to: .eat, as: (Int, Int, Int).self)
    #expect(calls.first?.2 == 3)
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
    #expect(FakeKennel.classFaker.calls(to: .open, as: Int.self) == [1, 2])
    #expect(FakeKennel.classFaker.calls(to: .open, as: Int.self) == [1, 2])
    #expect(FakeKennel.classFaker.callCountFor(function: .open, where: { (door: Int) in door > 1 }) == 1)
    #expect(FakeKennel.classFaker.receivedCall(to: .open, where: { (door: Int) in door > 1 }))
  }
}

private enum FakeRun: StaticFake {
  enum ClassFunction: String, PoseurFunction { case run, runThree, runTwo, runOne }
  static let classFaker = ClassFunction.classFaker()
}
