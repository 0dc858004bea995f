import Poseur
import Testing

@Suite("HaveReceived of a call that was described before")
struct HaveReceivedExpectedCallTests {
  private let dog: FakeDog = {
    let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))
    _ = dog.bark()
    _ = dog.shouldFetch(.slippers, for: .kid)
    dog.eat(.canned)
    return dog
  }()

  @Test("passes where it came as often as it says, in both spellings")
  func passing() {
    let list: [Any?] = [Item.slippers, Member.kid]
    let messages = Failures.capture {
      #expect(expectHaveReceived(dog.call(to: .bark)))
      #expect(expectHaveReceived(dog.call(to: .bark, times: 1)))
      #expect(expectHaveReceived(dog.call(to: .howl, times: .never)))
      #expect(expectHaveReceived(dog.call(to: .shouldFetch, withArguments: ArgumentList(list))))
      #expect(expectHaveReceived(dog.call(to: .eat, where: { $0.count == 1 }, times: 1)))
      #expect(expectHaveReceived(dog.call(to: .eat, where: { (food: DogFood) in food == .canned }, times: .once)))
      XCTAssertHaveReceived(dog.call(to: .bark))
    }
    #expect(messages == [])
  }

  @Test("says what came where it fails, in both spellings, as for a call that is described there")
  func failing() {
    let list: [Any?] = [Item.ball, Member.kid]
    let call = dog.call(to: .shouldFetch, withArguments: ArgumentList(list), times: 2)
    let report = """
      Expected FakeDog.shouldFetch(.ball, .kid) to be called exactly 2 times, but it was called 0 times.
      Calls to shouldFetch (1):
        #2  shouldFetch(.slippers, .kid)   argument 0 is .slippers, not .ball
      Other calls: bark(), eat(.canned)
      """
    let messages = Failures.capture {
      #expect(!expectHaveReceived(call))
      XCTAssertHaveReceived(call)
      expectHaveReceived(dog, .shouldFetch, with: Item.ball, Member.kid, times: 2)
    }
    #expect(messages == [report, report, report])
  }

  @Test("says that a check failed, or which types it takes")
  func failingCheck() {
    dog.recordCall(.eat, arguments: "sausage")
    let messages = Failures.capture {
      expectHaveReceived(dog.call(to: .eat, where: { (food: DogFood) in food == .dry(grams: 3) }))
      expectHaveReceived(dog.call(to: .bark, where: { !$0.isEmpty }))
    }
    #expect(
      messages == [
        """
        Expected FakeDog.eat where a check passes to be called at least 1 time, but it was called 0 times.
        Calls to eat (2):
          #3  eat(.canned)     fails the check
          #4  eat("sausage")   was called with (String), but the check takes (DogFood)
        Other calls: bark(), shouldFetch(.slippers, .kid)
        """,
        """
        Expected FakeDog.bark where a check passes to be called at least 1 time, but it was called 0 times.
        Calls to bark (1):
          #1  bark()   fails the check
        Other calls: shouldFetch(.slippers, .kid), eat(.canned), eat("sausage")
        """,
      ])
  }

  @Test("asserts of a type")
  func others() {
    FakeMill.classFaker.recordCall(.turn, arguments: 3)
    defer { FakeMill.reset() }

    let messages = Failures.capture {
      expectHaveReceived(FakeMill.classFaker.call(to: .turn, withArguments: 3))
      expectHaveReceived(FakeMill.classFaker.call(to: .turn, where: { $0.count == 1 }))
      expectHaveReceived(FakeMill.classFaker.call(to: .turn, where: { (times: Int) in times == 4 }))
    }
    #expect(
      messages == [
        """
        Expected FakeMill.turn where a check passes to be called at least 1 time, but it was called 0 times.
        Calls to turn (1):
          #1  turn(3)   fails the check
        """
      ])
  }

  @Test("lets captors keep the arguments, and leaves no more calls, where it passes")
  func counting() {
    let food = ArgumentCaptor()
    expectHaveReceived(dog.call(to: .eat, withArguments: food))
    expectHaveReceived(dog.call(to: .bark))
    expectHaveReceived(dog.call(to: .shouldFetch, where: { (_: Item, member: Member) in member == .kid }))

    #expect(food.getValue(as: DogFood.self) == .canned)
    #expect(Failures.capture { expectNoMoreCalls(dog) } == [])
  }

  @Test("may have a check in an order, also one that trails")
  func order() {
    expectHaveReceivedInOrder(
      dog.call(to: .bark),
      dog.call(to: .shouldFetch) { (item: Item, _: Member) in item == .slippers },
      dog.call(to: .eat) { arguments in arguments.count == 1 })
    let wrong = Failures.capture {
      expectHaveReceivedInOrder(
        dog.call(to: .bark), dog.call(to: .eat) { (food: DogFood) in food == .dry(grams: 1) })
    }
    #expect(
      wrong == [
        """
        Expected FakeDog.eat where a check passes to be called after FakeDog.bark, but it was called with other \
        arguments.
        The expected order:
          1. FakeDog.bark
          2. FakeDog.eat where a check passes     ← not received as expected
        The nearest call after FakeDog.bark:
          FakeDog.eat(.canned)   fails the check
        The calls (3):
          1.  FakeDog.bark()
          →  2. was expected after this
              FakeDog.shouldFetch(.slippers, .kid)
              FakeDog.eat(.canned)
        """
      ])
  }

  @Test("so is a list of one, where the argument is none")
  func listForArgument() {
    dog.recordCall(.howl, arguments: 3)
    dog.recordCall(.digest, arguments: [4])
    let reports = Failures.capture {
      expectHaveReceived(dog, .howl, with: [3] as [Any?])
      expectHaveReceived(dog, .digest, with: [3])
    }.map { $0.split(separator: "\n")[2].split(separator: "   ").dropFirst().map(String.init) }
    #expect(
      reports == [
        [
          "argument 0 is 3, not [3]: a list counts as one argument here; ArgumentList(…) stands for all of them"
        ],
        ["argument 0 is [4], not [3]"],
      ])
  }

  @Test("a list where arguments are expected one by one is told of")
  func listForArguments() {
    let list: [Any?] = [Item.slippers, Member.kid]
    #expect(
      Failures.capture { expectHaveReceived(dog, .shouldFetch, with: list) } == [
        """
        Expected FakeDog.shouldFetch([.slippers, .kid]) to be called at least 1 time, but it was called 0 times.
        Calls to shouldFetch (1):
          #2  shouldFetch(.slippers, .kid)   has 2 arguments, not 1: a list counts as one argument here; \
        ArgumentList(…) stands for all of them
        Other calls: bark(), eat(.canned)
        """
      ])
    #expect(
      Failures.capture { expectHaveReceived(dog, .shouldFetch, with: [Item.ball]) }.first?.contains(
        "  #2  shouldFetch(.slippers, .kid)   has 2 arguments, not 1: write Argument.any for the others\n") == true)
  }
}

private enum FakeMill: StaticFake {
  enum ClassFunction: String, PoseurFunction { case turn }
  static let classFaker = ClassFunction.classFaker()
}
