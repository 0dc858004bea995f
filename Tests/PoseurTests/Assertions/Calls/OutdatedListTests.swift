import Poseur
import Testing

@Suite("A line of an older version")
struct OutdatedListTests {
  private let dog = FakeDog()

  init() {
    dog.eat(.canned)
    dog.recordCall(.howl, arguments: 3)
    dog.recordCall(.shouldFetch, arguments: Item.ball, Member.kid)
    dog.recordCall(.digest, arguments: ["beef", "rice"])
  }

  private func text(_ call: String, _ reason: String) -> String {
    "Expected FakeDog.\(call) not to be called. This proves nothing, because \(reason)."
  }
  private func check(_ name: String) -> String {
    "closures are never equal; use Argument.closure, or for a check fakeDog.call(to: .\(name), where: { … })"
  }
  private let list = "a list counts as one argument here; ArgumentList(…) stands for all of them"

  @Test("that gives a question or an assertion a typed check is a failure with the new line")
  func check() {
    let line = UInt(#line + 3)
    let reporter = CapturingReporter()
    Failures.$reporter.withValue(reporter) {
      expectHaveNotReceived(dog, .eat, with: { (food: DogFood) in food == .canned })
      #expect(!dog.receivedCall(to: .eat, withArguments: { (food: DogFood) in food == .canned }))
      #expect(dog.faker.callCountFor(function: .bark, withArguments: { () in }) == 0)
    }
    #expect(
      reporter.reports.map(\.message) == [
        text("eat((DogFood) -> Bool closure)", check("eat")), text("eat((DogFood) -> Bool closure)", check("eat")),
        text("bark(() -> Void closure)", check("bark")),
      ])
    #expect(reporter.reports.map(\.position.line) == (0...2).map { line + $0 })
    #expect(reporter.reports.allSatisfy { $0.severity == .failure })
    #expect(dog.call(to: .eat, where: { (food: DogFood) in food == .canned }).count == 1)
  }

  @Test("that gives a type's function a typed check is a failure with a line that compiles for a type")
  func checkOfType() {
    enum FakeShed: StaticFake {
      enum ClassFunction: String, PoseurFunction { case open }
      static let classFaker = ClassFunction.classFaker()
      static func open(_ door: Int) { recordAndStub(function: .open, arguments: door) }
    }
    FakeShed.open(3)
    let messages = Failures.capture {
      expectHaveNotReceived(FakeShed.classFaker, .open, with: { (door: Int) in door == 3 })
    }
    #expect(
      messages == [
        """
        Expected FakeShed.open((Int) -> Bool closure) not to be called. This proves nothing, because closures are never \
        equal; use Argument.closure, or for a check FakeShed.classFaker.call(to: .open, where: { … }).
        """
      ])
    #expect(FakeShed.classFaker.call(to: .open, where: { (door: Int) in door == 3 }).count == 1)
  }

  @Test("that lists all arguments of other calls is a failure, too")
  func loneList() {
    let line = UInt(#line + 3)
    let reporter = CapturingReporter()
    Failures.$reporter.withValue(reporter) {
      #expect(!dog.faker.receivedCall(to: .howl, withArguments: [3]))
      #expect(dog.callCountFor(function: .shouldFetch, withArguments: [Item.ball, Member.kid] as [Any]) == 0)
      #expect(dog.call(to: .howl, withArguments: [3, Argument.any]).count == 0)
      expectHaveNotReceived(dog, .shouldFetch, with: [Item.ball])
    }
    #expect(
      reporter.reports.map(\.message) == [
        text("howl([3])", list), text("shouldFetch([.ball, .kid])", list), text("howl([3, any value])", list),
        text("shouldFetch([.ball])", list),
      ])
    #expect(reporter.reports.map(\.position.line) == (0...3).map { line + $0 })
  }

  @Test("is told from a list that is right, which is silent")
  func rightList() {
    let messages = Failures.capture {
      #expect(dog.receivedCall(to: .digest, withArguments: ["beef", "rice"]))
      #expect(!dog.receivedCall(to: .digest, withArguments: ["beef"]))
      #expect(dog.callCountFor(function: .digest, withArguments: [1, 2]) == 0)
      #expect(!dog.receivedCall(to: .bark, withArguments: [3]), "nobody has called it")
      #expect(dog.receivedCall(to: .shouldFetch, withArguments: ArgumentList([Item.ball, Member.kid])))
      #expect(dog.receivedCall(to: .howl, withArguments: 3) && !dog.receivedCall(to: .howl, withArguments: 4))
      dog.recordCall(.howl, arguments: nil)
      #expect(!dog.receivedCall(to: .howl, withArguments: [3]), "nil may be no list")
      #expect(dog.receivedCall(to: .eat) { $0.count == 1 } && dog.callCountFor(function: .eat) { $0.isEmpty } == 0)
      #expect(!dog.receivedCall(to: .eat, withArguments: Argument.closure))
    }
    #expect(messages == [])
  }
}
