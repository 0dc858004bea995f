import Dispatch
import Poseur
import Testing

@Suite("The page on matching arguments shows that")
struct MatchingArgumentsExamples {
  final class FakeWalker: Fake {
    enum Function: String, PoseurFunction { case walk }
    let faker = Function.faker()
    func walk(_ name: String, for minutes: Int) {
      recordCall(.walk, arguments: name, minutes)
    }
  }

  private let dog = FakeDog()
  private let walker = FakeWalker()

  @Test("written calls take matchers")
  func writtenCalls() {
    walker.walk("Rex", for: 20)

    dog.stub(returning: true) { $0.shouldFetch(.ball, for: matching(.any, like: .kid)) }
    expectHaveReceived(walker) { $0.walk(matching(.hasPrefix("R"), like: ""), for: 20) }
    #expect(dog.shouldFetch(.ball, for: .parent))
  }

  @Test("a sample that equals another argument is a failure")
  func sample() {
    let dog = FakeDog()
    dog.recordCall(.eat, arguments: 3, 3)
    let failures = Failures.capture {
      expectHaveReceived(dog) { $0.recordCall(.eat, arguments: matching(.any, like: 3), 3) }
    }
    #expect(failures.count == 1)
  }

  @Test("lists take values and matchers")
  func lists() {
    walker.walk("Rex", for: 20)

    dog.stub(.eat).with(Argument.oneOf(DogFood.canned, DogFood.dry(grams: 40))).andReturn()
    expectHaveReceived(walker, .walk, with: Argument.hasPrefix("R"), Argument.in(10...30))
    expectHaveReceived(walker, .walk, with: Argument.not("Bello"), Argument.anything, times: 1)
    expectHaveReceived(walker, .walk, with: Argument.key(\String.count, 3), 20)
    expectHaveReceived(walker, .walk, with: Argument.all(.nonNil, .hasPrefix("R")), Argument.any)
    dog.eat(.canned)
    expectNoUnusedStubs(dog)
    #expect(Failures.capture { expectHaveReceived(walker, .walk, with: "Rex") }.count == 1)
    #expect(Failures.capture { expectHaveReceived(walker, .walk, with: "Rex", 20.0) }.count == 1)
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
