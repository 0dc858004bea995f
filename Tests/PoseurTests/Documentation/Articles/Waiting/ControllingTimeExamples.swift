import Poseur
import Testing

@Suite("The page on time shows that")
struct ControllingTimeExamples {
  private let library = FakeLibrary()
  private let reader: Reader

  init() { reader = Reader(library) }

  actor Alarm {
    private let clock: any Clock<Duration>
    private(set) var isRinging = false
    init(_ clock: any Clock<Duration>) { self.clock = clock }

    func start(after delay: Duration) async throws {
      try await clock.sleep(for: delay)
      isRinging = true
    }
  }

  @Test("an answer comes when the clock says so")
  func delayedAnswer() async throws {
    let clock = ManualClock()
    library.stub(.load).andReturn("Once upon a time", after: .seconds(9), clock: clock)

    let opening = Task { try await reader.open() }
    try await clock.waitForSleepers()
    #expect(await reader.isLoading)

    await clock.advance(by: .seconds(9))
    #expect(try await opening.value == "Once upon a time")
  }

  @Test("an error comes when the clock says so")
  func delayedError() async throws {
    let clock = ManualClock()
    library.stub(.load).andThrow(Hoarse(), after: .seconds(9), clock: clock)
    let opening = Task { try await reader.open() }
    try await clock.waitForSleepers()
    await clock.advance(by: .seconds(9))
    await #expect(throws: Hoarse()) { try await opening.value }
  }

  @Test("code under test takes the clock")
  func codeUnderTest() async throws {
    let clock = ManualClock()
    let alarm = Alarm(clock)
    let waking = Task { try await alarm.start(after: .seconds(60)) }

    try await clock.waitForSleepers()
    await clock.advance(by: .seconds(60))
    try await waking.value
    #expect(await alarm.isRinging)
  }

  @Test("a debounced input restarts the delay")
  func debounce() async throws {
    let (catalog, clock) = (FakeCatalog(), ManualClock())
    let field = SearchField(catalog, clock)

    await field.type("Mo")
    try await clock.waitForSleepers()
    await clock.advance(by: .milliseconds(200))

    await field.type("Moby")
    try await clock.waitForSleepers()
    await clock.advance(by: .milliseconds(299))
    expectHaveNoRecordedCalls(catalog)

    await clock.advance(by: .milliseconds(1))
    try await catalog.waitForCall { await $0.find("Moby") }
    expectHaveReceived(catalog, .find, times: 1)
  }

  @Test("a wait takes the clock")
  func wait() async throws {
    let clock = ManualClock()
    let noCall = Task {
      await library.waitForNoCall(to: .load, during: .seconds(60), clock: clock)
    }
    try await clock.waitForSleepers()
    await clock.advance(by: .seconds(60))
    #expect(await noCall.value)
  }
}

// MARK: - Fixtures

extension ControllingTimeExamples {
  protocol Catalog: Sendable { func find(_ text: String) async }

  final class FakeCatalog: Catalog, Fake {
    enum Function: String, PoseurFunction { case find }
    let faker = Function.faker()
    func find(_ text: String) async { await recordAndStub(function: .find, arguments: text) }
  }

  actor SearchField {
    private let catalog: any Catalog, clock: any Clock<Duration>
    private var search: Task<Void, any Error>?
    init(_ catalog: any Catalog, _ clock: any Clock<Duration>) {
      (self.catalog, self.clock) = (catalog, clock)
    }

    func type(_ text: String) {
      search?.cancel()
      search = Task {
        try await clock.sleep(for: .milliseconds(300))
        await catalog.find(text)
      }
    }
  }
}
