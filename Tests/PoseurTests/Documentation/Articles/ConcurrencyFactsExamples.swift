import Poseur
import Testing

/// The Swift of the article on concurrency facts, as it stands there.
@Suite("The article on concurrency facts, its")
struct ConcurrencyFactsExamples {
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

  @Test @MainActor func barksOnTheMainThread() {
    let dog = FakeDog()
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

  @Test("calls that never came do not overlap")
  func noCalls() {
    let dog = FakeDog()
    expectNeverConcurrent(dog, .bark)
    #expect(Failures.capture { expectOnMainThread(dog, .bark) }.count == 1)
    #expect(Failures.capture { expectCancelled(dog, .bark) }.count == 1)
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
        Expected calls to FakeLibrary.load never to overlap, but 2 of 2 calls did:
          #1  load()   overlaps #2; on thread 7
          #2  load()   overlaps #1; on thread 7
        """
      ])
  }
}
