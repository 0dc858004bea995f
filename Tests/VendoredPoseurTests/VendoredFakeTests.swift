// The folder of the library is compiled into this target as it stands: nothing is imported. `.ci/Consumer` has other
// targets with this file, of which some import the library.

import Testing

#if DEPENDS_ON_POSEUR
  import Poseur
#endif

@Suite("A fake of the copied folder")
struct VendoredFakeTests {
  @Test("records and answers")
  func recordsAndAnswers() {
    let dog = FakeVendoredDog()
    dog.stub(function: .bark).andReturn("meow")
    dog.stub(function: .shouldFetch).with("ball", Argument.anything).andReturn(true)

    #expect(dog.bark() == "meow")
    #expect(dog.shouldFetch("ball", for: "kid"))
    #expect(dog.callCountFor(function: .shouldFetch, withArguments: "ball", "kid") == 1)
    #expect(dog.howl() == "awoo", "super answers")
  }

  @Test("hands on what stands for any argument, also of asynchronous calls")
  func inputs() async throws {
    let dog = FakeVendoredDog()
    dog.stub { $0.shouldFetch($1, for: $2) }.where { _, member in member == "kid" }.andDo { item, _ in item == "ball" }
    #expect(dog.shouldFetch("ball", for: "kid") && !dog.shouldFetch("stick", for: "kid"))
    #expect(dog.call { $0.shouldFetch($1, for: "kid") }.arguments == ["ball", "stick"])
    expectHaveReceived(dog, times: 2) { $0.shouldFetch($1, for: $2) }

    let store = FakeVendoredStore()
    await store.stub { try await $0.load($1) }.andDo { id in "page \(id)" }
    #expect(try await store.load(3) == "page 3")
    await expectHaveReceived(store) { try await $0.load($1) }
    #expect(try await store.call { try await $0.load($1) }.wait() == [3])
  }

  @Test("knows who made a call, though the copy's own functions have no module's name")
  func callers() {
    let dog = FakeVendoredDog()
    dog.keepCallers()
    dog.stub(function: .bark).andReturn("meow")
    _ = dog.bark()
    #expect(dog.calls.first?.caller?.hasPrefix("the test itself") == true)
    let messages = Failures.capture { expectHaveReceived(dog, .bark, times: 2) }
    #expect(messages.first?.contains("by the test itself") == true, "\(messages)")
  }

  @Test("reports to the running test, and only there")
  func reports() {
    let dog = FakeVendoredDog()
    withKnownIssue {
      _ = dog.bark()
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix("FakeVendoredDog.bark() was called, but nothing is stubbed") == true
    }
    #expect(Failures.capture { _ = dog.bark() }.count == 1)
  }

  @Test("looks for a text in another by characters, though a file of the module imports Foundation")
  func containedText() {
    let dog = FakeVendoredDog()
    dog.stub(function: .shouldFetch).andReturn(true)
    _ = dog.shouldFetch("a\r\nb", for: "👨‍👩‍👧")

    #expect(!dog.receivedCall(to: .shouldFetch, withArguments: Argument.contains("\n"), Argument.anything))
    #expect(!dog.receivedCall(to: .shouldFetch, withArguments: Argument.anything, Argument.contains("👨")))
    #expect(dog.receivedCall(to: .shouldFetch, withArguments: Argument.contains("\r\n"), Argument.contains("👨‍👩‍👧")))
  }

  @Test("answers asynchronously")
  func asynchronous() async throws {
    let store = FakeVendoredStore()
    store.stub(function: .load).with(3).andReturn("Rex")

    #expect(try await store.load(3) == "Rex")
    #expect(store.receivedCall(to: .load))
  }

  @Test("may be an actor, of no actor, or keep its faker off the main actor, whatever the module's default is")
  nonisolated func isolations() async {
    let counter = FakeVendoredCounter()
    counter.stub(function: .count).andReturn(3)
    #expect(await counter.count() == 3)

    let clock = FakeVendoredClock()
    clock.stub(function: .now).andReturn(4)
    #expect(await Task.detached { clock.now() }.value == 4)

    let screen = await FakeVendoredScreen()
    screen.stub(function: .title).andReturn("Home")
    #expect(await screen.title() == "Home")
  }

  @Test("reports calls that waited when their responder went, on whichever thread it went")
  func goneResponder() async throws {
    let reporter = ListingReporter()
    try await Failures.$reporter.withValue(reporter) {
      let store = FakeVendoredStore()
      let owner = ResponderOwner(store.stub(function: .load).andWaitForResponse())
      let call = Task { try await store.load(3) }
      try await owner.responder?.waitForPendingCalls()
      await Task.detached { owner.responder = nil }.value
      await #expect(throws: (any Error).self) { try await call.value }
    }
    #expect(
      reporter.lines == [
        "The stub of FakeVendoredStore.load held 1 call without a response when its responder went, so nothing can "
          + "answer it.",
        "Keep the responder for as long as calls wait, or stub andNeverReturn().",
      ])
  }
}

@Suite("A static fake of the copied folder", .isolatedFakes(reporting: [.unusedStubs, .lateCalls], as: .failure))
struct VendoredStaticFakeTests {
  @Test("has calls and stubs of its own in each test", arguments: 0..<50)
  func isolation(number: Int) async {
    FakeVendoredKennel.stub(function: .count).andReturn(number)
    await Task.yield()
    await withIsolatedFakes { await Task { FakeVendoredKennel.open() }.value }
    withIsolatedFakes { FakeVendoredKennel.open() }

    #expect(FakeVendoredKennel.count() == number)
    #expect(FakeVendoredKennel.classFaker.calls.count == 1)
  }
}

// MARK: - Fixtures

enum FakeVendoredKennel: StaticFake {
  enum ClassFunction: String, PoseurFunction { case count, open }
  static let classFaker = ClassFunction.classFaker(scope: .perTest)
  static func count() -> Int { recordAndStub(function: .count) }
  static func open() { recordCall(.open) }
}

class VendoredDog {
  // Written out for a module whose default is the main actor: there the compiler's own is of another isolation.
  init() {}
  func bark() -> String { "woof" }
  func howl() -> String { "awoo" }
  func shouldFetch(_ item: String, for member: String) -> Bool { false }
}

final class FakeVendoredDog: VendoredDog, Fake {
  enum Function: String, PoseurFunction { case bark, howl, shouldFetch }
  let faker = Function.faker()
  override func bark() -> String { recordAndStub(function: .bark) }
  override func howl() -> String { recordAndStub(function: .howl, orElse: super.howl()) }
  override func shouldFetch(_ item: String, for member: String) -> Bool {
    recordAndStub(function: .shouldFetch, arguments: item, member)
  }
}

protocol VendoredStore {
  func load(_ id: Int) async throws -> String
}

final class FakeVendoredStore: VendoredStore, Fake, Sendable {
  enum Function: String, PoseurFunction { case load }
  let faker = Function.faker()
  func load(_ id: Int) async throws -> String { try await recordAndStubThrowing(function: .load, arguments: id) }
}

actor FakeVendoredCounter: Fake {
  enum Function: String, PoseurFunction { case count }
  let faker = Function.faker()
  func count() -> Int { recordAndStub(function: .count) }
}

nonisolated protocol VendoredClock: Sendable {
  func now() -> Int
}

nonisolated final class FakeVendoredClock: VendoredClock, Fake {
  enum Function: String, PoseurFunction { case now }
  let faker = Function.faker()
  func now() -> Int { recordAndStub(function: .now) }
}

@MainActor class VendoredScreen {
  init() {}
  func title() -> String { "" }
}

final class FakeVendoredScreen: VendoredScreen, Fake {
  enum Function: String, PoseurFunction { case title }
  nonisolated let faker = Function.faker()
  override func title() -> String { recordAndStub(function: .title) }
}

/// A responder that can go on any thread.
final class ResponderOwner: @unchecked Sendable {
  nonisolated(unsafe) var responder: StubResponder<Any?>?
  nonisolated init(_ responder: StubResponder<Any?>) { self.responder = responder }
}

/// In a module whose default is the main actor, its closure must run there: Swift stops the process otherwise.
final class ListingReporter: FailureReporter, @unchecked Sendable {
  private(set) var lines: [String] = []

  func report(_ message: String, severity: ReportSeverity, at position: SourcePosition) {
    message.withCString { lines += String(cString: $0).split(separator: "\n").map(String.init) }
  }
}
