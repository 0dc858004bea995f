import Poseur
import Testing

@Suite("Calling through")
struct CallThroughTests {
  private let dog = FakeDog()

  @Test("may be for some calls only")
  func someCalls() {
    dog.stub(function: .rollOntoTummy).with(Argument.anything).andReturn("stubbed")
    dog.stub(function: .rollOntoTummy).with(true).andCallThrough()

    #expect(dog.recordAndStub(function: .rollOntoTummy, arguments: true, orElse: "own") == "own")
    #expect(dog.recordAndStub(function: .rollOntoTummy, arguments: false, orElse: "own") == "stubbed")
  }

  @Test("changes the result, and the record has the changed one")
  func change() {
    dog.stub(function: .bark).andCallThrough { (sound: String) in sound + "!" }

    #expect(dog.recordAndStub(function: .bark, orElse: "own") == "own!")
    #expect(dog.calls.last?.outcome.description == #"called through and returned "own!""#)
  }

  @Test("changes the result for some calls only, and only so often")
  func changeOfSomeCalls() {
    dog.stub(function: .rollOntoTummy).with(true).once().andCallThrough(then: { (sound: String) in sound + "!" })
    let sounds = [true, false, true].map {
      dog.recordAndStub(function: .rollOntoTummy, arguments: $0, orElse: "own")
    }
    #expect(sounds == ["own!", "own", "own"])
  }

  @Test("changes an optional result, also nil")
  func optionalResult() {
    dog.stub(function: .digest).andCallThrough { (result: String?) in result.map { $0 + "!" } ?? "nothing" }
    let results: [String?] = [
      dog.recordAndStub(function: .digest, orElse: nil), dog.recordAndStub(function: .digest, orElse: "bone"),
    ]
    #expect(results == ["nothing", "bone!"])

    dog.stub(function: .digest).andCallThrough { (_: String?) in nil }
    #expect(dog.recordAndStub(function: .digest, orElse: "bone") as String? == nil)
  }

  @Test("changes the value of an optional result")
  func valueOfOptionalResult() {
    dog.stub(function: .digest).andCallThrough { (result: String) in result + "!" }

    #expect(dog.recordAndStub(function: .digest, orElse: "bone") as String? == "bone!")
    var result: String? = "something"
    #expect(
      Failures.capture { result = dog.recordAndStub(function: .digest, orElse: nil) } == [
        """
        FakeDog.digest() called through and returned nil, but the closure of its stub's andCallThrough(then:) takes \
        String.
        """
      ])
    #expect(result == nil)
  }

  @Test("hands out the value that it is, where the closure takes any")
  func anyResult() {
    dog.stub(function: .bark).andCallThrough { (sound: Any) in "\(sound)!" }

    #expect(dog.recordAndStub(function: .bark, orElse: "own") == "own!")
  }

  @Test("changes the result of an asynchronous function")
  func asynchronous() async throws {
    let faker = FakeDog.Function.faker()
    faker.stub(function: .howl).andCallThrough { (sound: String) in sound + "!" }
    let howl: () async throws -> String = {
      await Task.yield()
      return "awoo"
    }
    let sound = try await faker.recordAndStubThrowing(function: .howl, orElse: try await howl())

    #expect(sound == "awoo!")
    #expect(faker.calls.last?.outcome.description == #"called through and returned "awoo!""#)
  }

  @Test("runs code after a function that returns nothing")
  func void() {
    var fed = 0
    dog.stub(function: .eat).andCallThrough { _ in fed += 1 }
    dog.recordAndStub(function: .eat, arguments: DogFood.canned, orElse: ())

    #expect(fed == 1)
  }

  @Test("throws what the fake's own answer throws, else what the closure throws")
  func throwing() throws {
    struct Tired: Error {}
    dog.stub(function: .howl).andCallThrough { (_: String) in throw Hoarse() }
    let real: (Bool) throws -> String = { isTired in
      if isTired { throw Tired() }
      return "awoo"
    }
    #expect(throws: Tired.self) { try dog.recordAndStubThrowing(function: .howl, orElse: try real(true)) }
    #expect(throws: Hoarse.self) { try dog.recordAndStubThrowing(function: .howl, orElse: try real(false)) }
  }

  @Test("with a closure that takes another type is a failure, and the result stays")
  func wrongType() {
    dog.stub(function: .bark).andCallThrough { (count: Int) in count + 1 }
    var sound: String?

    #expect(
      Failures.capture { sound = dog.recordAndStub(function: .bark, orElse: "own") } == [
        """
        FakeDog.bark() called through and returned "own" (String), but the closure of its stub's \
        andCallThrough(then:) takes Int.
        """
      ])
    #expect(sound == "own")
  }

  @Test("with a closure that returns a value of a wider type is a failure where that is not what is needed")
  func widerType() {
    dog.stub(function: .bark).andCallThrough { (_: Any) in 5 }

    #expect(
      Failures.capture { _ = dog.recordAndStub(function: .bark, orElse: "own") } == [
        "FakeDog.bark() has to return String, but the closure of its stub returned 5 (Int)."
      ])
  }

  @Test("with a closure, but without an answer to call, is the failure that it is without one")
  func nothingToCall() {
    dog.stub(function: .bark).andCallThrough { (sound: String) in sound + "!" }

    #expect(
      Failures.capture { _ = dog.bark() } == [
        """
        The stub of FakeDog.bark() calls through, but the fake passes no orElse: to call.
        Add it where the fake forwards the function, after the arguments:
        orElse: <#super.bark(…)#>
        """
      ])
  }

  @Test("runs a closure that may call, stub and reset the same fake")
  func reentrant() {
    dog.stub(function: .digest).andReturn("bone")
    dog.stub(function: .bark).andCallThrough { (sound: String) in
      let digested = dog.digest() ?? ""
      dog.reset()
      return sound + digested
    }
    #expect(dog.recordAndStub(function: .bark, orElse: "own ") == "own bone")
  }
}
