import Poseur
import Testing

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

  @Test("lets calls proceed to the stub behind it")
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

  @Test("that lets a call proceed where nothing is behind: the report of any call without a stub")
  func proceedingToNothing() async throws {
    let responder = reader.stub(.load).andWaitForResponse()
    responder.proceed()

    let messages = await Failures.capture {
      await #expect(throws: UnstubbedCall.self) { try await reader.load(1) }
    }
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("FakeReader.load(1) was called, but no stub answers it.") == true)
  }

  @Test("with an answer of another type: a failure of the call, and a stand-in or an error")
  func wrongType() async throws {
    let (loads, counts) = (reader.stub(.load).andWaitForResponse(), reader.stub(.count).andWaitForResponse())
    loads.respond(with: 3, fileID: "Tests/ReaderTests.swift", line: 12)
    counts.respond(with: "three", fileID: "Tests/ReaderTests.swift", line: 13)
    counts.respond(throwing: Hoarse())

    let messages = await Failures.capture {
      await #expect(throws: UnstubbedCall.self) { try await reader.load(1) }
      #expect(await reader.count() == 0)
      #expect(await reader.count() == 0)
    }
    #expect(
      messages == [
        "FakeReader.load(1) has to return String, but the response given at ReaderTests.swift:12 is 3 (Int).",
        #"FakeReader.count() has to return Int, but the response given at ReaderTests.swift:13 is "three" (String)."#,
        """
        FakeReader.count() cannot throw, but its stub threw Hoarse().
        Stub a value, or forward the function with recordAndStubThrowing if it can throw.
        """,
      ])
  }

  @Test("that goes while calls wait: a failure of each, and none hangs")
  func goneResponder() async throws {
    let messages = await Failures.capture {
      let reader = FakeReader()
      var responder: StubResponder? = reader.stub(.count).andWaitForResponse()
      let call = Task { await reader.count() }
      try? await responder?.waitForPendingCalls()
      responder = nil

      #expect(await call.value == 0)
      await #expect(throws: UnstubbedCall.self) {
        reader.stub(.load).andWaitForResponse().respond(with: "one")
        _ = try await reader.load(1)
        _ = try await reader.load(2)
      }
    }
    let advice = "Keep the responder as long as calls wait, or stub andNeverReturn()."
    #expect(
      messages == [
        "FakeReader.count() waits for a response, but its responder is gone: nothing can answer it.\n\(advice)",
        "FakeReader.load(2) waits for a response, but its responder is gone: nothing can answer it.\n\(advice)",
      ])
  }

  @Test("whose stub is removed or reset while calls wait: a failure of each, and none hangs")
  func goneStub() async throws {
    let messages = await Failures.capture {
      let reader = FakeReader()
      let responder = reader.stub(.count).andWaitForResponse()
      let call = Task { await reader.count() }
      try? await responder.waitForPendingCalls()
      reader.resetStubs()

      #expect(await call.value == 0)
      responder.respond(with: 3)
    }
    #expect(
      messages == [
        """
        FakeReader.count() waits for a response, but its stub was removed or reset: nothing can answer it.
        Respond to the calls that wait before.
        """,
        """
        The stub of FakeReader.count was removed or reset, so no call can take this response. Stub the function again.
        """,
      ])
  }

  @Test("with more answers than calls: a failure when the stub goes")
  func leftAnswers() async throws {
    let messages = try await Failures.capture {
      let reader = FakeReader()
      let responder = reader.stub(.load).with(1).andWaitForResponse()
      for text in ["one", "two"] { responder.respond(with: text) }
      _ = try await reader.load(1)
      reader.reset()

      reader.stub(.close).andWaitForResponse().respond()
    }
    #expect(
      messages == [
        "The stub of FakeReader.load(1) was given 1 response that no call took.",
        "The stub of FakeReader.close was given 1 response that no call took.",
      ])
  }

  @Test("of a function that is not asynchronous: one failure, and a stand-in")
  func synchronous() {
    let responder = reader.stub(.title).andWaitForResponse()

    let messages = Failures.capture { #expect(reader.title() == "") }
    #expect(
      messages == [
        """
        FakeReader.title() is not asynchronous, but its stub answers later, with andWaitForResponse().
        Stub an answer that is there at once, or forward the function with await if it is asynchronous.
        """
      ])
    #expect(responder.pendingCallCount == 0)
  }

  @Test("can be waited for, until its time is over or the task is cancelled")
  func waiting() async throws {
    let clock = ManualClock()
    let responder = reader.stub(.load).with(1).andWaitForResponse()
    let wait = Task { try await responder.waitForPendingCalls(2, clock: clock) }
    await clock.untilSleeping()
    clock.advance(by: .seconds(5))

    let error = await #expect(throws: CallNotReceived.self) { try await wait.value }
    #expect(
      error?.description == """
        Expected 2 calls to wait for a response of the stub of FakeReader.load(1), but 0 do.
        """)
    let cancelled = Task { try await responder.waitForPendingCalls(clock: clock) }
    cancelled.cancel()
    await #expect(throws: CancellationError.self) { try await cancelled.value }
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
