import Poseur
import Testing

@Suite("The page on holding calls shows that")
struct HoldingCallsExamples {
  private let library = FakeLibrary()
  private let reader: Reader

  init() { reader = Reader(library) }

  @Test("a call is held until the test answers")
  func heldCall() async throws {
    let responder = library.stub(.load).andWaitForResponse()

    let opening = Task { try await reader.open() }
    try await responder.waitForPendingCalls()
    #expect(await reader.isLoading)

    responder.respond(with: "Once upon a time")
    #expect(try await opening.value == "Once upon a time")
    #expect(await !reader.isLoading)
  }

  @Test("an error is an answer, and may be given early")
  func error() async {
    let responder = library.stub(.load).andWaitForResponse()
    responder.respond(throwing: Hoarse())
    await #expect(throws: Hoarse()) { try await reader.open() }
  }

  @Test("a call proceeds to the stub behind")
  func proceedingCall() async throws {
    library.stub(.load).andReturn("Once upon a time")
    let responder = library.stub(.load).andWaitForResponse()
    responder.proceed()
    #expect(try await reader.open() == "Once upon a time")
  }

  @Test("a cancelled call is seen")
  func cancelledCall() async throws {
    let responder = library.stub(.load).andWaitForResponse()
    let opening = Task { try await reader.open() }
    try await responder.waitForPendingCalls()
    opening.cancel()
    await #expect(throws: CancellationError.self) { try await opening.value }
    #expect(responder.wasCancelled)
  }

  @Test("a call that never returns is cancelled")
  func endlessCall() async throws {
    library.stub(.load).andNeverReturn()
    let opening = Task { try await reader.open() }
    try await library.waitForCall(to: .load)
    opening.cancel()
    await #expect(throws: CancellationError.self) { try await opening.value }
    expectCancelled(library, .load)
  }
}
