import Poseur
import Testing

@Suite("A queue that an isolated test leaves open")
struct HeldCallTests {
  private let archive = FakeArchive()

  @Test("lets its calls go when the test ends, without a failure")
  func release() async throws {
    let archive = self.archive
    let messages = try await Failures.capture {
      let (calls, responder) = try await withIsolatedFakes {
        let responder = archive.stub(.load).andWaitForResponse()
        let counts = archive.stub(.count).andWaitForResponse()
        let page = Task { try await archive.load(1) }
        let count = Task { await archive.count() }
        try await responder.waitForPendingCalls()
        try await counts.waitForPendingCalls()
        return ((page, count), (responder, counts))
      }
      #expect(
        await failure(of: calls.0)
          == "FakeArchive.load(1) waits for a response, but its test has ended, so nothing can answer it.")
      #expect(await calls.1.value == 0)
      #expect(responder.0.pendingCallCount == 0)
      #expect(
        await reportOfWait { try await responder.0.waitForPendingCalls(2) } == """
          Expected 2 calls to be waiting for a response of the stub of FakeArchive.load, but 0 are, and its test has \
          ended.
          """)
    }

    #expect(messages == [])
  }

  @Test("and whose responder is a variable of the test's function is a failure, since that is gone first")
  func ofAVariable() async throws {
    let archive = self.archive
    let text = """
      FakeArchive.load(1) waits for a response, but its responder is gone, so nothing can answer it.
      Keep the responder for as long as calls wait, or stub andNeverReturn().
      """
    let messages = try await Failures.capture {
      let page = try await withIsolatedFakes {
        let responder = archive.stub(.load).andWaitForResponse()
        let page = Task { try await archive.load(1) }
        try await responder.waitForPendingCalls()
        return page
      }
      #expect(await failure(of: page) == text)
    }

    #expect(
      messages == [
        """
        The stub of FakeArchive.load held 1 call without a response when its responder went, so nothing can answer it.
        Keep the responder for as long as calls wait, or stub andNeverReturn().
        """
      ])
  }

  @Test("is the surrounding test's where it was made by a task whose own test has ended")
  func ofAnEndedScope() async throws {
    let archive = self.archive
    let (page, responder) = try await withIsolatedFakes {
      let (ended, end) = AsyncStream<Void>.makeStream()
      let stubbing = withIsolatedFakes {
        Task {
          for await _ in ended {}
          return archive.stub(.load).andWaitForResponse()
        }
      }
      end.finish()
      let responder = await stubbing.value
      let page = Task { try await archive.load(1) }
      try await responder.waitForPendingCalls()
      return (page, responder)
    }

    #expect(responder.pendingCallCount == 0)
    // Else it would wait for ever.
    page.cancel()
    #expect(
      await failure(of: page)
        == "FakeArchive.load(1) waits for a response, but its test has ended, so nothing can answer it.")
  }

  @Test("is reported on request, at the line of its stub")
  func report() async throws {
    let archive = self.archive
    let reporter = CapturingReporter()
    let line = UInt(#line) + 4
    try await Failures.$reporter.withValue(reporter) {
      let (calls, responders) = try await withIsolatedFakes(named: "the archive", reporting: [.heldCalls]) {
        let responders = [
          archive.stub(.load).andWaitForResponse(), archive.stub(.count).andWaitForResponse(),
          archive.stub(.title).andWaitForResponse(),
        ]
        let calls = (1...2).map { page in Task { try await archive.load(page) } }
        try await responders[0].waitForPendingCalls(2)
        responders[1].respond(with: 3)
        return (calls, responders)
      }
      for call in calls { _ = try? await call.value }
      withExtendedLifetime(responders) { archive.resetStubs() }
    }

    #expect(
      reporter.reports.map(\.message) == [
        "The stub of FakeArchive.load held 2 calls without a response when the test “the archive” ended.",
        "The stub of FakeArchive.count had 1 response that no call had taken when the test “the archive” ended.",
      ])
    #expect(reporter.reports.map(\.position.line) == [line, line])
    #expect(reporter.reports.allSatisfy { $0.severity == .warning })
  }

  @Test("of a fake whose stubs go with the test lets its calls go before")
  func perTestFake() async throws {
    enum FakeHut: Hut { static let classFaker = ClassFunction.classFaker(scope: .perTest) }
    let reporter = CapturingReporter()
    let (page, responder) = try await Failures.$reporter.withValue(reporter) {
      FakeHut.open(1)
      return try await withIsolatedFakes(reporting: [.heldCalls], as: .failure) {
        FakeHut.open(1)
        let responder = FakeHut.stub(function: .load).andWaitForResponse()
        let page = Task { await FakeHut.load() }
        try await responder.waitForPendingCalls()
        return (page, responder)
      }
    }

    #expect(await page.value == "" && responder.pendingCallCount == 0)
    #expect(
      reporter.reports.map(\.message) == [
        "The stub of HutFunctions.load held 1 call without a response when its isolated scope ended."
      ])
    #expect(reporter.reports.map(\.severity) == [.failure])
  }

  @Test("keeps its answers for late calls where it is not reported")
  func lateCalls() async throws {
    let responder = withIsolatedFakes {
      let responder = archive.stub(.load).andWaitForResponse()
      responder.respond(with: "early")
      return responder
    }

    #expect(try await archive.load(1) == "early")
    await #expect(throws: UnstubbedCall.self) { try await archive.load(2) }
    responder.respond(with: "late")
    #expect(try await archive.load(3) == "late")
  }

  @Test("and has answered all is not reported, nor is one that was made outside")
  func nothingLeft() async throws {
    let outer = archive.stub(.load).andWaitForResponse()
    let page = Task { [archive] in try await archive.load(1) }
    try await outer.waitForPendingCalls()
    let messages = await Failures.capture {
      await withIsolatedFakes(reporting: [.heldCalls], as: .failure) {
        archive.stub(.count).andWaitForResponse().respond(with: 3)
        #expect(await archive.count() == 3)
      }
    }
    #expect(messages == [] && outer.pendingCallCount == 1)

    outer.respond(with: "page")
    #expect(try await page.value == "page")
  }
}

@Suite("A held call that can't throw and returns an object", .tags(.threads, .memory))
struct HeldObjectTests {
  private let opener = FakeOpener()
  private let reporter = CapturingReporter()
  private let advice = """
    The call stays suspended, since it can't throw, and Poseur can't make a value of type Session. If it is to end, \
    register one:
    fakeOpener.register(default: <#Session#>)
    """

  @Test("stays suspended when its isolated test has ended, and says so")
  func scopeEnded() async throws {
    let line = UInt(#line + 4)
    let opener = self.opener
    let responder = try await Failures.$reporter.withValue(reporter) {
      try await withIsolatedFakes {
        let responder = opener.stub(.session).andWaitForResponse()
        Task { _ = await opener.session() }
        try await responder.waitForPendingCalls()
        return responder
      }
    }
    #expect(
      await firstReport() == """
        FakeOpener.session() waits for a response, but its test has ended, so nothing can answer it.
        \(advice)
        """)
    #expect(reporter.reports.map(\.severity) == [.warning] && reporter.reports.map(\.position.line) == [line])
    #expect(responder.pendingCallCount == 0 && "\(opener.calls[0].outcome)" == "is pending")
  }

  @Test("stays suspended when its responder goes with a function that an error ends, and says so")
  func responderGone() async throws {
    let opener = self.opener
    await #expect(throws: Hoarse.self) {
      try await Failures.$reporter.withValue(reporter) {
        let responder = opener.stub(.session).andWaitForResponse()
        Task { _ = await opener.session() }
        try await responder.waitForPendingCalls()
        throw Hoarse()
      }
    }
    #expect(
      await firstReport(2) == """
        FakeOpener.session() waits for a response, but its responder is gone, so nothing can answer it.
        Keep the responder for as long as calls wait, or stub andNeverReturn().
        \(advice)
        """)
    #expect(reporter.reports.map(\.severity) == [.failure, .warning])
    #expect(
      reporter.reports[0].message == """
        The stub of FakeOpener.session held 1 call without a response when its responder went, so nothing can answer it.
        Keep the responder for as long as calls wait, or stub andNeverReturn().
        """)
  }

  @Test("stays suspended when it's cancelled after its isolated test")
  func afterItsTest() async throws {
    let opener = self.opener
    let call = try await Failures.$reporter.withValue(reporter) {
      try await withIsolatedFakes {
        opener.stub(.session).andNeverReturn()
        let call = Task { _ = await opener.session() }
        try await opener.waitForCall(to: .session)
        return call
      }
    }
    call.cancel()
    #expect(
      await firstReport() == """
        The task of FakeOpener.session() was cancelled while it waited for its stub's answer, but the function cannot \
        throw.
        \(advice)
        """)
  }

  @Test("ends with a value that was registered")
  func registered() async throws {
    let session = Session()
    opener.register(default: session)
    let opener = self.opener
    let (call, responder) = try await withIsolatedFakes {
      let responder = opener.stub(.session).andWaitForResponse()
      let call = Task { await opener.session() }
      try await responder.waitForPendingCalls()
      return (call, responder)
    }
    #expect(await call.value === session)
    withExtendedLifetime(responder) {}
  }

  #if os(macOS) || os(Linux)
    @Test("ends the process with words if its stub is reset while the test runs, which may wait for it")
    func reset() async throws {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let opener = FakeOpener()
        _ = try await Failures.capture {
          let responder = opener.stub(.session).andWaitForResponse()
          async let session = opener.session()
          try await responder.waitForPendingCalls()
          opener.resetStubs()
          _ = await session
        }
      }
      let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(text.contains("register one: fakeOpener.register(default: <#Session#>, for: .session)"), "\(text)")
    }
  #endif

  private func firstReport(_ count: Int = 1) async -> String? {
    while reporter.reports.count < count { await Task.yield() }
    return reporter.reports[count - 1].message
  }
}

private final class Session: Sendable {}
private final class FakeOpener: Fake, Sendable {
  enum Function: String, PoseurFunction { case session }
  let faker = Function.faker()
  func session() async -> Session { await recordAndStub(function: .session) }
}

/// What a task throws; nil where it does not.
private func failure<Success: Sendable>(of task: Task<Success, any Error>) async -> String? {
  do { _ = try await task.value } catch { return "\(error)" }
  return nil
}
