import Poseur
import Testing

/// What assertions make of calls that a cap has forgotten: no text says "0 times" of what is not known.
@Suite("Calls that are not kept")
struct ForgottenCallsTests {
  private let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))

  @Test("are counted where no arguments are asked for")
  func counts() {
    dog.keepCalls(atMost: 2)
    for grams in 1...5 { dog.eat(.dry(grams: grams)) }

    #expect(expectHaveReceived(dog, .eat, times: 5))
    #expect(
      Failures.capture { expectHaveReceived(dog, .eat, times: 3) } == [
        """
        Expected FakeDog.eat to be called exactly 3 times, but it was called 5 times.
        Calls to eat (5, of which 2 are kept):
          #4  eat(.dry(grams: 4))
          #5  eat(.dry(grams: 5))
        Run with POSEUR_CALLERS=1 to see the lines that made the calls.
        """
      ])
  }

  @Test("are told of where arguments are asked for")
  func arguments() {
    dog.keepCalls(atMost: 1)
    for _ in 1...2 { _ = dog.bark() }
    for grams in 1...3 { dog.eat(.dry(grams: grams)) }

    #expect(
      Failures.capture { expectHaveReceived(dog, .eat, with: DogFood.dry(grams: 1)) } == [
        """
        Expected FakeDog.eat(.dry(grams: 1)) to be called at least 1 time, but it was called 0 times, as far as calls \
        are kept.
        Calls to eat (3, of which 1 is kept):
          #5  eat(.dry(grams: 3))   argument 0 is .dry(grams: 3), not .dry(grams: 1)
        Other calls: bark(), … and 1 not kept
        """
      ])
    let absence = "Expected FakeDog.eat(.dry(grams: 1)) not to be called"
    let doubt = "This proves little, because 2 calls may match, but are not kept."
    #expect("\(dog.didCall(.eat, with: DogFood.dry(grams: 1), times: .never))" == "\(absence). \(doubt)")
    let warnings = Failures.capture(.warning) {
      #expect(expectHaveNotReceived(dog, .eat, with: DogFood.dry(grams: 1)))
      #expect(expectHaveReceived(dog, .eat, with: DogFood.dry(grams: 1), outcome: .threw, times: .never))
      #expect(expectHaveReceived(dog, .eat, with: DogFood.dry(grams: 3), times: .atMost(1)))
    }
    let few = "Expected FakeDog.eat(.dry(grams: 3)) to be called"
    #expect(
      warnings == [
        "\(absence). \(doubt)", "\(absence) with outcome .threw. \(doubt)", "\(few) at most 1 time. \(doubt)",
      ])
    #expect("\(dog.didCall(.eat, with: DogFood.dry(grams: 3), times: 1))" == "\(few) exactly 1 time. \(doubt)")
    #expect(
      "\(dog.didCall(.eat, with: DogFood.dry(grams: 3)))"
        == "FakeDog.eat(.dry(grams: 3)) was called 1 time, as far as calls are kept, as expected.")
  }

  @Test("are told of where none is kept")
  func countsOnly() {
    dog.keepCalls(atMost: 0)
    _ = dog.bark()
    for _ in 1...2 { dog.eat(.canned) }

    #expect(
      Failures.capture { expectHaveReceived(dog, .eat, with: DogFood.canned) } == [
        """
        Expected FakeDog.eat(.canned) to be called at least 1 time, but it was called 0 times, as far as calls are kept.
        Calls to eat (2, not kept)
        Other calls: 1 not kept
        """
      ])
    #expect(
      Failures.capture { expectHaveReceived(dog, .digest) } == [
        """
        Expected FakeDog.digest to be called at least 1 time, but it was called 0 times.
        Other calls: 3 not kept
        """
      ])
    #expect(
      Failures.capture { expectHaveNoRecordedCalls(dog) } == [
        "Expected FakeDog not to be called, but it was called 3 times: 3 not kept."
      ])
    #expect(expectHaveRecordedCalls(dog))
  }

  @Test("are told of where outcomes are asked for")
  func outcomes() {
    dog.keepCalls(atMost: 1)
    for _ in 1...3 { dog.eat(.canned) }

    #expect(
      Failures.capture { expectHaveReceived(dog, .eat, outcome: .threw) } == [
        """
        Expected FakeDog.eat to be called at least 1 time with outcome .threw, but 0 calls had that outcome, as far \
        as calls are kept.
        Calls to eat (3, of which 1 is kept):
          #3  eat(.canned)   returned ()
        """
      ])
    dog.keepCalls(atMost: 0)
    #expect(
      Failures.capture { expectHaveReceived(dog, .eat, outcome: .threw) } == [
        """
        Expected FakeDog.eat to be called at least 1 time with outcome .threw, but 0 calls had that outcome, as far \
        as calls are kept.
        Calls to eat (3, not kept)
        """
      ])
  }

  @Test("are told of where an order is asked for")
  func order() {
    dog.keepCalls(atMost: 1)
    for _ in 1...2 { _ = dog.bark() }
    dog.eat(.canned)

    #expect(
      Failures.capture { expectHaveReceivedInOrder(dog.call(to: .bark, times: 2), dog.call(to: .eat)) } == [
        """
        Expected FakeDog.bark to be called first, exactly 2 times, but it was called 1 time there, as far as calls are \
        kept.
        The expected order:
          1. FakeDog.bark exactly 2 times     ← not received as expected
          2. FakeDog.eat
        The calls (3, of which 2 are kept):
          →  1. was expected after this
              FakeDog.bark()
              FakeDog.eat(.canned)
        """
      ])
  }

  @Test("fail the check for more calls unless an assertion counted them before or counts them by the function")
  func completeness() {
    dog.keepCalls(atMost: 1)
    dog.eat(.canned)
    expectHaveReceived(dog, .eat, with: DogFood.canned)
    for _ in 1...2 { dog.eat(.dry(grams: 3)) }
    for _ in 1...2 { _ = dog.bark() }
    expectHaveReceived(dog, .eat, with: DogFood.dry(grams: 3))
    #expect(
      Failures.capture { expectNoMoreCalls(dog) } == [
        """
        Expected no more calls to FakeDog, but no assertion has verified these 3:
          #5  bark()
          1 call to eat, not kept: only an assertion without arguments can verify it
          1 call to bark, not kept: only an assertion without arguments can verify it
        Verify it, for example:
        expectHaveReceived(fakeDog, .bark)
        If the code may call it or not, add times: .atLeast(0).
        """
      ])

    expectHaveReceived(dog, .bark, times: 2)
    expectHaveReceived(dog, .eat, times: 3)
    #expect(expectNoMoreCalls(dog))
  }

  @Test("are told of by a wait that is over")
  func waiting() async {
    dog.keepCalls(atMost: 1)
    for grams in 1...2 { dog.eat(.dry(grams: grams)) }

    let report = await reportOfWait {
      try await dog.waitForCall(to: .eat, withArguments: DogFood.dry(grams: 1), timeout: .zero).count
    }
    #expect(
      report == """
        Expected FakeDog.eat(.dry(grams: 1)) to be called at least 1 time, but it was called 0 times, as far as calls \
        are kept.
        Calls to eat (2, of which 1 is kept):
          #2  eat(.dry(grams: 2))   argument 0 is .dry(grams: 2), not .dry(grams: 1)
        """)
  }

  @Test("arguments that are not kept are matched by nothing that asks for a value")
  func unknownArguments() {
    dog.keepArguments(.none, of: .eat)
    dog.recordCall(.eat, arguments: nil)

    let matchers: [Argument] = [
      .nil, .nonNil, .not(Argument.nil), .not(DogFood.canned), .is(DogFood.self), .skipped, .is(Any.self),
      .where { (_: Any?) in true }, .validator { _ in true },
    ]
    for matcher in matchers {
      #expect(!dog.receivedCall(to: .eat, withArguments: matcher), "\(matcher)")
    }
    #expect(dog.receivedCall(to: .eat, withArguments: Argument.anything))
    #expect(
      Failures.capture { expectHaveReceived(dog, .eat, with: Argument.not(5)) } == [
        """
        Expected FakeDog.eat(not 5) to be called at least 1 time, but it was called 0 times.
        Calls to eat (1):
          #1  eat(<not kept>)   argument 0 is <not kept>
        """
      ])
  }

  @Test("arguments that are not kept are told of without a type of the library's")
  func missingArguments() {
    dog.keepArguments(.none, of: .eat)
    dog.eat(.canned)

    #expect(
      Failures.capture { expectHaveReceived(dog, .eat, with: DogFood.canned) } == [
        """
        Expected FakeDog.eat(.canned) to be called at least 1 time, but it was called 0 times.
        Calls to eat (1):
          #1  eat(<not kept>)   argument 0 is <not kept>, not .canned
        """
      ])
    #expect(
      Failures.capture { expectHaveReceived(dog, .eat, with: Argument.is(DogFood.self)) }.last?.hasSuffix(
        "argument 0 is <not kept>, not a value of type DogFood") == true)
    #expect(
      Failures.capture { _ = dog.calls[0].arguments.argument(ofType: DogFood?.self, atIndex: 0) } == [
        "Argument 0 is <not kept>, not a value of type DogFood?."
      ])
  }
}
