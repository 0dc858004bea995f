import Foundation
import Poseur
import Testing

@Suite("A recorded call", .tags(.threads))
struct CallTimingTests {
  private let archive = FakeArchive()

  @Test("tells how long code took that ran for it")
  func durationOfCode() throws {
    var inside: [Duration] = []
    func slowly(_ text: String) -> String {
      inside.append(timeThatPasses())
      return text
    }
    archive.stub(.title).andDo { _ in slowly("Dogs") }
    _ = archive.title()
    let whole = ContinuousClock().measure { _ = archive.recordAndStub(function: .shelf, orElse: slowly("top")) }

    let durations = archive.calls.map(\.duration)
    #expect(try #require(durations[0]) >= inside[0])
    let ofOwnAnswer = try #require(durations[1], "its own answer is code")
    #expect(ofOwnAnswer >= inside[1] && ofOwnAnswer <= whole, "what came before the call does not count")
  }

  @Test("tells how long its own answer took that awaits something")
  func durationOfAsynchronousCode() async throws {
    var inside = Duration.zero
    func slowly(_ text: String) async -> String {
      await Task.yield()
      inside = timeThatPasses()
      return text
    }
    let shelf = await archive.faker.recordAndStub(function: .shelf, orElse: await slowly("top"))

    #expect(shelf == "top")
    #expect(try #require(archive.calls[0].duration) >= inside)
  }

  @Test("tells how long its answer was awaited, and nothing as long as that is")
  func durationOfWait() async throws {
    let responder = archive.stub(.load).andWaitForResponse()
    let call = Task { [archive] in try await archive.load(1) }
    try await responder.waitForPendingCalls()
    #expect(archive.calls[0].duration == nil)

    let inside = timeThatPasses()
    responder.respond(with: "page 1")
    _ = try await call.value
    #expect(try #require(archive.calls[0].duration) >= inside)
  }

  @Test("took no time where a value or an error of a stub, or nothing, answered")
  func noDuration() async throws {
    archive.stub(.title).andReturn("Dogs")
    archive.stub(.load).with(1).andReturn("page 1")
    archive.stub(.load).with(2).andThrow(Hoarse())
    _ = archive.title()
    _ = try await archive.load(1)
    _ = try? await archive.load(2)
    archive.close()
    archive.faker.recordCall(.close)

    #expect(archive.calls.map(\.duration) == Array(repeating: .zero, count: 5))
  }

  @Test("takes no time while its stub's closure runs")
  func pending() {
    let archive = self.archive
    archive.stub(.title).andDo { _ in
      #expect(archive.calls.map(\.duration) == [nil])
      return "Dogs"
    }
    _ = archive.title()
  }

  @Test("took the time of the wait also where it then went on to another stub")
  func durationOfProceeding() async throws {
    archive.stub(.load).andReturn("page")
    let outer = archive.stub(.load).andWaitForResponse()
    let inner = archive.stub(.load).andWaitForResponse()
    let call = Task { [archive] in try await archive.load(1) }
    try await inner.waitForPendingCalls()
    let inside = timeThatPasses()
    inner.proceed()
    try await outer.waitForPendingCalls()
    #expect(archive.calls.map(\.duration) == [nil])
    outer.proceed()
    _ = try await call.value
    inner.proceed()
    outer.respond(throwing: Hoarse())
    _ = try? await archive.load(2)

    #expect(archive.calls.map(\.outcome.description) == [#"returned "page""#, "threw Hoarse()"])
    #expect(try #require(archive.calls[0].duration) >= inside)
    #expect(archive.calls[1].duration != nil, "its answers were there")
  }

  @Test("knows whether it came on the main thread")
  func threads() async {
    await MainActor.run { archive.close() }
    for _ in 0..<2 { Thread.run { archive.close() } }

    #expect(archive.calls.map(\.isOnMainThread) == [true, false, false])
  }

  @Test("is on the main thread wherever the main queue runs it")
  func mainQueue() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { [archive] in
        archive.close()
        continuation.resume()
      }
    }

    #expect(archive.calls.map(\.isOnMainThread) == [true])
  }

  @Test("was cancelled if it threw a cancellation, from wherever that came")
  func cancellationThrown() async throws {
    archive.stub(.load).with(1).andThrow(CancellationError())
    archive.stub(.load).with(2).andThrow(Hoarse())
    for page in 1...2 { _ = try? await archive.load(page) }

    #expect(archive.calls.map(\.wasCancelled) == [true, false])
  }

  @Test("was cancelled if its task was while its answer was awaited, be that a responder's, a clock's or a closure's")
  func cancellationWhileAwaited() async throws {
    let responder = archive.stub(.load).with(1).andWaitForResponse()
    let page = Task { [archive] in try await archive.load(1) }
    try await responder.waitForPendingCalls()
    page.cancel()
    _ = try? await page.value

    let counting = archive.stub(.count).andWaitForResponse()
    let count = Task { [archive] in await archive.count() }
    try await counting.waitForPendingCalls()
    #expect(archive.calls(to: .count).map(\.wasCancelled) == [false])
    count.cancel()
    #expect(archive.calls(to: .count).map(\.wasCancelled) == [true], "it is known while the call waits")
    counting.respond(with: 3)
    #expect(await count.value == 3)

    #expect(archive.calls.map(\.wasCancelled) == [true, true])
    #expect(archive.calls.map(\.outcome.description) == ["threw CancellationError()", "returned 3"])
  }

  @Test("is told apart though calls of other stubs came between")
  func sharedResults() async throws {
    let responder = archive.stub(.load).andWaitForResponse()
    archive.stubAgain(.title).andReturn("Dogs")
    let calls = (1...3).map { page in Task { [archive] in try await archive.load(page) } }
    try await responder.waitForPendingCalls(3)
    let inside = timeThatPasses()
    for page in 1...3 {
      _ = archive.title()
      responder.respond(with: "\(page)")
    }
    for call in calls { _ = try await call.value }
    _ = archive.title()

    #expect(archive.calls(to: .load).allSatisfy { ($0.duration ?? .zero) >= inside })
    #expect(archive.calls(to: .title).map(\.duration) == Array(repeating: .zero, count: 4))
    #expect(archive.calls(to: .title).allSatisfy { $0.outcome.description == #"returned "Dogs""# })
  }
}

// MARK: - Fixtures

/// Returns when the clock has gone on, and says by how much: two looks at it may show the same.
private func timeThatPasses() -> Duration {
  let start = ContinuousClock.now
  while true {
    let duration = ContinuousClock.now - start
    if duration > .zero { return duration }
  }
}

private actor Cashier {
  private let archive: FakeArchive
  init(_ archive: FakeArchive) { self.archive = archive }
  func load(_ page: Int) async throws -> String { try await archive.load(page) }
}
