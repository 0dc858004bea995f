import Poseur
import Testing

@Suite("The page on leftovers shows that a test")
struct FindingLeftoversExamples {
  struct FakeKennel: StaticFake {
    enum ClassFunction: String, PoseurFunction { case count, open }
    static let classFaker = ClassFunction.classFaker(scope: .perTest)
    static func count() -> Int { recordAndStub(function: .count) }
    static func open(_ door: Int) { recordCall(.open, arguments: door) }
  }

  @Test("leaves a stub behind")
  func unusedStub() {
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

  @Test("leaves a call waiting")
  func openGate() async throws {
    let library = FakeLibrary()
    let warnings = try await Failures.capture(.warning) {
      let (opening, responder) = try await withIsolatedFakes(named: "opensABook()", reporting: [.heldCalls]) {
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
