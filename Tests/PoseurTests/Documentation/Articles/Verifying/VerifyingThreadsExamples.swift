import Poseur
import Testing

@Suite("The page on threads shows that")
struct VerifyingThreadsExamples {
  private let library = FakeLibrary()

  @Test("calls that never came overlapped with none, and came nowhere")
  func noCalls() {
    #expect(library.maxConcurrentCalls == 0 && library.maxConcurrentCalls(to: .load) == 0)
    #expect(library.calls.allSatisfy(\.isOnMainThread) && library.calls.map(\.isOnMainThread) != [true])
  }
}
