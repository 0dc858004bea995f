import Poseur
import Testing

// The actor stands in a file that comes later, in the order in which the compiler gets them. There, a `nonisolated`
// protocol may not be one that an actor conforms to where it's declared, if an earlier file uses the actor.

@Suite("An actor")
struct ActorFakeTests {
  private let safe = FakeSafe()

  @Test("may be a fake where it's declared, though an earlier file uses it")
  func declared() async throws {
    await safe.stub { try await $0.open(3) }.andReturn("gold")
    #expect(try await safe.open(3) == "gold")
    await expectHaveReceived(safe, times: 1) { try await $0.open(3) }
    expectHaveNoRecordedCalls(FakeSafe())
  }
}
