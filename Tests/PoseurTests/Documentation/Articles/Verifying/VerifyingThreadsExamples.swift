import Poseur
import Testing

@Suite("The page on threads shows that")
struct VerifyingThreadsExamples {
  private let library = FakeLibrary()

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
