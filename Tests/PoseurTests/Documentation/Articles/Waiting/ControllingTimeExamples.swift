import Poseur
import Testing

@Suite("The page on time shows that")
struct ControllingTimeExamples {
  private let library = FakeLibrary()
  private let reader: Reader

  init() { reader = Reader(library) }

  @Test("an error comes when the clock says so")
  func delayedError() async throws {
    let clock = ManualClock()
    library.stub(.load).andThrow(Hoarse(), after: .seconds(9), clock: clock)
    let opening = Task { try await reader.open() }
    try await clock.waitForSleepers()
    await clock.advance(by: .seconds(9))
    await #expect(throws: Hoarse()) { try await opening.value }
  }
}
