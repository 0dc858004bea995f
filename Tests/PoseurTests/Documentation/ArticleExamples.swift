import Poseur
import Testing
import XCTest

/// The Swift of the articles, as it stands there, where it is neither the README's nor a fake of the shapes.
@Suite("The article's")
struct ArticleExamples {
  private let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))
  private let cat = FakeCat()
  private let walker = FakeWalker()

  // MARK: - Making a fake

  @Test("lines of functions stand where the table says")
  func linesOfFunctions() async throws {
    let dog = FakeLoneDog()
    dog.register(default: "awoo", for: .howl)
    dog.stub(function: .shouldFetch).andReturn(true)

    #expect(dog.bark() == "woof")
    dog.eat("bone")
    #expect(try dog.howl(at: 3) == "awoo")
    #expect(try dog.growl(at: 3) == "awoo")
    #expect(await dog.barkLater() == "woof")
    #expect(try await dog.howlLater(at: 3) == "awoo")
    #expect(dog.shouldFetch())
    #expect(FakeLoneDog.breed() == "mutt")
    #expect(dog.calls(to: .howl).count == 3)
  }

  // MARK: - Stubbing functions

  @Test("stub returns a handle")
  func handle() throws {
    let stub = dog.stub(function: .howl).andReturn("awoo").thenThrow(Hoarse())

    #expect(try dog.howl(at: 3) == "awoo")
    #expect(throws: Hoarse()) { try dog.howl(at: 3) }
    #expect(stub.callCount == 2)
  }

  @Test("stub says which calls it is for, and what it answers")
  func threeStubs() {
    dog.stub(function: .bark).andReturn("woof", "yip")
    dog.stub(function: .shouldFetch, where: { ($0[0] as? Item) == .stick }).andReturn(true)
    dog.stub(function: .shouldFetch, withArguments: Item.slippers, Argument.anything).andDo { arguments in
      let member: Member = arguments.argument(atIndex: 1)
      return member == .parent
    }

    #expect(dog.bark() == "woof" && dog.shouldFetch(.stick, for: .kid) && dog.shouldFetch(.slippers, for: .parent))
  }

  @Test("typed closures take the arguments in their types")
  func typedClosures() throws {
    dog.stub(function: .shouldFetch).andDo { (item: Item, member: Member) in item == .ball && member == .kid }
    dog.stub(function: .howl, where: { (volume: Int) in volume > 10 }).andThrow(Hoarse())
    dog.register(default: "awoo", for: .howl)

    #expect(dog.shouldFetch(.ball, for: .kid) && !dog.shouldFetch(.ball, for: .parent))
    #expect(try dog.howl(at: 3) == "awoo")
    #expect(throws: Hoarse()) { try dog.howl(at: 11) }
  }

  @Test("conditions and blocks limit stubs")
  func lifetimes() {
    var isNight = true
    dog.stub(function: .bark).andReturn("woof")
    dog.stub(function: .bark).while { isNight }.andReturn("grr")
    dog.withStub(dog.stub(function: .bark).andReturn("here")) {
      #expect(dog.bark() == "here")
    }
    #expect(dog.bark() == "grr")
    isNight = false
    #expect(dog.bark() == "woof")
  }

  @Test("property remembers what was set")
  func property() {
    final class FakeBowl: Fake {
      enum Function: String, PoseurFunction { case grams, setGrams }
      let faker = Function.faker()
      var grams: Int {
        get { recordAndStub(function: .grams) }
        set { recordAndStub(function: .setGrams, arguments: newValue) }
      }
    }
    let bowl = FakeBowl()

    let grams = bowl.stubProperty(get: .grams, set: .setGrams, initially: 40)
    bowl.grams += 10
    #expect(grams.value == 50)
  }

  @Test("defaults answer what no stub does")
  func defaults() {
    struct Leash { let length: Int }

    dog.register(default: "woof", for: .bark)
    dog.register(default: Leash(length: 2))

    #expect(dog.bark() == "woof")
    #expect(dog.recordAndStub(function: .digest, asType: Leash.self).length == 2)
  }

  @Test("limited stub lets older ones answer")
  func times() {
    dog.stub(function: .bark).andReturn("woof")
    dog.stub(function: .bark).times(1).andReturn("yip")

    #expect([dog.bark(), dog.bark(), dog.bark()] == ["yip", "woof", "woof"])
  }

  @Test("universal stub goes before a specific one")
  func universal() {
    dog.stub(function: .shouldFetch, withArguments: Item.ball, Member.kid).andReturn(true)
    dog.stub(function: .shouldFetch).andReturn(false)

    #expect(!dog.shouldFetch(.ball, for: .kid))
    dog.removeUniversalStub(for: .shouldFetch)
    #expect(dog.shouldFetch(.ball, for: .kid))
  }

  @Test("newest of two specific stubs answers, and the older one comes back")
  func newest() {
    dog.stub(function: .shouldFetch).with(Item.ball, Member.kid).andReturn(true)
    let newer = dog.stub(function: .shouldFetch).with(Argument.anything, Member.kid).andReturn(false)

    #expect(!dog.shouldFetch(.ball, for: .kid))
    newer.remove()
    #expect(dog.shouldFetch(.ball, for: .kid))
  }

  // MARK: - Spying and asserting

  @Test("assertions pass")
  func assertions() {
    _ = dog.shouldFetch(.ball, for: .kid)
    _ = dog.shouldFetch(.ball, for: .parent)

    expectHaveReceived(dog, .shouldFetch, with: Item.ball, Member.kid)
    expectHaveReceived(dog, .shouldFetch, with: Item.ball, Argument.anything, times: 2)
    expectHaveNotReceived(dog, .bark)

    XCTAssertHaveReceived(dog, .shouldFetch, with: Item.ball, Member.kid)
    XCTAssertHaveReceived(dog, .shouldFetch, with: Item.ball, Argument.anything, times: 2)
    XCTAssertHaveNotReceived(dog, .bark)

    let result = dog.didCall(.shouldFetch, with: Item.ball, Argument.anything, times: .atLeast(3))
    #expect(!result.success, "\(result.friendlyDescription)")
  }

  @Test("outcomes can be asked for")
  func outcomes() {
    dog.stub(.howl).with(3).andReturn("awoo")
    dog.stub(.howl).with(11).andThrow(Hoarse())
    for volume in [3, 11] { _ = try? dog.howl(at: volume) }

    expectHaveReceived(dog, .howl, with: 3, outcome: .returned("awoo"))
    expectHaveReceived(dog, .howl, outcome: .threw(Hoarse.self), times: 1)

    let failures = Failures.capture { expectHaveReceived(dog, .howl, with: 3, outcome: .threw) }
    #expect(
      failures == [
        """
        Expected FakeDog.howl(3) to be called at least 1 time with outcome .threw, but it was called 0 times with it.
        Calls to howl (2):
          #1  howl(3)    returned "awoo"     ← nearest
          #2  howl(11)   argument 0 is 11, not 3; threw Hoarse()
        """
      ])
  }

  @Test("order and completeness pass")
  func order() {
    dog.stub(function: .bark).andReturn("woof")
    _ = dog.bark()
    cat.flee(from: .stick)

    expectHaveReceivedInOrder(
      dog.call(to: .bark),
      dog.call(to: .eat, times: .never),
      cat.call(to: .flee, withArguments: Item.stick))

    expectHaveReceived(dog, .bark)
    expectNoMoreCalls(dog)
    expectNoUnusedStubs(dog)
  }

  @Test("order fails with the calls of all the fakes")
  func orderMessage() {
    cat.flee(from: .stick)
    _ = dog.bark()

    #expect(
      Failures.capture {
        expectHaveReceivedInOrder(dog.call(to: .bark), cat.call(to: .flee, withArguments: Item.stick))
      } == [
        """
        Expected FakeCat.flee(.stick) to be called after FakeDog.bark, but it was not.
        The expected order:
          1. FakeDog.bark
          2. FakeCat.flee(.stick)     ← not received as expected
        The calls (2):
              FakeCat.flee(.stick)
          1.  FakeDog.bark()
          →  2. was expected from here on
        """
      ])
  }

  @Test("what looks alike is shown with its type")
  func types() {
    dog.recordCall(.eat, arguments: 5)

    #expect(
      Failures.capture { expectHaveReceived(dog, .eat, with: Int8(5)) }.first?.hasSuffix(
        "argument 0 is 5 (Int), not 5 (Int8)") == true)
  }

  @Test("difference is told place by place")
  func difference() {
    let failures = Failures.capture {
      expectEqualAny(
        Walk(minutes: 30, dogs: ["Rex", "Bello"]),
        Walk(minutes: 45, dogs: ["Rex"]),
        "after the walk")
    }
    #expect(
      failures == [
        """
        after the walk
        Expected Walk(minutes: 45, dogs: ["Rex"]), but received Walk(minutes: 30, dogs: ["Rex", "Bello"]).
          minutes: expected 45, received 30
          dogs[1]: extra "Bello"
        """
      ])
  }

  @Test("fakes can keep less")
  func keepingLess() {
    dog.keepCalls(atMost: 1_000)
    dog.keepCalls(atMost: 2, of: .eat)
    dog.keepArguments(.none, of: .shouldFetch)
    for grams in 1...5 { dog.eat(.dry(grams: grams)) }
    _ = dog.shouldFetch(.ball, for: .kid)

    #expect(dog.callCountFor(function: .eat) == 5)
    #expect(dog.calls(to: .shouldFetch)[0].description == "shouldFetch(<not kept>, <not kept>)")
    #expect(
      Failures.capture { expectHaveReceived(dog, .eat, with: DogFood.canned) }[0].hasPrefix(
        """
        Expected FakeDog.eat(.canned) to be called at least 1 time, but it was called 0 times, as far as calls are kept.
        Calls to eat (5, of which 2 are kept):
          #4  eat(.dry(grams: 4))   argument 0 is .dry(grams: 4), not .canned     ← nearest
          #5  eat(.dry(grams: 5))   argument 0 is .dry(grams: 5), not .canned
        """))
  }

  // MARK: - Matching arguments

  @Test("matchers match")
  func matchers() {
    dog.eat(.canned)
    walker.walk("Rex", for: 20)

    expectHaveReceived(dog, .eat, with: Argument.oneOf(DogFood.canned, DogFood.dry(grams: 40)))
    expectHaveReceived(walker, .walk, with: Argument.hasPrefix("R"), Argument.in(10...30))
    expectHaveReceived(walker, .walk, with: Argument.not("Bello"), Argument.anything, times: 1)
    expectHaveReceived(walker, .walk, with: "Rex", Argument.evenNumber)
  }

  @Test("captor keeps arguments in an assertion")
  func captor() {
    walker.walk("Rex", for: 20)
    walker.walk("Bello", for: 30)
    walker.walk("Rex", for: 5)

    let captor = Argument.captor()
    expectHaveReceived(walker, .walk, with: "Rex", captor)
    #expect(captor.values(as: Int.self) == [20, 5])
  }

  // MARK: - Waiting for calls

  @Test("wait ends with the call")
  func waiting() async throws {
    let library = FakeLibrary()
    library.stub(function: .load).andReturn("Once upon a time")
    let reader = Reader(library)
    Task { try await reader.open() }
    try await library.waitForCall(to: .load)
  }

  @Test("held call shows what is true meanwhile")
  func heldCall() async throws {
    let library = FakeLibrary()
    let reader = Reader(library)
    let responder = library.stub(function: .load).andWaitForResponse()

    let opening = Task { try await reader.open() }
    try await responder.waitForPendingCalls()
    #expect(await reader.isLoading)

    responder.respond(throwing: Hoarse())
    await #expect(throws: Hoarse()) { try await opening.value }
    #expect(await !reader.isLoading)
  }

  @Test("cancelled call is seen")
  func cancelledCall() async throws {
    let library = FakeLibrary()
    let reader = Reader(library)
    let responder = library.stub(function: .load).andWaitForResponse()

    let opening = Task { try await reader.open() }
    try await responder.waitForPendingCalls()
    opening.cancel()
    await #expect(throws: CancellationError.self) { try await opening.value }
    #expect(responder.wasCancelled)
  }

  @Test("held call proceeds to the stub behind")
  func proceedingCall() async throws {
    let library = FakeLibrary()
    let reader = Reader(library)
    library.stub(function: .load).andReturn("Once upon a time")
    let responder = library.stub(function: .load).andWaitForResponse()
    responder.proceed()
    #expect(try await reader.open() == "Once upon a time")
  }

  @Test("report of a wait is an assertion's")
  func waitReport() async throws {
    let report = await reportOfWait { _ = try await FakeLibrary().waitForCall(to: .load, timeout: .zero) }
    #expect(
      report == """
        Expected FakeLibrary.load to be called at least 1 time, but it was called 0 times.
        No calls were recorded.
        """)
  }

  // MARK: - Concurrency facts

  @Test("overlapping calls are counted and asserted")
  func overlappingCalls() async throws {
    let library = FakeLibrary()
    let reader = Reader(library)
    library.stub(function: .load).andReturn("Once upon a time", after: .milliseconds(1))

    for _ in 0..<3 { _ = try await reader.open() }

    #expect(library.maxConcurrentCalls(to: .load) == 1)
    expectNeverConcurrent(library, .load)
    let slowest = library.calls(to: .load).compactMap(\.duration).max()
    #expect(slowest != nil)
  }

  @Test("main thread is asserted")
  @MainActor
  func mainThread() {
    dog.stub(function: .bark).andReturn("woof")

    _ = dog.bark()
    expectOnMainThread(dog, .bark)
  }

  @Test("cancellation is asserted")
  func assertedCancellation() async throws {
    let library = FakeLibrary()
    let reader = Reader(library)
    library.stub(function: .load).andNeverReturn()

    let opening = Task { try await reader.open() }
    try await library.waitForCall(to: .load)
    opening.cancel()
    await #expect(throws: CancellationError.self) { try await opening.value }
    expectCancelled(library, .load)
  }

  @Test("failure says which calls overlapped")
  func overlapReport() async throws {
    let library = FakeLibrary()
    let responder = library.stub(function: .load).andWaitForResponse()
    let pages = (1...2).map { _ in Task { try await library.load() } }
    try await responder.waitForPendingCalls(2)
    let messages = Failures.capture { expectNeverConcurrent(library, .load) }
    for page in pages { page.cancel() }
    for page in pages { _ = try? await page.value }

    #expect(
      messages.map { $0.replacing(#/thread \d+/#, with: "thread 7") } == [
        """
        Expected calls of FakeLibrary.load never to overlap, but 2 of 2 calls did:
          #1  load()   overlaps #2; on thread 7
          #2  load()   overlaps #1; on thread 7
        """
      ])
  }

  // MARK: - Testing your own helpers

  @Test("helper is tested")
  func helper() {
    let messages = Failures.capture { expectWellFed(dog) }
    #expect(messages == ["Rex is hungry."])
  }

  @Test("reporter hears of failures")
  func reporter() {
    let diary = Diary()
    let line = #line + 1
    Failures.$reporter.withValue(DiaryReporter(write: diary.append)) { expectWellFed(dog) }

    #expect(diary.calls.description == #"[append("ArticleExamples.swift:\#(line): Rex is hungry.")]"#)
  }
}

// MARK: - Isolating tests

@Suite("The article's isolated tests")
struct IsolatedArticleExamples {
  struct FakeKennel: StaticFake {
    enum ClassFunction: String, PoseurFunction { case count, open }
    static let classFaker = ClassFunction.faker(scope: .perTest)
    static func count() -> Int { recordAndStub(function: .count) }
    static func open(_ door: Int) { recordCall(.open, arguments: door) }
  }

  @Test("leave something behind")
  func leftover() {
    let warnings = Failures.capture(.warning) {
      withIsolatedFakes(named: "opensADoor()", reporting: [.unusedStubs]) {
        FakeKennel.stub(function: .count).andReturn(3)
        FakeKennel.open(1)
      }
    }
    #expect(
      warnings == [
        """
        The stub of FakeKennel.count had answered no call when the test “opensADoor()” ended.
        """
      ])
  }

  @Test("leave a call waiting")
  func openGate() async throws {
    let library = FakeLibrary()
    let warnings = try await Failures.capture(.warning) {
      let (opening, responder) = try await withIsolatedFakes(named: "opensABook()", reporting: [.unansweredGates]) {
        let responder = library.stub(function: .load).andWaitForResponse()
        let opening = Task { try await library.load() }
        try await responder.waitForPendingCalls()
        return (opening, responder)
      }
      await #expect(throws: UnstubbedCall.self) { try await opening.value }
      withExtendedLifetime(responder) {}
    }
    #expect(
      warnings == [
        """
        The stub of FakeLibrary.load held 1 call without a response when the test “opensABook()” ended.
        """
      ])
  }
}

#if compiler(>=6.1)
  extension IsolatedArticleExamples {
    @Suite(.isolatedFakes)
    struct KennelTests {
      @Test(arguments: 0..<100)
      func countsDogs(number: Int) {
        FakeKennel.stub(function: .count).andReturn(number)

        #expect(FakeKennel.count() == number)
        #expect(FakeKennel.callCountFor(function: .count) == 1)
      }
    }

    @Test(.isolatedFakes(reporting: [.unusedStubs, .lateCalls]))
    func opensADoor() {
      FakeKennel.open(1)
      FakeKennel.stub(function: .count).andReturn(3)
      #expect(FakeKennel.count() == 3)
    }
  }
#endif

final class IsolatedArticleXCTests: XCTestCase {
  private typealias FakeKennel = IsolatedArticleExamples.FakeKennel

  override func invokeTest() {
    withIsolatedFakes { super.invokeTest() }
  }

  func testOpensADoor() {
    FakeKennel.open(1)
    XCTAssertEqual(FakeKennel.callCountFor(function: .open), 1)
  }
}

extension Argument {
  static var evenNumber: Argument { .where("an even number") { (number: Int) in number.isMultiple(of: 2) } }
}

func expectWellFed(
  _ dog: FakeDog, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  guard !dog.receivedCall(to: .eat) else { return }
  Failures.report("Rex is hungry.", fileID: fileID, filePath: filePath, line: line, column: column)
}

struct DiaryReporter: FailureReporter {
  let write: @Sendable (String) -> Void
  func report(_ message: String, severity: ReportSeverity, at position: SourcePosition) {
    write("\(position): \(message)")
  }
}

// MARK: - Fixtures

private class LoneDog {
  func bark() -> String { "woof" }
  func barkLater() async -> String { "woof" }
}

/// A function for each line of the table in the article.
private final class FakeLoneDog: LoneDog, Fake, StaticFake {
  enum Function: String, PoseurFunction { case bark, eat, howl, shouldFetch }
  enum ClassFunction: String, PoseurFunction { case breed }
  let faker = Function.faker()
  static let classFaker = ClassFunction.faker()

  override func bark() -> String { recordAndStub(function: .bark, orElse: super.bark()) }
  override func barkLater() async -> String {
    await recordAndStub(function: .bark, orElse: await super.barkLater())
  }
  func eat(_ food: String) {
    recordAndStub(function: .eat, arguments: food)
    recordCall(.eat, arguments: food)
  }
  func howl(at volume: Int) throws -> String { try recordAndStubThrowing(function: .howl, arguments: volume) }
  func howlLater(at volume: Int) async throws -> String {
    try await recordAndStubThrowing(function: .howl, arguments: volume)
  }
  func growl(at volume: Int) throws(Hoarse) -> String {
    try recordAndStubThrowing(function: .howl, throwing: Hoarse.self, arguments: volume)
  }
  func shouldFetch() -> Bool {
    let isWorthIt = recordAndStub(function: .shouldFetch, asType: Bool.self)
    return isWorthIt
  }
  static func breed() -> String { recordAndStub(function: .breed, orElse: "mutt") }
}

private struct Walk {
  let minutes: Int
  let dogs: [String]
}

private final class FakeWalker: Fake {
  enum Function: String, PoseurFunction { case walk }
  let faker = Function.faker()
  func walk(_ name: String, for minutes: Int) { recordCall(.walk, arguments: name, minutes) }
}

private final class FakeCat: Fake {
  enum Function: String, PoseurFunction { case flee }
  let faker = Function.faker()
  func flee(from item: Item) { recordCall(.flee, arguments: item) }
}

/// What the reporter writes into; a fake, since it is safe on all threads.
private final class Diary: Fake, Sendable {
  enum Function: String, PoseurFunction { case append }
  let faker = Function.faker()
  @Sendable func append(_ text: String) { recordCall(.append, arguments: text) }
}
