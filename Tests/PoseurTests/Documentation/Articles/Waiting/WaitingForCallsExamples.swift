import Poseur
import Testing

@Suite("The page on waiting for calls shows that")
struct WaitingForCallsExamples {
  @Test("the report of a wait is an assertion's")
  func report() async throws {
    let clock = ManualClock()
    let wait = Task {
      try await FakeLibrary().call { try await $0.load() }
        .wait(clock: clock, fileID: "Tests/LibraryTests.swift", line: 12).count
    }
    try await clock.waitForSleepers()
    await clock.advance(by: .seconds(5))
    let error = await #expect(throws: CallNotReceived.self) { try await wait.value }
    #expect(
      error?.description == """
        Expected FakeLibrary.load to be called at least 1 time, but it was called 0 times.
        No calls were recorded.
        Check that the code uses this fake, that the fake forwards the call, and that the work is done by now.
        The wait of 5 seconds is at LibraryTests.swift:12.
        """)
  }

  @Test("a task may return the calls that it waited for")
  func waitingTask() async throws {
    let library = FakeLibrary()
    Task { try await library.waitForCall(to: .load) }
    let wait = Task { try await library.waitForCall(to: .load) }
    library.recordCall(.load)
    #expect(try await wait.value.map(\.description) == ["load()"])
  }
}
