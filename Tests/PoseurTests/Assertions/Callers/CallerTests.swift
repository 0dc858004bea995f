#if canImport(Runtime) && !canImport(Darwin)
  import Foundation
  import Testing

  @testable import Poseur
  @_spi(Poseur) @testable import PoseurCore

  @Suite("The line that made a call", .enabled(if: knowsFunctions), .timeLimit(.minutes(2)))
  struct CallerTests {
    private let log = FailureListener()

    init() { KnownCallers.shared.withLock { $0 = KnownCallers(limit: .seconds(600)) } }

    @Test("ends the failure of an unstubbed call, from code, from a suspended function and from the test itself")
    func failures() async {
      await Failures.$reporter.withValue(log) {
        let dog = FakeDog()
        let checkout = Checkout(dog: dog)
        checkout.buy()
        await checkout.buyLater()
        checkout.buyAll()
        _ = try? checkout.shout()
        let line = #line + 1
        _ = dog.bark()
        #expect(
          log.lastLines == [
            "Called by Checkout.buy()\(at(Checkout.line + 3))",
            "Called by Checkout.buyLater()\(at(Checkout.line + 8))",
            "Called by closure #1 in Checkout.buyAll()\(at(Checkout.line + 12))",
            "Called by Checkout.shout()\(at(Checkout.line + 16))",
            "Called by the test itself\(at(line))",
          ])
      }
    }

    @Test("is the whole last line of a failure, which a text that a test compares does without")
    func text() {
      let dog = FakeDog(FakeDog.Function.faker(named: "rex"))
      let failure = """
        rex.bark() was called, but nothing is stubbed for it.
        Stub it, for example:
        rex.stub(.bark).andReturn(<#String#>)
        See “When no stub answers” in Poseur's documentation.
        """
      #expect(Failures.capture { Checkout(dog: dog).buy() } == [failure])
      Failures.$reporter.withValue(log) { Checkout(dog: dog).buy() }
      let written = failure.replacing("rex.stub(.bark)", with: "rex.stub { $0.bark() }")
      #expect(log.messages == ["\(written)\nCalled by Checkout.buy()\(at(Checkout.line + 3))"])
    }

    @Test("ends the failure of an answer that doesn't fit, and the warning of a closure that nobody calls")
    func otherFailures() {
      Failures.$reporter.withValue(log) {
        let dog = FakeDog()
        dog.stub(.bark).andDo { 5 }
        Checkout(dog: dog).buy()
      }
      #expect(log.lastLines == ["Called by Checkout.buy()\(at(Checkout.line + 3))"])
    }

    @Test("is nil unless the fake keeps it, and is kept from then on, over a reset")
    func keeping() throws {
      let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))
      let checkout = Checkout(dog: dog)
      checkout.buy()
      dog.keepCallers()
      checkout.buy()
      #expect(dog.calls.map(\.caller) == [nil, "Checkout.buy()\(at(Checkout.line + 3))"])
      dog.reset()
      checkout.buy()
      _ = try? checkout.shout()
      #expect(
        dog.calls.map(\.caller) == [
          "Checkout.buy()\(at(Checkout.line + 3))",
          "Checkout.shout()\(at(Checkout.line + 16))",
        ])
      let call = try #require(dog.call { $0.bark() }.calls.first)
      #expect(call.caller == "Checkout.buy()\(at(Checkout.line + 3))")
    }

    @Test("is in lists, orders and the transcript, and a count that is too high gives it in place of advice")
    func reports() {
      let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))
      dog.keepCallers()
      let checkout = Checkout(dog: dog)
      checkout.buy()
      _ = try? checkout.shout()
      checkout.buy()
      let (buy, shout) = (
        "called by Checkout.buy()\(at(Checkout.line + 3))",
        "called by Checkout.shout()\(at(Checkout.line + 16))"
      )
      let messages = Failures.capture {
        expectHaveReceived(dog, .bark, times: 1)
        expectHaveReceived(dog, .howl, with: 4)
        expectHaveReceived(dog, .howl, with: 3, times: .atMost(0))
        expectHaveReceivedInOrder(dog.call(to: .howl), dog.call(to: .howl))
      }
      #expect(
        messages == [
          """
          Expected FakeDog.bark to be called exactly 1 time, but it was called 2 times.
          Calls to bark (2):
            #1  bark()   \(buy)
            #3  bark()   \(buy)
          Other calls: howl(3)
          """,
          """
          Expected FakeDog.howl(4) to be called at least 1 time, but it was called 0 times.
          Calls to howl (1):
            #2  howl(3)   argument 0 is 3, not 4, \(shout)
          Other calls: bark() ×2
          """,
          """
          Expected FakeDog.howl(3) not to be called, but it was called 1 time.
          Calls to howl (1):
            #2  howl(3)   matches, \(shout)
          Other calls: bark() ×2
          """,
          """
          Expected FakeDog.howl to be called after FakeDog.howl, but it was not.
          The expected order:
            1. FakeDog.howl
            2. FakeDog.howl     ← not received as expected
          The calls (3):
                FakeDog.bark()   \(buy)
            1.  FakeDog.howl(3)   \(shout)
            →  2. was expected after this
                FakeDog.bark()   \(buy)
          """,
        ])
      #expect(
        dog.transcript == """
          FakeDog, with the policy .returnDefault for calls that nothing answers
          No stubs.
          Calls (3):
            #1  bark()    was not stubbed, \(buy)
            #2  howl(3)   was not stubbed, \(shout)
            #3  bark()    was not stubbed, \(buy)
          """)
    }

    @Test("is named with its test where that is another one, and in initializers", arguments: [1, 2])
    func otherTests(number: Int) async {
      let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))
      dog.keepCallers()
      _ = Basket(dog)
      let line = #line + 1
      _ = dog.bark()
      let callers = dog.calls.map(\.caller)
      let basket = "Basket.init(_:)\(at(Basket.line + 2))"
      #expect(callers == [basket, "the test itself\(at(line))"])
      let earlier = Self.callsOfCases.withLock { calls in
        defer { calls.append(dog.calls[1]) }
        return calls.map(\.caller)
      }
      if let caller = earlier.first {
        #expect(caller == "otherTests → \(3 - number), another test\(at(line))")
      }
    }

    private static let callsOfCases = LockedValue<[RecordedCall<FakeDog.Function>]>([])

    @Test("isn't looked for in calls that a test only writes")
    func writtenCalls() {
      let dog = FakeDog()
      dog.keepCallers()
      dog.stub { $0.bark() }.andReturn("woof")
      expectHaveNotReceived(dog) { $0.eat(.canned) }
      #expect(dog.calls.isEmpty)
      let line = #line + 1
      let sound = dog.bark()
      #expect(sound == "woof")
      #expect(dog.bark() == "woof", "whose line a macro hides")
      #expect(dog.calls.map(\.caller) == ["the test itself\(at(line))", "the test itself"])
    }
  }

  @Suite("The caller", .tags(.threads), .enabled(if: CallerTracer.isAvailable), .timeLimit(.minutes(2)))
  struct CallerPlacesTests {
    init() { KnownCallers.shared.withLock { $0 = KnownCallers(limit: .seconds(600)) } }

    @Test("is found through C, on threads and queues, and in detached tasks")
    func places() async {
      let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))
      dog.keepCallers()
      nonisolated(unsafe) let checkout = Checkout(dog: dog)
      CheckoutOfC.current = checkout
      var numbers: [Int32] = [3, 1, 2]
      qsort(&numbers, 3, 4) { _, _ in CheckoutOfC.compare() }
      _ = bsearch(&numbers, &numbers, 3, 4) { _, _ in CheckoutOfC.compare() }
      await withCheckedContinuation { continuation in
        Thread {
          checkout.buy()
          continuation.resume()
        }.start()
      }
      DispatchQueue(label: "").sync { checkout.buy() }
      DispatchQueue.concurrentPerform(iterations: 2) { _ in checkout.buy() }
      await Task.detached { @Sendable in await checkout.buyLater() }.value
      var thread = pthread_t()
      pthread_create(&thread, nil, { _ in CheckoutOfC.buy() }, nil)
      pthread_join(thread, nil)

      let callers = dog.calls.map(\.caller)
      let (buy, buyLater) = (
        "Checkout.buy()\(at(Checkout.line + 3))",
        "Checkout.buyLater()\(at(Checkout.line + 8))"
      )
      #expect(callers.count > 7)
      guard knowsFunctions else { return }
      #expect(callers.filter { $0 == buyLater }.count == 1)
      #expect(callers.filter { $0 == buy }.count == callers.count - 1)
    }
  }

  /// How a caller's text ends. The gate also runs these tests without debug information, and then nobody knows lines.
  private func at(_ line: Int) -> String { knowsLines ? ", CallerTests.swift:\(line)" : "" }

  private let knowsLines: Bool = {
    let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))
    dog.keepCallers()
    Checkout(dog: dog).buy()
    return dog.calls[0].caller?.contains(":") == true
  }()

  @Suite("The time to look up lines")
  struct KnownCallersTests {
    @Test("ends once one look-up took longer than the limit")
    func limit() {
      var budget = KnownCallers(limit: .seconds(2))
      budget.spend(.seconds(2))
      budget.spend(.seconds(1))
      #expect(budget.isQuick)
      budget.spend(.seconds(3))
      budget.spend(.seconds(1))
      #expect(!budget.isQuick)
    }
  }

  @Suite("The function that called a fake")
  struct CallerFunctionTests {
    @Test("is the first that is neither Poseur's nor the fake's, without thunks and what Swift and macros have")
    func search() {
      let functions: [CallerFunction?] = [
        function("$s10PoseurCore5FakerC6report", "Faker.report(_:severity:at:)"),
        nil,
        // In a copy of the folder.
        function("$s5Tests4FakePAAE13recordAndStub", "Fake.recordAndStub<A>(function:asType:arguments:)"),
        function("$s5Tests9FakeStoreC4load", "FakeStore.load<A>(_:)"),
        function("$s5Tests9FakeStoreC4load", "closure #1 in FakeStore.load<A>(_:)"),
        function("$ss5ArrayV3map", "Array.map<A>(_:)"),
        function("qsort", "qsort"),
        function("$s5Tests3FooV3barfMp_", "static Foo.bar()"),
        function("$s3App8CheckoutV3buyyyF", "Checkout.buy()"),
        function("$s3App8CheckoutV4mainyyF", "Checkout.main()"),
      ]
      let caller = CallerFunction.caller(among: functions, ofFake: "FakeStore<Int>")
      #expect(caller?.index == 8)
      #expect(caller?.function.name == "Checkout.buy()")
    }

    @Test("isn't known if only Swift's own functions follow")
    func none() {
      let functions = [
        function("$s6Poseur4FakeP", "Fake.recordCall(_:arguments:)"), function("$s5Tests", "FakeStore.load()"),
        function("$s7Testing6RunnerV", "static Runner.run()"),
      ]
      #expect(CallerFunction.caller(among: functions, ofFake: "FakeStore") == nil)
      #expect(CallerFunction.caller(among: [], ofFake: "FakeStore") == nil)
    }

    private func function(_ rawName: String, _ name: String) -> CallerFunction {
      CallerFunction(rawName: rawName, name: name)
    }
  }

  // MARK: - Fixtures

  private struct Checkout {
    static let line = #line
    let dog: Dog
    func buy() {
      _ = dog.bark()
    }

    func buyLater() async {
      await Task.yield()
      _ = dog.bark()
    }

    func buyAll() {
      [1].forEach { _ in _ = dog.bark() }
    }

    func shout() throws -> String {
      try dog.howl(at: 3)
    }
  }

  private struct Basket {
    static let line = #line
    init(_ dog: Dog) {
      _ = dog.bark()
    }
  }

  private enum CheckoutOfC {
    nonisolated(unsafe) static var current: Checkout?

    static func compare() -> Int32 {
      current?.buy()
      return 0
    }

    static func buy() -> UnsafeMutableRawPointer? {
      current?.buy()
      return nil
    }
  }

  extension FailureListener {
    fileprivate var lastLines: [String] { messages.map { String($0.split(separator: "\n").last ?? "") } }
  }
#endif
