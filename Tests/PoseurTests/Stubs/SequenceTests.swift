import Poseur
import Testing

@Suite("A sequence of answers")
struct SequenceTests {
  private let dog = FakeDog()

  @Test("stays at its last answer")
  func stays() {
    dog.stub(function: .bark).andReturn("one", "two")
    #expect(sounds(4) == ["one", "two", "two", "two"])
  }

  @Test("starts again where it is to cycle")
  func cycles() {
    let stub = dog.stub(function: .bark).andReturn("one", "two").thenCycle()

    #expect(sounds(5) == ["one", "two", "one", "two", "one"])
    #expect(stub.callCount == 5)
  }

  @Test("of one answer cycles too")
  func cyclesAlone() {
    dog.stub(function: .bark).andReturn("one").thenCycle()
    #expect(sounds(3) == ["one", "one", "one"])
  }

  @Test("leaves the calls after its end to older stubs")
  func fallsThrough() {
    dog.stub(function: .bark).andReturn("old")
    let stub = dog.stub(function: .bark).andReturn("one", "two").thenFallThrough()

    #expect(sounds(4) == ["one", "two", "old", "old"])
    #expect(stub.callCount == 2)
  }

  @Test("of a specific stub falls through to a universal one, and the other way round")
  func fallsThroughTiers() {
    dog.stub(function: .rollOntoTummy).with(true).andReturn("specific").thenFallThrough()
    dog.stub(function: .rollOntoTummy).andReturn("universal").thenFallThrough()

    #expect(dog.rollOntoTummy(getARub: true) == "universal")
    #expect(dog.rollOntoTummy(getARub: true) == "specific")
  }

  @Test("that fell through to nothing is in the report")
  func fallsThroughToNothing() {
    dog.stub(function: .bark).andReturn("one", "two").thenFallThrough()
    _ = sounds(2)

    #expect(
      Failures.capture { _ = dog.bark() } == [
        """
        FakeDog.bark() was called, but no stub answers it.
        Stubs of bark (1):
          bark   its sequence of 2 answers has ended
        Stub it, for example:
        fakeDog.stub(.bark).andReturn(<#String#>)
        See “When no stub answers” in Poseur's documentation.
        """
      ])
  }

  @Test("that was to fail, but has answered all calls of its stub, is over because of these")
  func limitBeforeEnd() {
    dog.stub(function: .bark).once().andReturn("one").thenFail()
    _ = sounds(1)

    #expect(
      Failures.capture { _ = dog.bark() } == [
        """
        FakeDog.bark() was called, but no stub answers it.
        Stubs of bark (1):
          bark   has answered its only call
        Stub it, for example:
        fakeDog.stub(.bark).andReturn(<#String#>)
        See “When no stub answers” in Poseur's documentation.
        """
      ])
  }

  @Test("fails the call after its end, once, and a stand-in is returned")
  func fails() {
    dog.stub(function: .bark).andReturn("older")
    let line: UInt = #line + 1
    let stub = dog.stub(function: .bark).andReturn("one", "two").thenFail()
    var result: [String] = []

    #expect(Failures.capture { result = sounds(3) } == [ended("FakeDog.bark()", line, "2 answers")])
    #expect(result == ["one", "two", ""])
    #expect(stub.callCount == 2)
  }

  @Test("that has ended is not all there is to say where the function was stubbed again with a wrong value")
  func failsBehindWrongValue() {
    let line: UInt = #line + 1
    dog.stub(function: .bark).andReturn("one").thenFail()
    _ = dog.bark()
    dog.stub(function: .bark).andReturn(2)

    let passed = "The stub written at SequenceTests.swift:\(line + 2) matches too, but returns 2 (Int), not String."
    #expect(Failures.capture { _ = dog.bark() } == ["\(ended("FakeDog.bark()", line, "1 answer"))\n\(passed)"])
  }

  @Test("takes several values at once")
  func severalValues() {
    dog.stub(function: .bark).andReturn("one").thenReturn("two", "three", "four")
    #expect(sounds(5) == ["one", "two", "three", "four", "four"])
  }

  @Test("that has ended throws in a function that can throw")
  func failsThrowing() throws {
    let line: UInt = #line + 1
    dog.stub(function: .howl).with(Argument.captor()).andReturn("awoo").thenFail()
    _ = try dog.howl(at: 3)
    var thrown: (any Error)?

    let messages = Failures.capture { do { _ = try dog.howl(at: 3) } catch { thrown = error } }
    #expect(messages == [ended("FakeDog.howl(3)", line, "1 answer")])
    #expect(
      (thrown as? UnstubbedCall)?.description.hasPrefix("FakeDog.howl(3) was called, but its stub has no") == true)
  }

  @Test("that has ended is a failure also where the fake has an answer of its own, which is given then")
  func failsBeforeOrElse() {
    let line: UInt = #line + 1
    dog.stub(function: .bark).andReturn("one").thenFail()
    _ = dog.bark()

    let messages = Failures.capture { #expect(dog.recordAndStub(function: .bark, orElse: "own") == "own") }
    #expect(messages == [ended("FakeDog.bark()", line, "1 answer")])
    #expect(dog.calls.last?.outcome.description == #"called through and returned "own""#)
  }

  @Test("that has ended is a failure of an asynchronous function too, and where nothing unstubbed is reported")
  func failsAsynchronously() async {
    let faker = FakeDog.Function.faker(unstubbed: .returnDefault)
    let line: UInt = #line + 1
    faker.stub(function: .bark).andReturn("one").thenFail()

    let messages = await Failures.capture {
      let sounds: [String] = [await faker.recordAndStub(function: .bark), await faker.recordAndStub(function: .bark)]
      #expect(sounds == ["one", ""])
    }
    #expect(messages == [ended("FakeDog.bark()", line, "1 answer")])
  }

  @Test("that has ended is a failure of a function that returns nothing")
  func failsWithoutResult() {
    let captor = Argument.captor()
    let line: UInt = #line + 1
    dog.stub(function: .eat).with(captor).andReturn().thenFail()
    dog.eat(.dry(grams: 3))

    #expect(Failures.capture { dog.eat(.canned) } == [ended("FakeDog.eat(.canned)", line, "1 answer")])
    #expect(dog.calls.last?.outcome.description == "was not stubbed")
    #expect(captor.values() == [DogFood.dry(grams: 3)], "a call that is not answered is not captured")
  }

  @Test("goes on with answers that are added after its end")
  func addedAfterTheEnd() {
    let stub = dog.stub(function: .bark).andReturn("one").thenFail()
    _ = dog.bark()
    stub.thenReturn("two")

    #expect(dog.bark() == "two")
    #expect(Failures.capture { _ = dog.bark() }.count == 1)
  }

  @Test("has the end that was given last")
  func lastEnd() {
    let stub = dog.stub(function: .bark).andReturn("one", "two").thenFail()
    _ = sounds(2)
    stub.thenCycle()

    #expect(sounds(3) == ["one", "two", "one"])
  }

  @Test("ends earlier where the stub answers fewer calls")
  func timesBeforeTheEnd() {
    dog.stub(function: .bark).andReturn("old")
    dog.stub(function: .bark).times(3).andReturn("one", "two").thenCycle()
    dog.stub(function: .bark).times(1).andReturn("first", "never").thenFail()

    #expect(sounds(5) == ["first", "one", "two", "one", "old"])
  }

  @Test("throws, runs closures and calls through in turn")
  func mixed() throws {
    dog.stub(function: .howl).andThrow(Hoarse()).thenCallThrough().thenDo { _ in "done" }.thenCycle()
    let howl = { try dog.recordAndStubThrowing(function: .howl, arguments: 1, orElse: "own") }

    #expect(throws: Hoarse()) { try howl() }
    #expect([try howl(), try howl()] == ["own", "done"])
    #expect(throws: Hoarse()) { try howl() }
  }

  @Test("of a stub that is gone has no end to set")
  func goneStub() {
    let stub = dog.stub(function: .bark).andReturn("woof")
    stub.remove()

    let gone = "This stub was removed or reset, so nothing can be added to its sequence. Stub the function again."
    let messages = Failures.capture {
      stub.thenReturn("again", "and again").thenThrow(Hoarse()).thenCycle().thenFail().thenFallThrough()
    }
    #expect(messages == Array(repeating: gone, count: 5))
  }

  @Test("that falls through shadows nothing")
  func shadowsNothing() {
    dog.stub(function: .shouldFetch).andReturn(false).thenFallThrough()
    let warnings = Failures.capture(.warning) {
      dog.stub(function: .shouldFetch).with(Item.ball, Member.kid).andReturn(true)
    }
    #expect(warnings == [])
  }

  // MARK: - Fixtures

  private func sounds(_ count: Int) -> [String] { (0..<count).map { _ in dog.bark() } }

  private func ended(_ call: String, _ line: UInt, _ count: String) -> String {
    """
    \(call) was called, but its stub has no answer left: the one written at SequenceTests.swift:\(line) has \
    \(count) and ends with thenFail().
    Add an answer to that stub, or stub the function again.
    """
  }
}
