import Foundation
import Poseur
import Testing

@Suite("An error that is an object, which another value holds as an error")
struct ErrorObjectTests {
  private let error = Howler(decibels: 90)

  @Test("is itself, wherever it is")
  func identity() {
    let (dog, error) = (FakeDog(), error)
    dog.recordCall(.howl, arguments: [error] as [any Error])
    dog.recordCall(.eat, arguments: Complaint(cause: error))
    dog.recordCall(.digest, arguments: Result<Int, any Error>.failure(error), (1, error as any Error))

    expectHaveReceived(dog, .howl, with: [error] as [any Error])
    expectHaveReceived(dog, .howl, with: Argument.contains(error))
    expectHaveReceived(dog, .howl, with: Argument.contains(Argument.identical(to: error)))
    expectHaveReceived(dog, .eat, with: Complaint(cause: error))
    expectHaveReceived(dog, .eat, with: Argument.key(\Complaint.cause, error))
    expectHaveReceived(dog, .digest, with: Result<Int, any Error>.failure(error), (1, error as any Error))
    expectHaveNotReceived(dog, .eat, with: Complaint(cause: Howler(decibels: 90)))
  }

  @Test("may be in a list or a dictionary that is stubbed, or held weakly")
  func containers() {
    let dog = FakeDog(FakeDog.Function.faker(retention: .weak))
    dog.stub(.eat).with([error] as [any Error]).andReturn()
    dog.stub(.eat).with(["a": error] as [String: any Error]).andReturn()
    dog.recordAndStub(function: .eat, arguments: [error] as [any Error])
    dog.recordAndStub(function: .eat, arguments: ["a": error] as [String: any Error])

    expectNoUnusedStubs(dog)
    #expect(dog.calls.map(\.description) == ["eat([<Howler>])", #"eat(["a": <Howler>])"#])
    #expect(dog.receivedCall(to: .eat, withArguments: Argument.equal(to: [error] as [any Error])))
  }

  @Test("reads as it does by itself")
  func words() {
    let far = NSError(domain: "moon", code: 3)
    let dog = FakeDog()
    dog.recordCall(.eat, arguments: Complaint(cause: error), Result<Int, any Error>.failure(Growler()))
    dog.recordCall(.howl, arguments: [far] as [any Error])

    let texts = dog.calls.map(\.description)
    #expect(texts.first == "eat(Complaint(cause: <Howler>), .failure(grr))")
    #expect(texts.last?.contains("Domain=moon Code=3") == true)
  }
}

// MARK: - Fixtures

private final class Howler: Error {
  let decibels: Int
  init(decibels: Int) { self.decibels = decibels }
}

private final class Growler: Error, CustomStringConvertible {
  let description = "grr"
}

private struct Complaint {
  let cause: any Error
}
