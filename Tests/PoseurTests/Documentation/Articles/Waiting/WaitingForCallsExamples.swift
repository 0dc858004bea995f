import Poseur
import Testing

@Suite("The page on waiting for calls shows that")
struct WaitingForCallsExamples {
  @Test("a wait ends with the call")
  func waiting() async throws {
    let library = FakeLibrary()
    let reader = Reader(library)

    library.stub(.load).andReturn("Once upon a time")
    Task { try await reader.open() }
    try await library.waitForCall { try await $0.load() }
  }

  @Test("a wait names the function")
  func names() async throws {
    let dog = FakeDog()
    dog.eat(.canned)
    dog.eat(.dry(grams: 3))
    try await dog.waitForCall(to: .eat, times: 2)
    try await dog.waitForCall(
      to: .eat, withArguments: DogFood.canned, timeout: .seconds(1))
    try await dog.waitForCall(to: .eat, where: { $0[0] as? DogFood == .canned })
  }

  @Test("a stream gives each call")
  func stream() async {
    let dog = FakeDog()
    dog.eat(.canned)
    dog.eat(.dry(grams: 3))
    for await call in dog.callStream(to: .eat).prefix(2) { print(call) }
  }

  @Test("the report of a wait is an assertion's")
  func report() async throws {
    let clock = ManualClock()
    let wait = Task {
      try await FakeLibrary().waitForCall(clock: clock, fileID: "Tests/LibraryTests.swift", line: 12) {
        try await $0.load()
      }.count
    }
    try await clock.waitForSleepers()
    await clock.advance(by: .seconds(5))
    let error = await #expect(throws: CallNotReceived.self) { try await wait.value }
    #expect(
      error?.description == """
        Expected FakeLibrary.load to be called at least 1 time, but it was called 0 times.
        No calls were recorded.
        The wait of 5 seconds is at LibraryTests.swift:12.
        """)
  }

  @Test("a task that waits does not return the calls")
  func waitingTask() async throws {
    let library = FakeLibrary()
    let wait = Task { _ = try await library.waitForCall(to: .load) }
    library.recordCall(.load)
    try await wait.value
  }
}
