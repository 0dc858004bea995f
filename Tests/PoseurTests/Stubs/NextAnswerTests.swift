import Foundation
import Poseur
import Testing

@Suite("An answer that has to be cast", .tags(.memory, .threads))
struct NextAnswerTests {
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

  @Test("leaves alone an answer that is added while it is cast")
  func answerThatIsAdded() {
    let faker = Function.faker()
    let (first, second) = (Rival(faker), Rival(faker))
    let stub = faker.stub(function: .fetch).andReturn(Set([first]))
    for _ in 1...2 { _ = faker.recordAndStub(function: .fetch, asType: Set<Rival>.self) }
    first.action = { stub.thenReturn(Set([second])) }

    #expect(faker.recordAndStub(function: .fetch, asType: Set<AnyHashable>.self) == [second])
    #expect(faker.recordAndStub(function: .fetch, asType: Set<AnyHashable>.self) == [second])
    #expect(stub.callCount == 4)
  }

  @Test("keeps its place in a sequence that is made to cycle while it is cast")
  func answerThatCycles() {
    let faker = Function.faker()
    let (first, second) = (Rival(faker), Rival(faker))
    let stub = faker.stub(function: .fetch).andReturn(Set([first]), Set([second]))
    for _ in 1...2 { _ = faker.recordAndStub(function: .fetch, asType: Set<Rival>.self) }
    second.action = { stub.thenCycle() }

    let areFirst = (1...4).map { _ in
      faker.recordAndStub(function: .fetch, asType: Set<AnyHashable>.self).first?.base as? Rival === first
    }
    #expect(areFirst == [true, false, true, false])
  }

  @Test("stays what it is for every call, as whatever the function returns")
  func objects() {
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

// MARK: - Without an optional around it

extension NextAnswerTests {
  @Test("comes bare where the function returns Any", arguments: 1...3)
  func any(times: Int) {
    let faker = Function.faker()
    faker.stub(function: .fetch).andReturn(5)
    for _ in 1...times {
      let value: Any = faker.recordAndStub(function: .fetch)
      #expect("\(value)" == "5")
    }
  }

  @Test("is nil where the function returns an optional Any", arguments: 1...3)
  func optionalAny(times: Int) {
    let faker = Function.faker()
    faker.stub(function: .fetch).andReturn(nil)
    for _ in 1...times {
      let value: Any? = faker.recordAndStub(function: .fetch)
      #expect(value == nil)
    }
  }

  @Test("is cast from what the test gave, whatever it was cast to before")
  func casts() {
    let faker = Function.faker()
    faker.stub(function: .fetch).andReturn([1])
    #expect(faker.recordAndStub(function: .fetch, asType: [Int?].self) == [1])
    #expect(faker.recordAndStub(function: .fetch, asType: [Int]?.self) == [1])
    let value: Any = faker.recordAndStub(function: .fetch)
    #expect("\(value)" == "[1]")
  }

  @Test("is no value of a protocol that only optionals conform to")
  func protocols() {
    let faker = Function.faker()
    faker.stub(function: .fetch).andReturn(5)
    faker.stub(function: .fetch).once().andReturn(Set([5]))
    #expect(faker.recordAndStub(function: .fetch, asType: (any Loud).self) is Set<Int>)
    let failures = Failures.capture {
      _ = faker.recordAndStub(function: .fetch, asType: (any Loud)?.self)
    }
    #expect(failures.count == 1)
  }

  @Test("comes bare from a closure, and as a default")
  func otherAnswers() {
    let faker = Function.faker()
    faker.stub(function: .fetch).once().andDo { _ in 5 }
    let fromClosure: Any = faker.recordAndStub(function: .fetch)
    #expect("\(fromClosure)" == "5")

    faker.register(default: 6, for: .fetch)
    let byDefault: Any = faker.recordAndStub(function: .fetch)
    #expect("\(byDefault)" == "6")

    faker.stub(function: .fetch).andDo { _ in nil }
    let fromNil: Any? = faker.recordAndStub(function: .fetch)
    #expect(fromNil == nil)
  }

  @Test("is recorded as the function's retention says, which threads change meanwhile")
  func retention() {
    let faker = Function.faker()
    DispatchQueue.concurrentPerform(iterations: 2) { thread in
      for number in 1...300 {
        if thread == 0 {
          faker.keepArguments(number.isMultiple(of: 2) ? .none : .strong, of: .fetch)
        } else {
          faker.stub(function: .fetch).andReturn(5)
          _ = faker.recordAndStub(function: .fetch, asType: Int?.self)
          faker.resetStubs()
        }
      }
    }
    faker.stub(function: .fetch).andReturn(5)
    _ = faker.recordAndStub(function: .fetch, asType: Int?.self)

    let outcomes = faker.calls.map(\.outcome.description)
    #expect(outcomes.count == 301 && outcomes.last == "returned <not kept>")
    #expect(Set(outcomes).isSubset(of: ["returned 5", "returned <not kept>"]))
  }
}

// MARK: - Fixtures

private protocol Loud {}
extension Optional: Loud {}
extension Set: Loud {}

private enum Function: String, PoseurFunction { case fetch }

/// Calls the same function when it is hashed for the first time, or does what a test asks for.
private final class Rival: Hashable {
  let faker: Faker<Function>
  var isReady = false
  var answer: Set<Rival> = []
  /// Runs once, when it is hashed.
  var action: (() -> Void)?
  init(_ faker: Faker<Function>) { self.faker = faker }

  func hash(into hasher: inout Hasher) {
    let action = action
    self.action = nil
    action?()
    guard isReady else { return }
    isReady = false
    answer = faker.recordAndStub(function: .fetch)
  }
  static func == (lhs: Rival, rhs: Rival) -> Bool { lhs === rhs }
}
