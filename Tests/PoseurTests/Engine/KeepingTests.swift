import Foundation
import Poseur
import Testing

@Suite("A cap on the calls that are kept", .tags(.threads))
struct KeepingTests {
  private let faker = FakeDog.Function.faker(unstubbed: .returnDefault)
  private var dog: FakeDog { FakeDog(faker) }

  @Test("keeps the newest of each function with their arguments, counts all, and goes on numbering")
  func newest() {
    faker.keepCalls(atMost: 2)
    for grams in 1...5 { dog.eat(.dry(grams: grams)) }
    _ = dog.bark()

    #expect(faker.calls.map(\.description) == ["eat(.dry(grams: 4))", "eat(.dry(grams: 5))", "bark()"])
    #expect(faker.calls.map(\.number) == [4, 5, 6])
    #expect(faker.callCountFor(function: .eat) == 5)
    #expect(faker.receivedCall(to: .eat, withArguments: DogFood.dry(grams: 5)))
    #expect(!faker.receivedCall(to: .eat, withArguments: DogFood.dry(grams: 1)))
    #expect(faker.callCountFor(function: .eat, where: { _ in true }) == 2)
    #expect(faker.description == "FakeDog's calls: eat(.dry(grams: 4)), eat(.dry(grams: 5)), bark(), … and 3 not kept")
  }

  @Test("of one function goes before that of all, whichever was said first")
  func ofFunction() {
    faker.keepCalls(atMost: .max, of: .bark)
    faker.keepCalls(atMost: 1)
    faker.keepCalls(atMost: 0, of: .digest)
    for _ in 1...3 {
      _ = dog.bark()
      _ = dog.digest()
      dog.eat(.canned)
    }

    #expect(faker.calls(to: .bark).count == 3)
    #expect(faker.calls(to: .eat).map(\.number) == [9])
    #expect(faker.calls(to: .digest).isEmpty && faker.receivedCall(to: .digest))
    #expect(faker.hasRecordedCalls)
    #expect(faker.uncalledFunctions == [.rollOntoTummy, .shouldFetch, .howl])
  }

  @Test("holds at once for the calls that there are, and can be lifted")
  func atOnce() {
    for grams in 1...3 { dog.eat(.dry(grams: grams)) }
    dog.keepCalls(atMost: 1)
    #expect(dog.calls.map(\.description) == ["eat(.dry(grams: 3))"])

    dog.keepCalls(atMost: .max)
    dog.eat(.canned)
    #expect(dog.calls.map(\.number) == [3, 4])
  }

  @Test("is said when the faker is made, or of a type")
  func making() {
    let dog = FakeDog(FakeDog.Function.faker(keeping: [.calls(atMost: 1), .calls(atMost: 2, of: .eat)]))
    for grams in 1...3 { dog.eat(.dry(grams: grams)) }
    #expect(dog.calls.map(\.number) == [2, 3])

    FakeKennel.classFaker.keepCalls(atMost: 1)
    FakeKennel.classFaker.keepCalls(atMost: 0, of: .close)
    FakeKennel.classFaker.keepArguments(.none, of: .open)
    FakeKennel.open("front")
    FakeKennel.open("back")
    FakeKennel.close()
    #expect(FakeKennel.classFaker.calls.map(\.description) == ["open(<not kept>)"])
  }

  @Test("that is negative is a failure that says what to write, and changes nothing")
  func negative() {
    #expect(
      Failures.capture { faker.keepCalls(atMost: -1) } == [
        "A fake cannot keep -1 calls, so this limit is ignored. Write keepCalls(atMost: 0) to count calls without "
          + "keeping them, and keepCalls(atMost: .max) to keep them all."
      ])
    #expect(
      Failures.capture { FakeDog.Function.faker(keeping: [.calls(atMost: -2, of: .bark)]) } == [
        "A fake cannot keep -2 calls, so this limit is ignored. Write keepCalls(atMost: 0, of: .bark) to count calls "
          + "without keeping them, and keepCalls(atMost: .max, of: .bark) to keep them all."
      ])
    _ = dog.bark()
    #expect(faker.calls.count == 1)
  }

  @Test("that is negative is told of where it was said, in whichever form")
  func positions() {
    let reports = CapturingReporter()
    let line = UInt(#line) + 2
    Failures.$reporter.withValue(reports) {
      faker.keepCalls(atMost: -1)
      faker.keepCalls(atMost: -1, of: .bark)
      dog.keepCalls(atMost: -1)
      dog.keepCalls(atMost: -1, of: .bark)
      FakeKennel.classFaker.keepCalls(atMost: -1)
      FakeKennel.classFaker.keepCalls(atMost: -1, of: .open)
    }

    #expect(reports.reports.map(\.position.line) == Array(line..<line + 6))
  }

  @Test("stays when the calls are reset, and counts from new")
  func reset() {
    faker.keepCalls(atMost: 1)
    for _ in 1...3 { _ = dog.bark() }
    faker.reset()
    #expect(!faker.hasRecordedCalls)

    for _ in 1...2 { _ = dog.bark() }
    faker.removeMethodCalls(for: .eat)
    #expect(faker.callCountFor(function: .bark) == 2)
    #expect(faker.calls.map(\.number) == [2])
  }

  @Test("leaves stubs, their counts and outcomes as they are")
  func stubs() throws {
    faker.keepCalls(atMost: 1)
    let stub = faker.stub(function: .howl).andReturn("awoo").thenThrow(Hoarse())
    faker.stub(function: .bark).andReturn("woof")

    #expect(try dog.howl(at: 1) == "awoo")
    #expect(throws: Hoarse()) { try dog.howl(at: 2) }
    #expect(dog.bark() == "woof" && dog.bark() == "woof")
    #expect(stub.callCount == 2)
    #expect(faker.calls.map(\.outcome.description) == ["threw Hoarse()", #"returned "woof""#])
  }

  @Test("lets a call that is forgotten while it is answered complete nothing")
  func pending() {
    faker.keepCalls(atMost: 1, of: .bark)
    faker.stub(function: .bark).andDo { [dog] arguments in
      if dog.callCountFor(function: .bark) < 3 { return "\(dog.bark())!" }
      return "woof"
    }

    #expect(dog.bark() == "woof!!")
    #expect(faker.calls.map(\.outcome.description) == [#"returned "woof""#])
    #expect(faker.calls.map(\.number) == [3])
  }

  @Test("works for functions that carry payload, too")
  func payload() {
    enum Function: PoseurFunction { case log(String) }
    let faker = Function.faker()
    faker.recordCall(.log("a"), arguments: 1)
    faker.keepCalls(atMost: 1, of: .log("a"))
    for number in 1...3 {
      faker.recordCall(.log("a"), arguments: number)
      faker.recordCall(.log("b"), arguments: number)
    }

    #expect(faker.calls(to: .log("a")).map(\.number) == [6])
    #expect(faker.calls(to: .log("b")).count == 3)
  }

  @Test("lets waiting go by the count, as long as no argument is asked for")
  func waiting() async throws {
    faker.keepCalls(atMost: 1, of: .eat)
    faker.keepCalls(atMost: 0, of: .bark)
    for grams in 1...3 { dog.eat(.dry(grams: grams)) }
    #expect(try await faker.waitForCall(to: .eat, times: 3).map(\.number) == [3])

    let clock = ManualClock()
    let wait = Task { [faker] in try await faker.waitForCall(to: .bark, times: 2, clock: clock).count }
    await clock.untilSleeping()
    _ = dog.bark()
    _ = dog.bark()
    #expect(try await wait.value == 0)
    expectNoMoreCalls(dog)
    await #expect(throws: CallNotReceived.self) {
      try await faker.waitForCall(to: .eat, withArguments: DogFood.dry(grams: 1), timeout: .zero)
    }
  }

  @Test("hides no call from who waits for none")
  func waitingForNone() async {
    faker.keepCalls(atMost: 0)
    let clock = ManualClock()
    let wait = Task { [faker] in await faker.waitForNoCall(to: .bark, during: .seconds(9), clock: clock) }
    await clock.untilSleeping()
    _ = dog.bark()

    #expect(await !wait.value)
    #expect(await !faker.waitForNoCall(to: .bark, during: .seconds(9), clock: clock))
  }

  @Test("loses no count while threads call, and others change the cap and read")
  func threads() {
    faker.keepCalls(atMost: 5)
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for number in 1...500 {
        faker.recordCall(.eat, arguments: number)
        if thread == 0 { faker.keepCalls(atMost: 3 + number % 3) }
        if thread == 1 { #expect(faker.calls(to: .eat).allSatisfy { $0.arguments.count == 1 }) }
      }
    }

    // The cap of four may have been there for all but the last of the calls.
    faker.recordCall(.eat, arguments: 501)

    #expect(faker.callCountFor(function: .eat) == 4_001)
    #expect(faker.calls.count == 5)
    #expect(faker.calls.last?.number == 4_001)
  }

  @Test("is a test's own where the faker's scope is the test")
  func scopes() {
    let faker = FakeDog.Function.faker(keeping: [.calls(atMost: 2)], scope: .perTest)
    withIsolatedFakes {
      faker.keepCalls(atMost: 0)
      for _ in 1...3 { faker.recordCall(.bark) }
      #expect(faker.calls.isEmpty)
    }
    withIsolatedFakes {
      for _ in 1...3 { faker.recordCall(.bark) }
      #expect(faker.calls.count == 2)
    }
  }

  @Test("arguments that are not kept take the results with them")
  func retention() throws {
    faker.keepArguments(.none, of: .howl)
    dog.stub(.howl).andReturn("awoo").thenReturn("yip")
    for volume in 1...2 { _ = try dog.howl(at: volume) }
    #expect(dog.calls(to: .howl).map(\.outcome.description) == ["returned <not kept>", "returned <not kept>"])
  }

  @Test("a senseless cap in a list of expectations leaves the others as they are")
  func senselessCap() {
    var dog: FakeDog?
    let messages = Failures.capture {
      dog = FakeDog(
        FakeDog.Function.faker(unstubbed: .returnDefault, keeping: [.calls(atMost: 1), .calls(atMost: -1)]))
      for grams in 1...2 { dog?.eat(.dry(grams: grams)) }
    }
    #expect(messages.count == 1)
    #expect(dog?.calls.map(\.number) == [2])
  }

  // MARK: - Fixtures

  private enum FakeKennel: StaticFake {
    enum ClassFunction: String, PoseurFunction { case open, close }
    static let classFaker = ClassFunction.classFaker()
    static func open(_ door: String) { classFaker.recordAndStub(function: .open, arguments: door) }
    static func close() { classFaker.recordAndStub(function: .close) }
  }
}
