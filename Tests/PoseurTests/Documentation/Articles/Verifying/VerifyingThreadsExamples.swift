import Poseur
import Testing

@Suite("The page on threads shows that")
struct VerifyingThreadsExamples {
  private let library = FakeLibrary()

  @Test("calls that never overlap are verified")
  func overlap() async throws {
    let reader = Reader(library)
    library.stub(.load).andReturn("Once upon a time", after: .milliseconds(1))

    for _ in 0..<3 { _ = try await reader.open() }

    expectNeverConcurrent(library, .load)
    #expect(library.maxConcurrentCalls(to: .load) == 1 && library.maxConcurrentCalls == 1)
  }

  @Test @MainActor func barksOnTheMainThread() {
    let dog = FakeDog()
    dog.stub(.bark).andReturn("woof")

    _ = dog.bark()
    expectOnMainThread(dog, .bark)
  }

  @Test("a cancellation is verified")
  func cancellation() async throws {
    let reader = Reader(library)
    library.stub(.load).andNeverReturn()

    let opening = Task { try await reader.open() }
    try await library.waitForCall(to: .load)
    opening.cancel()
    await #expect(throws: CancellationError.self) { try await opening.value }
    expectCancelled(library, .load)
  }

  @Test("calls that never came do not overlap, and no other assertion holds for them")
  func noCalls() {
    expectNeverConcurrent(library, .load)
    #expect(Failures.capture { expectOnMainThread(library, .load) }.count == 1)
    #expect(Failures.capture { expectCancelled(library, .load) }.count == 1)
  }

  @Test("a failure says which calls overlapped")
  func failure() async throws {
    let responder = library.stub(.load).andWaitForResponse()
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
