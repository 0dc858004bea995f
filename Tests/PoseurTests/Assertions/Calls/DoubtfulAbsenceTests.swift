import Poseur
import Testing

/// What is said of an assertion that no call came, or few, where such a call may have come or never could.
@Suite("An absence that is in doubt")
struct DoubtfulAbsenceTests {
  private let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))

  @Test("of a result that was an object, which nobody holds any more")
  func releasedResults() {
    dog.stub(.digest).andDo { _ in Dog() }
    let _: Dog = dog.faker.recordAndStub(function: .digest, arguments: 7)
    let warnings = Failures.capture(.warning) {
      #expect(expectHaveReceived(dog, .digest, outcome: .returned(Argument.is(Dog.self)), times: .never))
      #expect(expectHaveReceived(dog, .digest, with: 7, outcome: .returned(Dog()), times: .atMost(1)))
      #expect(expectHaveReceived(dog, .digest, outcome: .returned(nil), times: .never), "an object is not nil")
      #expect(expectHaveReceived(dog, .digest, outcome: .returned(5), times: .never), "nor a number")
      #expect(expectHaveReceived(dog, .digest, with: 8, outcome: .returned(Dog()), times: .never))
    }
    let reason = "This proves little, because 1 call may match, but not all results are kept."
    #expect(
      warnings == [
        "Expected FakeDog.digest not to be called with outcome .returned(a value of type Dog). \(reason)"
      ])
  }

  @Test("of an argument that was an object, and may be what is excluded")
  func releasedArguments() {
    dog.keepArguments(.weak, of: .howl)
    dog.recordCall(.howl, arguments: Dog())
    func matches(_ matcher: Argument) -> Bool { dog.receivedCall(to: .howl, withArguments: matcher) }

    let unknown: [Argument] = [
      .not(Argument.is(Dog.self)), .not(Pup()), .not(Argument.nonNil), .not(Argument.oneOf(5, Pup())),
      .not(Argument.all(.nonNil, .is(Dog.self))),
      .not(Argument.not(Dog())),
    ]
    for matcher in unknown { #expect(!matches(matcher), "\(matcher)") }
    for matcher in [
      .not(nil as Any?), .not(5), .not(Argument.oneOf(nil, 5)), .not(Argument.all(.nonNil, .equal(to: 5))),
    ] as [Argument] {
      #expect(matches(matcher), "\(matcher): the object was no such value")
    }
    #expect(
      Failures.capture { expectHaveReceived(dog, .howl, with: Argument.not(Argument.is(Dog.self))) } == [
        """
        Expected FakeDog.howl(not a value of type Dog) to be called at least 1 time, but it was called 0 times.
        Calls to howl (1):
          #1  howl(<Dog, released>)   argument 0 is <Dog, released>
        """
      ])
  }

  @Test("of a call that is to pass a check")
  func checks() {
    let cat = FakeDog()
    dog.keepArguments(.none, of: .howl)
    for volume in 1...2 { dog.recordCall(.howl, arguments: volume) }
    dog.keepArguments(.none, of: .eat)
    dog.eat(.canned)
    cat.recordCall(.howl, arguments: 1, 2)
    cat.recordCall(.eat, arguments: DogFood.canned)
    cat.recordCall(.digest, arguments: 1)
    cat.recordCall(.digest, arguments: 1.0)

    let warnings = Failures.capture(.warning) {
      #expect(expectHaveReceived(dog.call(to: .howl, where: { (volume: Int) in volume == 1 }, times: .never)))
      #expect(expectHaveReceived(dog.call(to: .eat, where: { (food: DogFood) in food == .canned }, times: .never)))
      #expect(expectHaveReceived(cat.call(to: .howl, where: { (volume: Int) in volume == 1 }, times: .never)))
      #expect(expectHaveReceived(cat.call(to: .digest, where: { (size: Int8?) in size == 1 }, times: .never)))
      #expect(expectHaveReceived(cat.call(to: .eat, where: { (item: Item) in item == .ball }, times: .never)))
      #expect(expectHaveReceived(cat.call(to: .eat, where: { $0.isEmpty }, times: .never)))
      #expect(expectHaveReceived(cat.call(to: .howl, where: { () in false }, times: .never)))
    }
    #expect(
      warnings == [
        "Expected FakeDog.howl where a check passes not to be called. This proves little, because 2 calls may "
          + "match, but not all arguments are kept.",
        "Expected FakeDog.eat where a check passes not to be called. This proves little, because 1 call may match, "
          + "but not all arguments are kept.",
        "Expected FakeDog.howl where a check passes not to be called. This proves little, because the only call "
          + "has 2 arguments, not 1: expect 2 arguments.",
        "Expected FakeDog.digest where a check passes not to be called. This proves little, because each of 2 calls has "
          + "Int or Double as argument 0, not Int8: expect Int or Double.",
        "Expected FakeDog.eat where a check passes not to be called. This proves little, because the only call has "
          + "DogFood as argument 0, not Item: expect DogFood.",
      ])
  }

  @Test("of a number of another type, within other matchers too")
  func numbers() {
    dog.recordCall(.howl, arguments: 3)
    dog.recordCall(.digest, arguments: 3.0)
    dog.recordCall(.eat, arguments: nil)
    let warnings = Failures.capture(.warning) {
      expectHaveNotReceived(dog, .howl, with: Argument.oneOf(Int64(3), Int8(3), Int64(4)))
      expectHaveNotReceived(dog, .howl, with: Argument.all(.nonNil, .equal(to: Int64(3))))
      expectHaveNotReceived(dog, .howl, with: Argument.close(to: 3, within: 1))
      expectHaveNotReceived(dog, .digest, with: Argument.either(.nil, .lessThan(6)))
      expectHaveNotReceived(dog, .digest, with: Argument.either(.nil, .is(Item.self)))
      expectHaveNotReceived(dog, .digest, with: Argument.oneOf(nil, Float(2), 4.0))
      expectHaveNotReceived(dog, .digest, with: Argument.close(to: 8, within: 1))
      expectHaveNotReceived(dog, .eat, with: Argument.oneOf(1, 2))
    }
    func expectation(_ call: String) -> String {
      "Expected FakeDog.\(call) not to be called. This proves little, because "
    }
    #expect(
      warnings == [
        expectation("howl(one of 3, 3, 4)") + "the only call has Int as argument 0, not Int64 or Int8: expect Int.",
        expectation("howl(a value other than nil and 3)")
          + "the only call has Int as argument 0, not Int64: expect Int.",
        expectation("howl(a floating-point number within 1.0 of 3.0)")
          + "the only call has Int as argument 0, not Double or another floating-point type: expect Int.",
        expectation("digest(nil or a value less than 6)")
          + "the only call has Double as argument 0, not Int: expect Double.",
        expectation("digest(nil or a value of type Item)")
          + "the only call has Double as argument 0, not Item: expect Double.",
      ])
  }

  @Test("of a result that is a number of another type")
  func resultsOfAnotherType() {
    dog.stub(.digest).with(1).andReturn(2.0)
    dog.stub(.digest).with(2).andReturn(Float(2))
    let _: Double = dog.faker.recordAndStub(function: .digest, arguments: 1)
    let one = Failures.capture(.warning) {
      #expect(expectHaveReceived(dog, .digest, outcome: .returned(2), times: .never))
      #expect(expectHaveReceived(dog, .digest, outcome: .returned(3.0), times: .never))
      #expect(expectHaveReceived(dog, .digest, with: 2, outcome: .returned(2), times: .never))
      #expect(expectHaveReceived(dog, .digest, outcome: .calledThrough(2), times: .never))
    }
    let _: Float = dog.faker.recordAndStub(function: .digest, arguments: 2)
    let two = Failures.capture(.warning) {
      #expect(expectHaveReceived(dog, .digest, outcome: .returned(Argument.greaterThan(1)), times: .atMost(3)))
    }
    #expect(
      one == [
        "Expected FakeDog.digest not to be called with outcome .returned(2). This proves little, because the only "
          + "result is Double, not Int: expect Double."
      ])
    #expect(
      two == [
        "Expected FakeDog.digest to be called at most 3 times with outcome .returned(a value greater than 1). This "
          + "proves little, because each of 2 results is Double or Float, not Int: expect Double or Float."
      ])
  }

  @Test("of another type: a variadic's value recorded as a list, a text for a number, a case of another enum")
  func otherTypes() {
    dog.recordCall(.howl, arguments: [3])
    dog.recordCall(.eat, arguments: DogFood.canned)
    dog.recordCall(.digest, arguments: 3)
    let warnings = Failures.capture(.warning) {
      expectHaveNotReceived(dog, .howl, with: 4)
      expectHaveNotReceived(dog, .eat, with: Item.ball)
      expectHaveNotReceived(dog, .digest, with: "3")
      expectHaveReceived(dog, .digest, with: Argument.hasPrefix("3"), times: .atMost(0))
    }
    func expectation(_ call: String) -> String {
      "Expected FakeDog.\(call) not to be called. This proves little, because "
    }
    #expect(
      warnings == [
        expectation("howl(4)") + "the only call has [Int] as argument 0, not Int: expect [Int].",
        expectation("eat(.ball)") + "the only call has DogFood as argument 0, not Item: expect DogFood.",
        expectation("digest(\"3\")") + "the only call has Int as argument 0, not String: expect Int.",
        expectation("digest(a string that begins with \"3\")")
          + "the only call has Int as argument 0, not String: expect Int.",
      ])
  }

  @Test("of a type that one call has is honest, and so is one that is passed as what two types have in common")
  func honest() {
    dog.recordCall(.howl, arguments: "a", 1)
    dog.recordCall(.howl, arguments: 2, "b")
    dog.recordCall(.eat, arguments: nil)
    dog.recordCall(.digest, arguments: Dog())
    let warnings = Failures.capture(.warning) {
      expectHaveNotReceived(dog, .howl, with: 3, "b")
      expectHaveNotReceived(dog, .howl, with: "b", Argument.nonNil)
      expectHaveNotReceived(dog, .eat, with: 5)
      expectHaveNotReceived(dog, .digest, with: Argument.is(FakeDog.self))
      expectHaveNotReceived(dog, .digest, with: nil)
    }
    #expect(warnings == [])
    #expect(
      Failures.capture(.warning) { expectHaveNotReceived(dog, .howl, with: 3, 4) } == [
        "Expected FakeDog.howl(3, 4) not to be called. This proves little, because each of 2 calls has String as "
          + "argument 0, not Int, or String as argument 1, not Int."
      ])
  }

  @Test("of what nothing can match")
  func impossibilities() {
    struct Retry: Error, @unchecked Sendable { let again: () -> Void }
    struct Offset: Error { let hertz: Double }
    dog.recordCall(.howl, arguments: 1.5)
    let reasons: [(Argument, String)] = [
      (.in(1.0..<1.0), "nothing is a value in 1.0..<1.0"),
      (.lessThan(Double.nan), "nothing is a value less than nan"),
      (.greaterThan(Double.nan), "nothing is a value greater than nan"),
      (.close(to: .nan, within: 1), "nothing is a floating-point number within 1.0 of nan"),
      (.instanceOf((any Error).self), "no value's own type is a protocol; use Argument.is"),
      (.not(Argument.either(.nil, .anything)), "everything is nil or any value"),
      (.not(Argument.all()), "everything is any value"),
      (.error(Offset(hertz: .nan)), "an error with a closure or NaN inside equals nothing; expect its type instead"),
    ]
    for (matcher, reason) in reasons {
      #expect(
        Failures.capture { expectHaveNotReceived(dog, .howl, with: matcher) } == [
          "Expected FakeDog.howl(\(matcher)) not to be called. This proves nothing, because \(reason)."
        ])
    }
    #expect(
      Failures.capture { expectHaveReceived(dog, .howl, outcome: .threw(Retry {}), times: .never) } == [
        """
        Expected FakeDog.howl not to be called with outcome .threw(Retry(again: () -> Void closure)). This proves \
        nothing, because an error with a closure or NaN inside equals nothing; expect its type instead.
        """
      ])
    dog.recordCall(.eat, arguments: CancellationError())
    let possible = Failures.capture {
      expectHaveNotReceived(dog, .eat, with: Argument.error(Hoarse()))
      expectHaveNotReceived(dog, .howl, with: Argument.close(to: 5, within: .nan))
      expectHaveNotReceived(dog, .howl, with: Argument.not(Argument.all(.nonNil, .anything)))
      expectHaveReceived(dog, .howl, outcome: .threw(Offset(hertz: 1)), times: .never)
    }
    #expect(possible == [])
  }

  @Test("reads alike however no call at all is written")
  func never() {
    dog.recordCall(.howl, arguments: 1)
    for times in [.never, .atMost(0), .between(0...0)] as [CountSpecifier] {
      #expect(
        Failures.capture { expectHaveReceived(dog, .howl, times: times) } == [
          """
          Expected FakeDog.howl not to be called, but it was called 1 time.
          Calls to howl (1):
            #1  howl(1)
          """
        ])
      let order = Failures.capture { expectHaveReceivedInOrder(dog.call(to: .howl, times: times)) }
      #expect(order.first?.contains("1. FakeDog.howl, never     ← received anyway") == true)
    }
  }

  @Test("ranks errors that are expected by how much they differ")
  func nearestError() {
    final class Failure: Error { let code: Int; init(_ code: Int) { self.code = code } }
    dog.recordCall(.howl, arguments: Hoarse())
    dog.recordCall(.howl, arguments: Failure(1))
    #expect(
      Failures.capture { expectHaveReceived(dog, .howl, with: Argument.error(Failure(2))) } == [
        """
        Expected FakeDog.howl(the error <Failure>) to be called at least 1 time, but it was called 0 times.
        Calls to howl (2):
          #2  howl(<Failure>)   argument 0 is another <Failure>, not the error <Failure>: code: expected 2, received 1\
             ← nearest
          #1  howl(Hoarse())    argument 0 is Hoarse(), not the error <Failure>
        """
      ])
  }
}

// MARK: - Fixtures

private final class Pup: Equatable {
  static func == (_: Pup, _: Pup) -> Bool { true }
}
