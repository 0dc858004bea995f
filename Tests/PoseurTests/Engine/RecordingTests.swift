import Poseur
import Testing

@Suite("Recording a call", .tags(.memory))
struct RecordingTests {
  private let dog = FakeDog()

  @Test("a stub's closure sees its own call, and calls made within are listed after it")
  func ownCall() {
    dog.stub(function: .digest).andReturn("bone")
    dog.stub(function: .bark).andDo { [dog] _ in
      #expect(dog.callCountFor(function: .bark) == 1)
      #expect(dog.calls(to: .bark)[0].outcome.description == "is pending")
      return dog.digest()
    }

    #expect(dog.bark() == "bone")
    #expect(dog.calls.map(\.description) == ["bark()", "digest()"])
  }

  @Test("the outcome of each call is written down")
  func outcomes() throws {
    dog.stub(function: .bark).andReturn("woof")
    dog.stub(function: .howl).andThrow(Hoarse())
    _ = dog.bark()
    _ = try? dog.howl(at: 1)
    dog.eat(.canned)
    dog.recordCall(.eat, arguments: DogFood.canned)
    _ = dog.recordAndStub(function: .digest, orElse: "bone")
    _ = Failures.capture { _ = dog.digest() }

    #expect(
      dog.calls.map(\.outcome.description) == [
        #"returned "woof""#, "threw Hoarse()", "returned ()", "returned ()", #"called through and returned "bone""#,
        "was not stubbed",
      ])
  }

  @Test("the call knows where the stub was written that answered it")
  func stubPosition() {
    let line: UInt = #line + 1
    dog.stub(function: .bark).andReturn("woof")
    _ = dog.bark()

    #expect(dog.calls[0].stubPosition?.line == line)
  }

  @Test("a stub of another type has not answered: the call knows no place of it")
  func stubPositionOfPassedOver() {
    dog.stub(function: .bark).andReturn(5)
    _ = Failures.capture {
      _ = dog.recordAndStub(function: .bark, orElse: "own")
      _ = dog.bark()
    }

    #expect(dog.calls.map { $0.stubPosition == nil } == [true, true])
    #expect(
      dog.calls.map(\.outcome.description) == [#"called through and returned "own""#, "was not stubbed"])
  }

  @Test("a call that calls through to nothing was not stubbed")
  func outcomeOfNothingToCallThrough() {
    dog.stub(function: .bark).andCallThrough()
    _ = Failures.capture { _ = dog.bark() }

    #expect(dog.calls.map(\.outcome.description) == ["was not stubbed"])
  }

  @Test("the three ways to look: any call, a check, a list of arguments")
  func threeWays() {
    dog.stub(function: .rollOntoTummy).andReturn("pants")
    _ = dog.rollOntoTummy(getARub: true)
    _ = dog.rollOntoTummy(getARub: false)
    _ = dog.rollOntoTummy(getARub: true)

    #expect(dog.receivedCall(to: .rollOntoTummy))
    #expect(dog.callCountFor(function: .rollOntoTummy) == 3)
    #expect(dog.receivedCall(to: .rollOntoTummy) { ($0[0] as? Bool) == true })
    #expect(dog.callCountFor(function: .rollOntoTummy, where: { ($0[0] as? Bool) == true }) == 2)
    #expect(dog.receivedCall(to: .rollOntoTummy, withArguments: false))
    #expect(dog.callCountFor(function: .rollOntoTummy, withArguments: false) == 1)
    #expect(!dog.receivedCall(to: .bark))
    #expect(!dog.receivedCall(to: .rollOntoTummy, withArguments: "true"))
    #expect(!dog.receivedCall(to: .rollOntoTummy, where: { $0.isEmpty }))
  }

  @Test("a list of another length matches no call, and no list matches every call")
  func arity() {
    dog.eat(.canned)

    #expect(!dog.receivedCall(to: .eat, withArguments: DogFood.canned, 1))
    #expect(dog.callCountFor(function: .eat, withArguments: DogFood.canned, DogFood.canned) == 0)
    #expect(dog.receivedCall(to: .eat, withArguments: Argument.anything))
    #expect(dog.receivedCall(to: .eat, withArguments: ArgumentList([])))
  }

  @Test("an array is one argument")
  func arrayArgument() {
    dog.recordCall(.eat, arguments: [1, 2])
    dog.faker.recordCall(.eat, arguments: [1, 2], 3)

    #expect(dog.calls.map(\.description) == ["eat([1, 2])", "eat([1, 2], 3)"])
    #expect(dog.receivedCall(to: .eat, withArguments: [1, 2]))
  }

  @Test("didCall says whether and what")
  func didCall() {
    dog.eat(.canned)
    dog.eat(.canned)

    #expect(dog.didCall(.eat).success)
    #expect(dog.didCall(.eat, times: 2).success)
    #expect(dog.didCall(.eat, withArguments: [DogFood.canned], countSpecifier: .atMost(2)).success)
    #expect(dog.didCall(.eat, with: DogFood.canned, times: .exactly(2)).success)
    #expect(!dog.didCall(.eat, with: DogFood.dry(grams: 1)).success)
    #expect(!dog.didCall(.bark).success)
    #expect(dog.didCall(.bark, times: .never).success)
    #expect(dog.didCall(.eat).recordedCallsDescription == "eat(.canned)\neat(.canned)")
  }

  @Test("the texts of a result are of the moment when it was asked for")
  func didCallSnapshot() {
    dog.eat(.canned)
    let result = dog.didCall(.eat)
    dog.reset()

    #expect(result.recordedCallsDescription == "eat(.canned)")
    #expect(result.description == "FakeDog.eat was called 1 time, as expected.")
  }
}
