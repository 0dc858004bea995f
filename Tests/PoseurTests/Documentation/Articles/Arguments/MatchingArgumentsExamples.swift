import Dispatch
import Poseur
import Testing

@Suite("The page on matching arguments shows that")
struct MatchingArgumentsExamples {
  private let dog = FakeDog()

  @Test("a sample that equals another argument is a failure")
  func sample() {
    let dog = FakeDog()
    dog.recordCall(.eat, arguments: 3, 3)
    let failures = Failures.capture {
      expectHaveReceived(dog) { $0.recordCall(.eat, arguments: matching(.any, like: 3), 3) }
    }
    #expect(failures.count == 1)
  }

  @Test("a closure in a written call stands for any closure")
  func closures() {
    let store = FakeDogStore()
    store.save {}
    expectHaveReceived(store) { $0.save { print("another one") } }
    expectHaveReceived(store, .save, with: Argument.closure)
  }

  @Test("the main queue is known by its label")
  func mainQueue() {
    let runner = FakeRunner()
    runner.run(on: .main)

    expectHaveReceived(runner, .run, with: Argument.key(\DispatchQueue.label, DispatchQueue.main.label))
    expectHaveNotReceived(runner, .run, with: Argument.key(\DispatchQueue.label, DispatchQueue.global().label))
  }
}

// MARK: - Fixtures

private final class FakeRunner: Fake {
  enum Function: String, PoseurFunction { case run }
  let faker = Function.faker()
  func run(on queue: DispatchQueue) { recordCall(.run, arguments: queue) }
}
