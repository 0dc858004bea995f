import Poseur
import Testing

@Suite("A stub of a written call")
struct WrittenStubTests {
  private let dog = FakeDog()

  @Test("returns values, one after the other, for as many calls and as long as it is to")
  func values() {
    var isNight = true
    dog.stub { $0.bark() }.andReturn("woof", "yip").thenReturn("grr", "wuff").thenCycle()
    dog.stub { $0.bark() }.while { isNight }.lenient().andReturn("hush")
    dog.stub { $0.bark() }.once().andReturn("yap")

    #expect(["yap", "hush"] == [dog.bark(), dog.bark()])
    isNight = false
    #expect((1...5).map { _ in dog.bark() } == ["woof", "yip", "grr", "wuff", "woof"])
    #expect(dog.unusedStubs == [])
  }

  @Test("returns a list in order, nothing, and one of the call's arguments")
  func forms() {
    dog.stub { $0.bark() }.andReturn(inOrder: ["woof", "yip"])
    let handle = dog.stub { $0.eat(matching()) }.andReturn()
    dog.stub { $0.rollOntoTummy(getARub: true) }.andReturnArgument(at: 0)

    dog.eat(.canned)
    #expect([dog.bark(), dog.bark()] == ["woof", "yip"] && handle.callCount == 1)
    #expect(
      Failures.capture { _ = dog.rollOntoTummy(getARub: true) } == [
        "FakeDog.rollOntoTummy(true) has to return String, but the closure of its stub returned true (Bool)."
      ])
  }

  @Test("throws, and goes on with a value")
  func errors() throws {
    dog.stub { try $0.howl(at: matching { $0 > 3 }) }.andThrow(Hoarse()).thenReturn("awoo")

    #expect(throws: Hoarse()) { try dog.howl(at: 4) }
    #expect(try dog.howl(at: 5) == "awoo")
  }

  @Test("runs closures with the arguments in their types, and returns the result")
  func closures() throws {
    dog.stub { try $0.howl(at: $1) }.andDo { volume in
      guard volume < 10 else { throw Hoarse() }
      return "awoo \(volume)"
    }
    dog.stub { $0.shouldFetch($1, for: $2) }.andDo { item, member in item == .stick && member == .kid }

    #expect(try dog.howl(at: 3) == "awoo 3")
    #expect(throws: Hoarse()) { try dog.howl(at: 10) }
    #expect(dog.shouldFetch(.stick, for: .kid))
  }

  @Test("calls through, and changes the result")
  func callThrough() {
    final class FakeGuardDog: Dog, Fake {
      enum Function: String, PoseurFunction { case bark }
      let faker = Function.faker()
      override func bark() -> String { recordAndStub(function: .bark, orElse: super.bark()) }
    }
    let dog = FakeGuardDog()
    dog.stub { $0.bark() }.andCallThrough { (sound: String) in sound + "!" }

    #expect(dog.bark() == "woof!")
  }

  @Test("needs no stand-in for what it returns, since the closure returns the stub's own value")
  func objects() {
    final class View: Sendable {}
    final class FakeScreen: Fake {
      enum Function: String, PoseurFunction { case makeView }
      let faker = Function.faker()
      func makeView() -> View { recordAndStub(function: .makeView) }
    }
    let (screen, view) = (FakeScreen(), View())
    screen.stub { $0.makeView() }.andReturn(view)

    #expect(screen.makeView() === view)
  }

  @Test("of an asynchronous function waits, takes its time, awaits a closure, or never returns")
  func asynchronous() async throws {
    let (library, clock) = (FakeLibrary(), ManualClock())
    let responder = await library.stub { try await $0.load() }.andWaitForResponse()
    async let page = library.load()
    try await responder.waitForPendingCalls()
    responder.respond(with: "first")
    #expect(try await page == "first")

    await library.stub { try await $0.load() }.andReturn("second", after: .seconds(3), clock: clock)
    async let second = library.load()
    try await clock.waitForSleepers(1)
    await clock.advance(by: .seconds(3))
    #expect(try await second == "second")

    await library.stub { try await $0.load() }.andDo {
      await Task.yield()
      return "third"
    }
    #expect(try await library.load() == "third")

    await library.stub { try await $0.load() }.andNeverReturn()
    let reading = Task { try await library.load() }
    try await library.waitForCall(to: .load, times: 4)
    reading.cancel()
    await #expect(throws: CancellationError.self) { try await reading.value }
  }

  @Test("may be of an actor, and of a class of the main actor")
  @MainActor
  func isolated() async {
    actor FakeSafe: Fake {
      enum Function: String, PoseurFunction { case open }
      let faker = Function.faker()
      func open(_ code: Int) -> Bool { recordAndStub(function: .open, arguments: code) }
    }
    @MainActor final class FakeScreen: Fake {
      enum Function: String, PoseurFunction { case show }
      let faker = Function.faker()
      func show(_ text: String) -> Bool { recordAndStub(function: .show, arguments: text) }
    }
    let (safe, screen) = (FakeSafe(), FakeScreen())
    await safe.stub { await $0.open(matching()) }.andReturn(true)
    screen.stub { $0.show(matching(.hasPrefix("R"))) }.once().andReturn(true)

    #expect(await safe.open(3))
    #expect(screen.show("Rex"))
  }

  @Test("of a type's function gets the type")
  func staticFunction() async {
    struct FakeKennel: StaticFake {
      enum ClassFunction: String, PoseurFunction { case count, find }
      static let classFaker = ClassFunction.classFaker()
      static func count() -> Int { recordAndStub(function: .count) }
      static func find(_ id: Int) async -> String { await recordAndStub(function: .find, arguments: id) }
    }
    FakeKennel.stub { $0.count() }.andReturn(3, 4)
    await FakeKennel.stub { await $0.find(matching()) }.andReturn("Rex")

    #expect(FakeKennel.count() == 3 && FakeKennel.count() == 4)
    #expect(await FakeKennel.find(7) == "Rex")
  }

  @Test("with an error that the function can't throw is a failure, and no stub")
  func wrongError() {
    let messages = Failures.capture { dog.stub { $0.bark() }.andThrow(Hoarse()).thenReturn("woof") }
    #expect(dog.unusedStubs == [])
    #expect(
      messages == [
        """
        FakeDog.bark() was forwarded as one that cannot throw, but its stub threw Hoarse().
        Stub a value or, if the function can throw, forward it with recordAndStubThrowing.
        """
      ])
  }

  @Test("without a call is a failure, and no stub")
  func noCall() {
    let messages = Failures.capture { dog.stub { _ in 3 }.andReturn(4).thenReturn(5) }
    #expect(messages.count == 1 && messages.first?.hasPrefix("The closure makes no call to FakeDog.") == true)
  }

  @Test("without an answer is a failure at its line")
  func noAnswer() {
    let reporter = CapturingReporter()
    let line = UInt(#line + 2)
    Failures.$reporter.withValue(reporter) {
      _ = dog.stub { $0.bark() }.once()
    }
    #expect(reporter.reports.map(\.position.line) == [line])
    #expect(
      reporter.reports.map(\.message) == [
        """
        This stub has no answer, so it does nothing.
        End it with one, such as andReturn, andThrow or andDo.
        """
      ])
  }
}

@Suite("A Result as a stub's answer")
struct ResultAnswerTests {
  private let dog = FakeDog()
  private let success = Result<String, Hoarse>.success("awoo")
  private let failure = Result<String, Hoarse>.failure(Hoarse())

  @Test("is taken apart: the call returns the success or throws the failure")
  func takenApart() throws {
    dog.stub(.howl).with(1).andReturn(failure).thenReturn(success)
    dog.stub { try $0.howl(at: 2) }.andReturn(success).thenReturn(failure)

    #expect(throws: Hoarse()) { try dog.howl(at: 1) }
    #expect(try dog.howl(at: 1) == "awoo" && dog.howl(at: 2) == "awoo")
    #expect(throws: Hoarse()) { try dog.howl(at: 2) }
  }

  @Test("is the error of a function that returns nothing")
  func nothing() {
    final class FakeStore: Fake {
      enum Function: String, PoseurFunction { case save, close }
      let faker = Function.faker()
      func save() throws { try recordAndStubThrowing(function: .save) }
      func close() throws(Hoarse) { try recordAndStubThrowing(function: .close, throwing: Hoarse.self) }
    }
    let store = FakeStore()
    store.stub(.save).andReturn(Result<Void, Hoarse>.failure(Hoarse()))
    store.stub(.close).andReturn(Result<Void, Hoarse>.failure(Hoarse()), Result<Void, Hoarse>.success(()))

    #expect(throws: Hoarse()) { try store.save() }
    #expect(throws: Hoarse()) { try store.close() }
    #expect(throws: Never.self) { try store.close() }
  }

  @Test("is returned where the function returns a Result itself")
  func returned() {
    final class FakeStore: Fake {
      enum Function: String, PoseurFunction { case load }
      let faker = Function.faker()
      func load() -> Result<String, Hoarse> { recordAndStub(function: .load) }
    }
    let store = FakeStore()
    store.stub(.load).andReturn(failure)
    #expect(store.load() == failure)
    store.stub { $0.load() }.andReturn(success, failure)
    store.removeUniversalStub(for: .load)
    store.stub { $0.load() }.andReturn(success, failure)
    #expect([store.load(), store.load()] == [success, failure])
  }

  @Test("of another type is skipped for an older stub, and counts for a written call that returns an object")
  func likeAValue() {
    final class View: Sendable {}
    final class FakeScreen: Fake {
      enum Function: String, PoseurFunction { case makeView }
      let faker = Function.faker()
      func makeView() -> View { recordAndStub(function: .makeView) }
    }
    dog.stub(.bark).andReturn("woof")
    dog.stub(.bark).andReturn(Result<Int, Hoarse>.success(3))
    #expect(dog.bark() == "woof")

    let (screen, view) = (FakeScreen(), View())
    screen.stub(.makeView).andReturn(Result<View, Hoarse>.success(view))
    expectHaveNotReceived(screen) { $0.makeView() }
    #expect(screen.makeView() === view)
    expectHaveReceived(screen, .makeView, outcome: .returned(Argument.identical(to: view)))
  }
}
