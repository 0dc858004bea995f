import Poseur
import Testing

/// The cheat sheet, as it stands there.
@Suite("The cheat sheet's")
struct CheatSheetExamples {
  protocol Phone {
    var number: String { get set }
    func dial(_ digits: String) -> Bool
    func call(_ name: String) throws -> Int
    func download() async throws -> [String]
    func hangUp()
  }

  final class FakePhone: Phone, Fake, Sendable {
    enum Function: String, PoseurFunction {
      case number, setNumber, dial, call, download, hangUp
    }
    let faker = Function.faker()

    var number: String {
      get { recordAndStub(function: .number) }
      set { recordAndStub(function: .setNumber, arguments: newValue) }
    }
    func dial(_ digits: String) -> Bool {
      recordAndStub(function: .dial, arguments: digits)
    }
    func call(_ name: String) throws -> Int {
      try recordAndStubThrowing(function: .call, arguments: name)
    }
    func download() async throws -> [String] {
      try await recordAndStubThrowing(function: .download)
    }
    func hangUp() { recordCall(.hangUp) }
  }

  private let dog = FakeDog()

  @Test("fake has the line of each kind of function")
  func fake() async throws {
    let phone = FakePhone()
    phone.stub(.dial).andReturn(true)
    phone.stub(.call).andReturn(3)
    phone.stub(.download).andReturn(["a"])
    phone.stub(.number).andReturn("1")
    phone.hangUp()

    #expect(try phone.dial("1") && phone.call("Rex") == 3 && phone.number == "1")
    #expect(try await phone.download() == ["a"])
  }

  @Test("stubs answer as it says")
  func stubs() throws {
    dog.stub(returning: true) { $0.shouldFetch(.ball, for: .kid) }  // this call
    dog.stub(throwing: Hoarse()) { try $0.howl(at: 3) }  // … throws
    dog.stub(.bark).andReturn("woof")  // every call
    dog.stub(.bark).andReturn("woof", "yip")  // one after the other
    dog.stub(.bark).once().andReturn("grr")  // only once; or times(2)
    dog.stub(.howl).with(Argument.in(1...3)).andReturn("awoo")  // by matcher
    dog.stub(.howl).where { (volume: Int) in volume > 9 }.andReturn("AWOO")  // by check
    dog.stub(.howl).andThrow(Hoarse())  // an error
    dog.stub(.howl).andDo { (volume: Int) in "\(volume)" }  // computed
    dog.register(default: "woof", for: .bark)  // where no stub answers

    #expect(dog.shouldFetch(.ball, for: .kid))
    #expect([dog.bark(), dog.bark(), dog.bark()] == ["grr", "woof", "yip"])
    #expect(try dog.howl(at: 4) == "4")
  }

  @Test("assertions hold as it says")
  func assertions() {
    dog.stub(.bark).andReturn("woof")
    dog.stub(.shouldFetch).andReturn(true)
    _ = (dog.bark(), dog.bark(), dog.shouldFetch(.ball, for: .kid))

    expectHaveReceived(dog) { $0.shouldFetch(.ball, for: .kid) }  // at least once
    expectHaveReceived(dog, times: 1) { $0.shouldFetch(matching(.any, like: .ball), for: .kid) }
    expectHaveReceived(dog, .bark, times: .atLeast(2))  // .atMost, .never
    expectHaveReceived(dog, .shouldFetch, with: Item.ball, Argument.any)
    expectHaveReceived(dog, .bark, outcome: .returned("woof"))  // .threw
    expectHaveNotReceived(dog, .digest)  // never
    // other calls between are fine
    expectHaveReceivedInOrder(dog.call(to: .bark), dog.call(to: .shouldFetch))
    expectNoMoreCalls(dog)  // nothing unverified
    expectNoUnusedStubs(dog)
  }

  @Test("questions are answered as it says")
  func questions() {
    dog.stub(.bark).andReturn("woof")
    dog.stub(.shouldFetch).andReturn(true)
    _ = (dog.bark(), dog.bark(), dog.shouldFetch(.ball, for: .kid))

    #expect(dog.receivedCall(to: .bark))
    #expect(dog.callCountFor(function: .bark) == 2)
    #expect(
      dog.calls(to: .shouldFetch, as: (Item, Member).self).first?.0 == .ball)
    #expect(dog.calls.last?.arguments.count == 2)
    print(dog.transcript)
  }

  @Test("matchers exist, and a captor keeps what it matches")
  func matchers() {
    _ = (
      Argument.any, Argument.equal(to: 3), Argument.not(3), Argument.oneOf(1, 2),
      Argument.nil, Argument.nonNil, Argument.is(Dog.self), Argument.in(1...3),
      Argument.close(to: 1.5, within: 0.1), Argument.hasPrefix("R"),
      Argument.matches(#/R.x/#), Argument.contains("e"), Argument.hasCount(2),
      Argument.elements(1, Argument.any), Argument.key(\String.count, 3),
      Argument.where("even") { (number: Int) in number.isMultiple(of: 2) }
    )
    dog.stub(.shouldFetch).andReturn(true)
    _ = dog.shouldFetch(.ball, for: .kid)

    let captor = Argument.captor()
    expectHaveReceived(dog, .shouldFetch, with: captor, Argument.any)
    #expect(captor.values(as: Item.self) == [.ball])
  }

  @Test("waits end as it says")
  func waits() async throws {
    let library = FakeLibrary()
    let clock = ManualClock()

    library.stub(.load).andReturn("page", after: .seconds(9), clock: clock)  // clock is a ManualClock
    async let page = library.load()
    try await library.waitForCall(to: .load)  // or { try await $0.load() }
    try await clock.waitForSleepers()
    await clock.advance(by: .seconds(9))
    #expect(try await page == "page")
  }

  @Test("held calls are answered as it says")
  func heldCalls() async throws {
    let library = FakeLibrary()

    let responder = library.stub(.load).andWaitForResponse()
    async let page = library.load()
    try await responder.waitForPendingCalls()
    responder.respond(with: "page")  // or respond(throwing:), proceed()
    #expect(try await page == "page")
  }

  @Test("resets forget as it says")
  func resets() {
    dog.stub(.bark).andReturn("woof")
    _ = dog.bark()

    dog.reset()  // calls, stubs and defaults
    dog.resetCalls()
    dog.resetStubs()
    dog.resetFunction(.bark)
    dog.keepCalls(atMost: 100)

    expectHaveNoRecordedCalls(dog)
  }

  @Suite(.isolatedFakes(reporting: [.unusedStubs]))
  struct StaticFakeTests {
    struct FakeClock: StaticFake {
      enum ClassFunction: String, PoseurFunction { case now }
      static let classFaker = ClassFunction.classFaker(scope: .perTest)
      static func now() -> Int { recordAndStub(function: .now) }
    }

    @Test func eachTestHasItsOwnStubs() {
      FakeClock.stub(.now).andReturn(3)
      #expect(FakeClock.now() == 3)
    }
  }

  @Test("other assertions hold as it says")
  func others() {
    expectEqualAny(["a": [1, 2]], ["a": [1, 2]])  // shows where they differ
    expectThrows(Hoarse()) { throw Hoarse() }
    expectThrowsAssertion { fatalError("on purpose") }
    // tests an assertion of yours
    let failures = Failures.capture { expectHaveReceived(dog, .bark) }

    #expect(failures.count == 1)
  }
}
