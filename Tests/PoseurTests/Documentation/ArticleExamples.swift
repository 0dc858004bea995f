import Poseur
import Testing

/// The Swift of the articles, as it stands there, where it is neither the README's nor a fake of the shapes.
@Suite("The article's")
struct ArticleExamples {
  private let dog = FakeDog(FakeDog.Function.faker(unstubbed: .returnDefault))
  private let cat = FakeCat()
  private let walker = FakeWalker()

  // MARK: - Stubbing functions

  @Test("stub returns a handle")
  func handle() throws {
    let stub = dog.stub(function: .howl).andReturn("awoo").thenThrow(Hoarse())

    #expect(try dog.howl(at: 3) == "awoo")
    #expect(throws: Hoarse()) { try dog.howl(at: 3) }
    #expect(stub.callCount == 2)
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
    let error = await #expect(throws: CallNotReceived.self) {
      try await FakeLibrary().waitForCall(to: .load, timeout: .zero)
    }
    #expect(
      error?.description == """
        Expected FakeLibrary.load to be called at least 1 time, but it was called 0 times.
        No calls were recorded.
        """)
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
