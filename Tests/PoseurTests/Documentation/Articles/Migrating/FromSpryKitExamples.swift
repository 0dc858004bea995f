import Dispatch
import Poseur
import Testing
import XCTest

@testable import PoseurCore

@Suite("The page on Spry and SpryKit shows that")
struct FromSpryKitExamples {
  private let fake = FakePlayer()

  @Test("stubs and assertions keep their spellings")
  func sameSpellings() {
    fake.stub(.play).with("waltz").andReturn(3)
    #expect(fake.play("waltz") == 3)

    XCTAssertHaveReceived(
      fake, .play, with: "waltz", countSpecifier: .exactly(1))
    XCTAssertHaveNotReceived(fake, .stop)
    #expect(
      fake.didCall(.play, withArguments: ["waltz"], countSpecifier: .atLeast(1))
        .success)
  }

  @Test("the rest that is the same is the same")
  func rest() throws {
    let captor = Argument.captor()
    fake.stub(.play).with(captor).andDo { _ in 4 }
    fake.stubAgain(.play).with(captor).andDo { _ in 5 }
    #expect(fake.play("waltz") == 5)
    #expect(captor.getValue(at: 0) == "waltz" && captor[0] == "waltz")
    fake.stub(.stop).andDoVoid { _ in }
    fake.stop()
    fake.resetCallsAndStubs()
    XCTAssertHaveNoRecordedCalls(fake)
    XCTAssertEqualAny([1], [1])
    for argument in [Argument.anything, .nonNil, .validator { $0 != nil }] { #expect(argument.matches(3)) }
  }

  @Test("a fake's lines have other names")
  func lines() async throws {
    let deck = FakeDeck()
    deck.stub(.play).with("waltz").andReturn(3)
    deck.stub(.pause).andThrow(Hoarse())
    deck.stub(.rewind).andReturn(9)
    deck.stub(.load).andReturn("loaded")

    #expect(deck.play("waltz") == 3)
    #expect(deck.play("march") == 1)
    #expect(throws: Hoarse()) { try deck.pause() }
    #expect(await deck.rewind() == 9)
    #expect(try await deck.load() == "loaded")
    deck.stop()
    #expect(deck.calls.map(\.description).last == "stop()")
  }

  @Test("a stub answers without a record")
  func stubbedValues() throws {
    fake.stub(.play).with("waltz").andReturn(3)
    fake.stub(.load).andReturn("loaded")
    let three: Int = fake.stubbedValue(forFunction: .play, arguments: ["waltz"])
    let one: Int = fake.stubbedValue(forFunction: .play, orElse: 1)
    let text: String = try fake.stubbedValueThrowing(forFunction: .load)

    #expect((three, one, text) == (3, 1, "loaded"))
    expectHaveNoRecordedCalls(fake)
  }

  @Test("a call is written, in a stub and in an assertion")
  func writtenCalls() {
    fake.stub { $0.play("waltz") }.andReturn(3)
    #expect(fake.play("waltz") == 3)
    XCTAssertHaveReceived(fake) { $0.play("waltz") }
  }

  @Test("a call may wait until it is cancelled")
  func waitingForEver() async throws {
    fake.stub(.load).andNeverReturn()
    let task = Task { [fake] in try await fake.load() }
    try await fake.waitForCall(to: .load)
    task.cancel()

    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("matchers of types and of times have other names")
  func matchers() {
    #expect(Argument.is(Dog.self).matches(FakeDog()) && !Argument.instanceOf(Dog.self).matches(FakeDog()))
    #expect(Argument.where { (type: Dog.Type) in true }.matches(FakeDog.self))
    let soon = Argument.where("soon") { (time: DispatchTime) in time > .now() }
    #expect(soon.matches(DispatchTime.now() + 60))
  }

  @Test("static functions are asked about through the type's faker, and are reset")
  func statics() {
    FakePlayer.stub(.count).andReturn(2)
    #expect(FakePlayer.count() == 2)
    XCTAssertHaveReceived(FakePlayer.classFaker, .count)
    XCTAssertHaveRecordedCalls(FakePlayer.classFaker)
    #expect(FakePlayer.didCall(.count, times: .atMost(2)).success)
    FakePlayer.classFaker.stubAgain(.count).andReturn(3)
    #expect(FakePlayer.unrecorded() == 3)
    FakePlayer.reset()
    #expect(FakePlayer.fallback() == 1)
    FakePlayer.reset()
    XCTAssertHaveNotReceived(FakePlayer.classFaker, .count)
  }

  @Test("objects are compared by identity, labels of a tuple count, and a misfit is told beside a fallback")
  func differences() {
    final class Song { let title = "waltz" }
    let song = Song()
    fake.faker.recordCall(.play, arguments: song)
    #expect(fake.receivedCall(to: .play, withArguments: song))
    #expect(!fake.receivedCall(to: .play, withArguments: Song()))
    #expect(fake.receivedCall(to: .play, withArguments: Argument.where { (song: Song) in song.title == "waltz" }))

    let deck = FakeDeck()
    deck.stub(.size).andReturn((x: 1, y: 2))
    #expect(Failures.capture { _ = deck.size() }.first?.contains("(x: Int, y: Int)") == true)
    deck.stub(.play).andReturn("three")
    var answer: Int?
    let failures = Failures.capture { answer = deck.play("march") }
    #expect(failures.count == 1 && answer == 1)
  }

  @Test("counts that are not to be are other counts, or questions")
  func counts() {
    fake.stub(.play).andReturn(3)
    _ = fake.play("waltz")

    XCTAssertHaveReceived(fake, .play, times: .atMost(1))
    _ = fake.play("march")
    expectHaveReceived(fake, .play, times: 2)
    fake.resetCalls()
    XCTAssertFalse(fake.didCall(.play, times: 2).success)
  }

  @Test("a wait has a label for the function and lists no arguments")
  func waiting() async throws {
    fake.stub(.play).andReturn(3)
    for _ in 1...2 { _ = fake.play("waltz") }

    try await fake.waitForCall(to: .play, withArguments: "waltz", times: 2)
  }

  @Test("calls are read")
  func readingCalls() {
    #expect(!fake.hasRecordedCalls)
    fake.stub(.play).andReturn(3)
    _ = fake.play("waltz")

    expectHaveReceived(fake, .play, with: "waltz")
    #expect(fake.calls.count == 1)
    #expect(fake.didCall(.play).friendlyDescription.contains("play"))
    let result = fake.didCall(.play)
    #expect(result.success)
  }

  @Test("errors are thrown, or there are two of them")
  func errors() {
    func howl() throws { throw Hoarse() }
    let (error, other) = (Hoarse(), Hoarse())

    expectThrows(Hoarse()) { try howl() }
    XCTAssertEqualError(other, error)
    expectEqualError(other, error)
  }

  @Test("an error that is returned by a function that throws is tried outside")
  func errorsOfThrowingFunctions() throws {
    let error = Hoarse()
    func other() throws -> Hoarse { Hoarse() }

    try expectEqualError(other(), error)
  }

  @Test("a trap is caught")
  func traps() {
    func trap() { SwiftTrap.overflow.spring() }

    XCTAssertThrowsAssertion { trap() }
  }

  @Test("an unstubbed call is a failure to capture, not a trap")
  func unstubbed() {
    let failures = Failures.capture { _ = fake.play("waltz") }

    #expect(failures.count == 1)
  }

  @Test("values are compared, and images")
  func comparing() {
    let (first, second) = ([1, 2], [1, 2])
    expectEqualAny(first, second)
    let text = "one\ntwo"
    let lines = ["one", "two"].map { $0[...] }
    expectEqualAny(text.split(separator: "\n"), lines)
    let (a, b) = (pixel, pixel)
    XCTAssertEqualImage(a, b)
  }

  private var pixel: PixelBuffer? { PixelBuffer(width: 1, height: 1, bytes: [0, 0, 0, 255]) }

  final class FakePlayer: Fake, StaticFake, Sendable {
    enum Function: String, PoseurFunction { case play, load, stop }
    enum ClassFunction: String, PoseurFunction { case count }
    let faker = Function.faker()
    static let classFaker = ClassFunction.classFaker()

    func play(_ title: String) -> Int { recordAndStub(arguments: title) }
    func load() async throws -> String { try await recordAndStubThrowing() }
    func stop() { recordCall() }
    static func count() -> Int { recordAndStub(function: .count) }
  }
}

// MARK: - Fixtures

extension FromSpryKitExamples.FakePlayer {
  static func unrecorded() -> Int { classFaker.stubbedValue(forFunction: .count) }
  static func fallback() -> Int { classFaker.recordAndStub(function: .count, orElse: 1) }
}

private final class FakeDeck: Fake {
  enum Function: String, PoseurFunction { case play, pause, rewind, load, stop, size }
  let faker = Function.faker()

  func play(_ title: String) -> Int { recordAndStub(arguments: title, orElse: 1) }
  func pause() throws { try recordAndStubThrowing() }
  func rewind() async -> Int { await recordAndStub() }
  func load() async throws -> String { try await recordAndStubThrowing() }
  func stop() { recordCall("stop()") }
  func size() -> (a: Int, b: Int) { recordAndStub() }
}
