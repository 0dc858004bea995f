import Poseur
import Testing

@_spi(Poseur) @testable import PoseurCore

@Suite("A responder")
struct ResponderTests {
  private let reader = FakeReader()

  @Test("answers the calls that wait in the order in which they came")
  func order() async throws {
    let responder = reader.stub(.load).andWaitForResponse()
    let first = Task { [reader] in try await reader.load(1) }
    try await responder.waitForPendingCalls()
    let second = Task { [reader] in try await reader.load(2) }
    try await responder.waitForPendingCalls(2)
    #expect(reader.calls.map(\.outcome.description) == ["is pending", "is pending"])

    responder.respond(with: "one")
    #expect(try await first.value == "one")
    #expect(responder.pendingCallCount == 1)
    responder.respond(throwing: Hoarse())
    await #expect(throws: Hoarse()) { try await second.value }
    #expect(responder.pendingCallCount == 0)
    #expect(reader.calls.map(\.outcome.description) == [#"returned "one""#, "threw Hoarse()"])
  }

  @Test("answers calls in the order in which they began, also where a later one came first to wait")
  func overtaking() async throws {
    let queue = ResponseQueue(callText: "FakeReader.load", at: SourcePosition())
    let (first, second) = (SuspendedCall(), SuspendedCall())
    queue.hold(second, 2)
    queue.hold(first, 1)
    #expect(queue.answer(.failure(Hoarse())) == nil)

    await #expect(throws: Hoarse()) { try await first.result() }
    #expect(queue.pendingCallCount == 1)
    queue.cancel(second, canThrow: true)
    #expect(queue.pendingCallCount == 0)
  }

  @Test("keeps nobody whose wait is over")
  func waiter() async {
    let responder = reader.stub(.load).andWaitForResponse()
    await #expect(throws: CallNotReceived.self) { try await responder.waitForPendingCalls(timeout: .nanoseconds(1)) }
    #expect(responder.queue.state.withLock(\.waiters).isEmpty)
  }

  @Test("keeps answers that it gives early, also when it goes")
  func earlyAnswers() async throws {
    let responder = reader.stub(.load).andWaitForResponse()
    responder.respond(with: "one")
    responder.respond(with: "two")
    reader.stub(.close).andWaitForResponse().respond()

    #expect(try await reader.load(1) == "one")
    #expect(try await reader.load(2) == "two")
    await reader.close()
  }

  @Test("answers only the calls that its stub is for")
  func arguments() async throws {
    reader.stub(.load).andReturn("other")
    reader.removeUniversalStub(for: .load)
    let responder = reader.stub(.load).with(1).andWaitForResponse()
    reader.stub(.load).with(2).andReturn("two")
    responder.respond(with: "one")

    #expect(try await reader.load(2) == "two")
    #expect(try await reader.load(1) == "one")
  }

  @Test("ends a cancelled call that can throw, and sees it")
  func cancellation() async throws {
    let responder = reader.stub(.load).andWaitForResponse()
    let call = Task { [reader] in try await reader.load(1) }
    try await responder.waitForPendingCalls()
    #expect(!responder.wasCancelled)
    call.cancel()

    await #expect(throws: CancellationError.self) { try await call.value }
    #expect(responder.wasCancelled && responder.cancelledCallCount == 1 && responder.pendingCallCount == 0)
    #expect(reader.calls.map(\.outcome.description) == ["threw CancellationError()"])
  }

  @Test("still answers a cancelled call that cannot throw")
  func cancellationWithoutThrowing() async throws {
    let responder = reader.stub(.count).andWaitForResponse()
    let call = Task { [reader] in await reader.count() }
    try await responder.waitForPendingCalls()
    call.cancel()
    try await reader.waitForCall(to: .count)
    #expect(responder.wasCancelled && responder.pendingCallCount == 1)

    responder.respond(with: 3)
    #expect(await call.value == 3)
  }

  @Test("lets calls proceed to the next stub")
  func proceeding() async throws {
    reader.stub(.load).andDo { (page: Int) in "page \(page)" }
    let stub = reader.stub(.load).times(1).andReturn("limited")
    let responder = reader.stub(.load).andWaitForResponse()
    let call = Task { [reader] in try await reader.load(7) }
    try await responder.waitForPendingCalls()
    responder.proceed()
    #expect(try await call.value == "limited")
    #expect(stub.callCount == 1)
    #expect(reader.calls.map(\.outcome.description) == [#"returned "limited""#])

    responder.proceed()
    #expect(try await reader.load(8) == "page 8")
  }

  @Test("lets calls proceed from one of several stubs that a builder made")
  func proceedingWithinABuilder() async throws {
    reader.stub(.load).andReturn("oldest")
    let builder = reader.stub(.load)
    let responder = builder.andWaitForResponse()
    builder.once().andReturn("once")
    #expect(try await reader.load(1) == "once")

    responder.proceed()
    #expect(try await reader.load(2) == "oldest")
  }

  @Test("lets calls proceed to a stub that is newer, as if the call had come without this one")
  func proceedingToNewer() async throws {
    reader.stub(.load).andReturn("oldest")
    let responder = reader.stub(.load).andWaitForResponse()
    let call = Task { [reader] in try await reader.load(1) }
    try await responder.waitForPendingCalls()
    let newer = reader.stub(.load).once().andWaitForResponse()
    responder.proceed()
    try await newer.waitForPendingCalls()
    newer.proceed()
    // Else it would wait for ever, should it go back to where it came from.
    call.cancel()

    #expect(try await call.value == "oldest", "it goes on to none that it came from")
  }

  @Test("lets calls proceed to a stub that then answers for what it does")
  func proceedingToMisuse() async {
    let line = #line + 1
    reader.stub(.open).andThrow(Hoarse())
    reader.stub(.open).andWaitForResponse().proceed()
    await withKnownIssue {
      #expect(await reader.open() == "opened")
    } matching: {
      $0.sourceLocation?.line == line
    }
    #expect(reader.calls.map(\.stubPosition?.line) == [UInt(line)])
    #expect(reader.calls.map(\.outcome.description) == [#"called through and returned "opened""#])
  }

  @Test("lets calls proceed to another responder, and to the fake's own answer")
  func proceedingOn() async throws {
    let outer = reader.stub(.open).andWaitForResponse()
    let inner = reader.stub(.open).andWaitForResponse()
    inner.proceed()
    outer.respond(with: "stubbed")
    #expect(await reader.open() == "stubbed")

    inner.proceed()
    outer.proceed()
    #expect(await reader.open() == "opened")
    #expect(reader.calls.map(\.outcome.description).last == #"called through and returned "opened""#)
  }

  @Test("can be waited for, until its time is over or the task is cancelled")
  func waiting() async throws {
    let clock = ManualClock()
    let responder = reader.stub(.load).with(1).andWaitForResponse()
    let wait = Task { try await responder.waitForPendingCalls(2, clock: clock) }
    await clock.untilSleeping()
    await clock.advance(by: .seconds(5))

    let report = await reportOfWait { try await wait.value }
    #expect(
      report == """
        Expected 2 calls to be waiting for a response of the stub of FakeReader.load(1), but 0 are.
        No calls were recorded.
        Check that the code uses this fake, that the fake forwards the call, and that the work is done by now.
        """)
    let cancelled = Task { try await responder.waitForPendingCalls(clock: clock) }
    cancelled.cancel()
    await #expect(throws: CancellationError.self) { try await cancelled.value }
  }

  @Test("can be waited for until they are enough, no longer, and lets the clock be", .timeLimit(.minutes(1)))
  func waitingForEnough() async throws {
    let clock = ManualClock()
    let responder = reader.stub(.load).with(1).andWaitForResponse()
    let wait = Task { try await responder.waitForPendingCalls(2, clock: clock) }
    await clock.untilSleeping()
    let loads = (1...2).map { _ in Task { [reader] in try await reader.load(1) } }
    try await wait.value
    await clock.untilNobodySleeps()
    try await responder.waitForPendingCalls(2, clock: clock)
    await clock.untilNobodySleeps()

    for _ in 1...2 { responder.respond(with: "text") }
    for load in loads { #expect(try await load.value == "text") }
  }

  @Test("that waits in vain says what came instead of its calls")
  func otherCalls() async {
    let responder = reader.stub(.load).with(1).andWaitForResponse()
    reader.stub(.title).andReturn("")
    func report() async -> String? { await reportOfWait { try await responder.waitForPendingCalls(timeout: .zero) } }
    _ = reader.title()
    #expect(
      await report() == """
        Expected 1 call to be waiting for a response of the stub of FakeReader.load(1), but 0 are.
        Other calls: title()
        """)
    reader.stub(.load).with(2).andReturn("")
    _ = try? await reader.load(2)
    #expect(
      await report() == """
        Expected 1 call to be waiting for a response of the stub of FakeReader.load(1), but 0 are.
        Calls to load (1):
          #2  load(2)   argument 0 is 2, not 1
        Other calls: title()
        """)
  }

  @Test("can be waited for no longer than there is the stub")
  func waitingForNothing() async throws {
    let clock = ManualClock()
    let responder = reader.stub(.load).with(1).andWaitForResponse()
    let wait = Task { try await responder.waitForPendingCalls(clock: clock) }
    await clock.untilSleeping()
    reader.resetStubs()

    let text =
      "Expected 1 call to be waiting for a response of the stub of FakeReader.load(1), but 0 are, and the stub is gone."
    #expect(await reportOfWait { try await wait.value } == text)
    #expect(await reportOfWait { try await responder.waitForPendingCalls(clock: clock) } == text)
  }

  @Test("lets a call proceed to an older stub that the same builder made")
  func oneBuilder() async throws {
    let builder = reader.stub(.load)
    builder.andReturn("older")
    builder.andWaitForResponse().proceed()
    #expect(try await reader.load(1) == "older")
  }

  @Test("is waited for until it holds as many calls as are asked for")
  func pendingCalls() async throws {
    let responder = reader.stub(.load).andWaitForResponse()
    let call = Task { [reader] in try await reader.load(1) }
    try await responder.waitForPendingCalls()
    try await responder.waitForPendingCalls(timeout: .zero)
    let report = await reportOfWait { try await responder.waitForPendingCalls(2, timeout: .milliseconds(1)) }
    #expect(
      report == """
        Expected 2 calls to be waiting for a response of the stub of FakeReader.load, but 1 is.
        Calls to load (1):
          #1  load(1)
        """)
    responder.respond(with: "")
    _ = try await call.value
  }

  @Test("lets a cancelled call proceed, and does not hide the cancellation")
  func cancelledAndProceeding() async throws {
    reader.stub(.count).andDo { 3 }
    let responder = reader.stub(.count).andWaitForResponse()
    let call = Task { [reader] in await reader.count() }
    try await responder.waitForPendingCalls()
    call.cancel()
    while !responder.wasCancelled { await Task.yield() }
    responder.proceed()
    #expect(await call.value == 3)
    #expect(reader.calls.map(\.wasCancelled) == [true])
  }

  @Test("of a function that returns nothing takes any response")
  func anyResponse() async throws {
    let responder = reader.stub(.close).andWaitForResponse()
    responder.respond(with: "page")
    await reader.close()
    #expect(reader.calls.map(\.outcome.description) == ["returned ()"])
  }
}

// MARK: - Fixtures

/// Its functions have all effects that matter for answers that come later.
final class FakeReader: Fake, Sendable {
  enum Function: String, PoseurFunction { case load, count, close, open, title }
  let faker = Function.faker()
  func load(_ page: Int) async throws -> String { try await recordAndStubThrowing(function: .load, arguments: page) }
  func count() async -> Int { await recordAndStub(function: .count) }
  func close() async { await recordAndStub(function: .close) }
  func open() async -> String { await recordAndStub(function: .open, orElse: "opened") }
  func title() -> String { recordAndStub(function: .title) }
}
