import Poseur
import Testing

@Suite("Answering a call", .tags(.memory))
struct AnsweringTests {
  private let dog = FakeDog()

  @Test("a stub returns its value")
  func value() {
    dog.stub(function: .bark).andReturn("meow")
    #expect(dog.bark() == "meow")
  }

  @Test("of many stubs, the one for the call's arguments returns its value, whichever it is")
  func many() throws {
    for moon in 1...6 { dog.stub { try $0.howl(at: moon) }.andReturn("howl \(moon)") }
    #expect(try (1...6).map { try dog.howl(at: $0) } == (1...6).map { "howl \($0)" })
    dog.stub { try $0.howl(at: $1) }.where { $0 > 5 }.andReturn("loud")
    #expect(try (4...6).map { try dog.howl(at: $0) } == ["howl 4", "howl 5", "loud"])
  }

  @Test("a stub returns nil for an optional result")
  func nilValue() {
    dog.stub(function: .digest).andReturn(nil)
    var result: String? = "something"
    #expect(Failures.capture { result = dog.digest() } == [])
    #expect(result == nil)
  }

  @Test("a value answers for an optional result")
  func optionalValue() {
    dog.stub(function: .digest).andReturn("bone")
    #expect(dog.digest() == "bone")
  }

  @Test("several values are returned in turn, and the last stays")
  func sequence() {
    dog.stub(function: .bark).andReturn("one", "two").thenReturn("three")
    #expect((1...4).map { _ in dog.bark() } == ["one", "two", "three", "three"])
  }

  @Test("a sequence may throw and run closures")
  func mixedSequence() throws {
    dog.stub(function: .howl).andReturn("awoo").thenThrow(Hoarse()).thenDo { "louder than \($0[0] ?? 0)" }

    #expect(try dog.howl(at: 1) == "awoo")
    #expect(throws: Hoarse()) { try dog.howl(at: 2) }
    #expect(try dog.howl(at: 3) == "louder than 3")
  }

  @Test("a closure takes the arguments and returns the result")
  func closure() {
    dog.stub(function: .shouldFetch).andDo { arguments in
      arguments.argument(ofType: Item.self, atIndex: 0) == .ball && arguments[1] as? Member == .kid
    }
    #expect(dog.shouldFetch(.ball, for: .kid))
    #expect(!dog.shouldFetch(.slippers, for: .kid))
  }

  @Test("a function that returns nothing needs no stub, and takes any")
  func void() {
    var eaten: [DogFood] = []
    #expect(Failures.capture { dog.eat(.canned) } == [])

    dog.stub(function: .eat).andDoVoid { eaten.append($0.argument(atIndex: 0)) }
    dog.eat(.dry(grams: 3))
    dog.stub(function: .eat).andDo { _ in 3 }
    dog.eat(.canned)
    let nothing = dog.stub(function: .eat).andReturn().thenReturn()
    dog.eat(.canned)
    dog.eat(.canned)

    #expect(eaten == [.dry(grams: 3)])
    #expect(dog.callCountFor(function: .eat) == 5)
    #expect(nothing.callCount == 2)
  }

  @Test("a stub answers so many times, then the next older one does")
  func times() {
    dog.stub(function: .bark).andReturn("always")
    let twice = dog.stub(function: .bark).times(2).andReturn("twice")

    #expect((1...3).map { _ in dog.bark() } == ["twice", "twice", "always"])
    #expect(twice.callCount == 2)
  }

  @Test("a stub whose value is of another type is passed over for one that fits")
  func wrongTypePassedOver() {
    dog.stub(function: .bark).andReturn("meow")
    let wrong = dog.stub(function: .bark).andReturn(5)

    var sound = ""
    #expect(Failures.capture { sound = dog.bark() } == [])
    #expect(sound == "meow")
    #expect(wrong.callCount == 0)
  }

  @Test("a universal stub overrides specific ones, however new they are")
  func universalFirst() {
    dog.stub(function: .rollOntoTummy).andReturn("universal")
    _ = Failures.capture(.warning) {
      dog.stub(function: .rollOntoTummy, withArguments: true).andReturn("specific")
    }
    #expect(dog.rollOntoTummy(getARub: true) == "universal")

    dog.removeUniversalStub(for: .rollOntoTummy)
    #expect(dog.rollOntoTummy(getARub: true) == "specific")
  }

  @Test("a specific stub comes first where the precedence says so")
  func specificFirst() {
    let dog = FakeDog(FakeDog.Function.faker(precedence: .specificFirst))
    dog.stub(function: .rollOntoTummy, withArguments: true).andReturn("specific")
    dog.stub(function: .rollOntoTummy).andReturn("universal")

    #expect(dog.rollOntoTummy(getARub: true) == "specific")
    #expect(dog.rollOntoTummy(getARub: false) == "universal")
  }

  @Test("a check decides whether its stub answers")
  func check() {
    dog.stub(function: .rollOntoTummy) { ($0[0] as? Bool) == false }.andReturn("HOWL")
    dog.stub(function: .rollOntoTummy).where { ($0[0] as? Bool) == true }.andReturn("purr")

    #expect(dog.rollOntoTummy(getARub: false) == "HOWL")
    #expect(dog.rollOntoTummy(getARub: true) == "purr")
  }

  @Test("a list of arguments adds up over several with")
  func accumulatedArguments() {
    dog.stub(.shouldFetch).with(Item.ball).with(Argument.anything).andReturn(true)
    #expect(dog.shouldFetch(.ball, for: .kid))
  }

  @Test("an empty with means any arguments")
  func emptyWith() {
    dog.stub(.shouldFetch).with().andReturn(true)
    #expect(dog.shouldFetch(.slippers, for: .kid))
  }

  @Test("a stub answers only once it is complete")
  func incompleteStub() {
    dog.stub(function: .bark).andReturn("meow")
    let unfinished = dog.stub(function: .bark)

    #expect(dog.bark() == "meow")
    unfinished.andReturn("woof")
    #expect(dog.bark() == "woof")
  }

  @Test("a removed stub steps back for the older one, and keeps its count")
  func removal() {
    dog.stub(function: .bark).andReturn("old")
    let new = dog.stub(function: .bark).andReturn("new")
    #expect(dog.bark() == "new")

    new.remove()
    new.remove()
    #expect(dog.bark() == "old")
    #expect(new.callCount == 1)
  }

  @Test("stubAgain takes the place of the stub for the same calls")
  func stubAgain() {
    let first = dog.stub(.shouldFetch).with(Item.ball, Argument.anything).andReturn(true)
    let other = dog.stub(.shouldFetch).with(Item.stick, Argument.anything).andReturn(true)
    let second = dog.stubAgain(.shouldFetch).with(Item.ball, Argument.anything).andReturn(false)
    #expect(!dog.shouldFetch(.ball, for: .kid))
    #expect(dog.shouldFetch(.stick, for: .kid))

    second.remove()
    #expect(Failures.capture { _ = dog.shouldFetch(.ball, for: .kid) }.count == 1, "the first one is gone")
    #expect((first.callCount, other.callCount) == (0, 1))
  }

  @Test("an answer can be asked for without a record of the call")
  func stubbedValue() throws {
    dog.stub(function: .bark).andReturn("meow")
    dog.stub(function: .howl).with(3).andThrow(Hoarse())
    let sound: String = dog.stubbedValue(forFunction: .bark)

    #expect(sound == "meow")
    #expect(throws: Hoarse()) {
      try dog.stubbedValueThrowing(forFunction: .howl, asType: String.self, arguments: [3])
    }
    #expect(dog.stubbedValue(forFunction: .bark, orElse: "woof") == "meow")
    #expect(dog.stubbedValue(forFunction: .digest, arguments: [1], orElse: "woof") == "woof")
    #expect(!dog.hasRecordedCalls)
  }

  @Test("a function that returns anything is no function that returns nothing")
  func anyResult() {
    let faker = FakeDog.Function.faker()
    var unstubbed: Any?
    #expect(Failures.capture { unstubbed = faker.recordAndStub(function: .digest, asType: Any?.self) }.count == 1)
    #expect(unstubbed == nil)

    faker.stub(function: .digest).andDo { _ in "bone" }
    #expect(faker.recordAndStub(function: .digest, asType: Any.self) as? String == "bone")
  }

  @Test("the type can be given where it cannot be inferred")
  func explicitType() {
    dog.stub(function: .bark).andReturn("meow")
    #expect(dog.recordAndStub(function: .bark, asType: String.self) == "meow")
  }
}
