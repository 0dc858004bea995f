import Poseur
import Testing

/// Each is a failure with a reason, and no call hangs.
@Suite("A misused responder")
struct ResponderMisuseTests {
  private let reader = FakeReader()

  @Test("that lets a call proceed where nothing is behind: the report of any call without a stub")
  func proceedingToNothing() async throws {
    let responder = reader.stub(.load).andWaitForResponse()
    responder.proceed()

    let messages = await Failures.capture {
      await #expect(throws: UnstubbedCall.self) { try await reader.load(1) }
    }
    #expect(
      messages == [
        """
        FakeReader.load(1) was called, but no stub answers it.
        Stubs of load (1):
          load   let the call proceed
        Stub it, for example:
        fakeReader.stub(.load).with(1).andReturn(<#String#>)
        See “When no stub answers” in Poseur's documentation.
        """
      ])
  }

  @Test("that waits for no call: a failure, and no wait")
  func noPendingCalls() async {
    let responder = reader.stub(.load).andWaitForResponse()

    let messages = await Failures.capture { try? await responder.waitForPendingCalls(0) }
    #expect(
      messages == [
        "waitForPendingCalls(0) does not wait. Wait for 1 call or more; pendingCallCount is how many are held."
      ])
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
        FakeReader.count() was forwarded as one that cannot throw, but its stub threw Hoarse().
        Stub a value or, if the function can throw, forward it with recordAndStubThrowing.
        """,
      ])
  }

  @Test("for no call, where a cancelled one went on waiting and took its own: a failure that says no more")
  func cancelledAndAnswered() async throws {
    let messages = try await Failures.capture {
      let reader = FakeReader()
      let responder = reader.stub(.count).andWaitForResponse()
      let call = Task { await reader.count() }
      try await responder.waitForPendingCalls()
      call.cancel()
      responder.respond(with: 1)
      responder.respond(with: 2)
      #expect(await call.value == 1)
    }
    #expect(messages == ["The stub of FakeReader.count was given 1 response that no call took."])
  }

  @Test("that goes while calls wait: a failure, and none hangs")
  func goneResponder() async throws {
    let messages = await Failures.capture {
      let reader = FakeReader()
      var responder: StubResponder<Any?>? = reader.stub(.count).andWaitForResponse()
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
    let advice = "Keep the responder for as long as calls wait, or stub andNeverReturn()."
    #expect(
      messages == [
        "The stub of FakeReader.count held 1 call without a response when its responder went, so nothing can answer it.\n"
          + advice,
        "FakeReader.load(2) waits for a response, but its responder is gone, so nothing can answer it.\n\(advice)",
      ])
  }

  @Test("whose stub is removed or reset while calls wait: a failure, and none hangs")
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
        The stub of FakeReader.count held 1 call without a response when it was removed or reset, so nothing can answer \
        it.
        Respond to the waiting calls before you remove or reset the stub.
        """,
        """
        The stub of FakeReader.count is gone, so no call can take this response. Respond while the stub, its fake and \
        its test are still there.
        """,
      ])
  }

  @Test("that goes while calls wait: the failure comes at once, though the test may be over before the calls are")
  func goneResponderAtOnce() async throws {
    var calls: [Task<Int, Never>] = []
    let messages = try await Failures.capture {
      let responder = reader.stub(.count).andWaitForResponse()
      for _ in 1...2 { calls.append(Task { await reader.count() }) }
      try await responder.waitForPendingCalls(2)
    }
    #expect(
      messages == [
        """
        The stub of FakeReader.count held 2 calls without a response when its responder went, so nothing can answer \
        them.
        Keep the responder for as long as calls wait, or stub andNeverReturn().
        """
      ])
    for call in calls { #expect(await call.value == 0) }
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

  @Test("for a call that was cancelled: a failure that says so at once, and no response for the next call")
  func cancelledCall() async throws {
    let messages = try await Failures.capture {
      let reader = FakeReader()
      let responder = reader.stub(.load).with(1).andWaitForResponse()
      let call = Task { try await reader.load(1) }
      try await responder.waitForPendingCalls()
      call.cancel()
      await #expect(throws: CancellationError.self) { try await call.value }
      responder.respond(with: "one")

      responder.respond(with: "early")
      #expect(try await reader.load(1) == "early", "each response is for one call")
      let next = Task { try await reader.load(1) }
      try await responder.waitForPendingCalls()
      responder.respond(with: "two")
      #expect(try await next.value == "two")
    }

    #expect(
      messages == [
        """
        The call to FakeReader.load(1) was cancelled, so it can't take this response.
        Expect responder.wasCancelled instead. A response after that is for the next call.
        """
      ])
  }

  @Test("for the next call, once the test has seen that one was cancelled, is kept for that")
  func afterCancellation() async throws {
    let reader = FakeReader()
    let responder = reader.stub(.load).andWaitForResponse()
    let call = Task { try await reader.load(1) }
    try await responder.waitForPendingCalls()
    call.cancel()
    await #expect(throws: CancellationError.self) { try await call.value }
    #expect(responder.wasCancelled)
    responder.respond(with: "again")
    #expect(try await reader.load(1) == "again")
  }

  @Test("for a call that still waits, while another was cancelled, is given to it")
  func besidesCancellation() async throws {
    let reader = FakeReader()
    let responder = reader.stub(.load).andWaitForResponse()
    let cancelled = Task { try await reader.load(1) }
    try await responder.waitForPendingCalls()
    let waiting = Task { try await reader.load(2) }
    try await responder.waitForPendingCalls(2)
    cancelled.cancel()
    await #expect(throws: CancellationError.self) { try await cancelled.value }
    responder.respond(with: "two")
    #expect(try await waiting.value == "two")
    responder.respond(with: "three")
    #expect(try await reader.load(3) == "three", "no response was meant for the cancelled call")
  }

  @Test("of a function that is not asynchronous: one failure, and a stand-in")
  func synchronous() {
    let responder = reader.stub(.title).andWaitForResponse()

    let messages = Failures.capture { #expect(reader.title() == "") }
    #expect(
      messages == [
        """
        FakeReader.title() was forwarded without await, but its stub answers later, with andWaitForResponse().
        Stub an immediate answer or, if the function is asynchronous, forward it with await.
        """
      ])
    #expect(responder.pendingCallCount == 0)
  }

  @Test("that a test never reaches: a reset behind the async let lets it end", .timeLimit(.minutes(1)))
  func neverReached() async {
    func failBeforeTheAnswer() async throws -> Int {
      let responder = reader.stub(.count).andWaitForResponse()
      async let count = reader.count()
      defer { reader.resetStubs() }
      try await responder.waitForPendingCalls()
      try Result<Void, Hoarse>.failure(Hoarse()).get()
      responder.respond(with: 3)
      return await count
    }
    let messages = await Failures.capture { await #expect(throws: Hoarse()) { try await failBeforeTheAnswer() } }
    #expect(
      messages == [
        """
        The stub of FakeReader.count held 1 call without a response when it was removed or reset, so nothing can answer \
        it.
        Respond to the waiting calls before you remove or reset the stub.
        """
      ])
  }

  @Test("whose stub was reset within a scope takes no response after it")
  func resetWithinScope() {
    var responder: StubResponder<Any?>?
    withIsolatedFakes {
      responder = reader.stub(.load).andWaitForResponse()
      reader.resetStubs()
    }
    #expect(
      Failures.capture { responder?.respond(with: "page") } == [
        """
        The stub of FakeReader.load is gone, so no call can take this response. Respond while the stub, its fake and \
        its test are still there.
        """
      ])
  }
}
