import Poseur
import Testing

@Suite("An answer that has to be cast")
struct TakenAnswerTests {
  @Test("goes to the one call that takes it, though another was first to cast it")
  func answerThatIsTaken() {
    let faker = Function.faker()
    let rival = Rival(faker)
    faker.stub(function: .fetch).andReturn(Set<Rival>())
    faker.stub(function: .fetch).once().andReturn(Set<AnyHashable>([rival]))
    rival.isReady = true

    #expect(faker.recordAndStub(function: .fetch, asType: Set<Rival>.self).isEmpty)
    #expect(rival.answer == [rival])
  }

  @Test("stays what it is for every call, as whatever the function returns")
  func casts() {
    let faker = Function.faker()
    let puppy = FakeDog()
    let stub = faker.stub(function: .fetch).andReturn(puppy)

    for _ in 1...3 {
      #expect(faker.recordAndStub(function: .fetch, asType: Dog.self) === puppy)
      #expect(faker.recordAndStub(function: .fetch, asType: Dog?.self) === puppy)
      #expect(faker.recordAndStub(function: .fetch, asType: (any Fake).self) as? FakeDog === puppy)
      #expect(faker.recordAndStub(function: .fetch, asType: Any.self) as? FakeDog === puppy)
      #expect(faker.recordAndStub(function: .fetch, asType: FakeDog.self) === puppy)
    }
    #expect(stub.callCount == 15)
    #expect(faker.calls.allSatisfy { $0.outcome.description.hasPrefix("returned ") && $0.stubPosition != nil })
  }
}

// MARK: - Fixtures

private enum Function: String, PoseurFunction { case fetch }

/// Calls the same function when it is hashed for the first time.
private final class Rival: Hashable {
  let faker: Faker<Function>
  var isReady = false
  var answer: Set<Rival> = []
  init(_ faker: Faker<Function>) { self.faker = faker }

  func hash(into hasher: inout Hasher) {
    guard isReady else { return }
    isReady = false
    answer = faker.recordAndStub(function: .fetch)
  }
  static func == (lhs: Rival, rhs: Rival) -> Bool { lhs === rhs }
}
