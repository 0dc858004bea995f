import Poseur
import Testing

@Suite("Calls at the same time", .tags(.threads))
struct CallOverlapTests {
  private let archive = FakeArchive()

  @Test("are counted from the beginning of each to its end")
  func waits() async throws {
    let responder = archive.stub(.load).andWaitForResponse()
    #expect(archive.maxConcurrentCalls(to: .load) == 0)

    let first = Task { [archive] in try await archive.load(1) }
    try await responder.waitForPendingCalls()
    #expect(archive.maxConcurrentCalls(to: .load) == 1)
    let second = Task { [archive] in try await archive.load(2) }
    try await responder.waitForPendingCalls(2)
    #expect(archive.maxConcurrentCalls(to: .load) == 2)

    responder.respond(with: "")
    _ = try await first.value
    let third = Task { [archive] in try await archive.load(3) }
    try await responder.waitForPendingCalls(2)
    for _ in 0..<2 { responder.respond(with: "") }
    _ = try await (second.value, third.value)
    #expect(archive.maxConcurrentCalls(to: .load) == 2)
  }

  @Test("are none where each is answered at once, or when the one before it has ended")
  func atOnce() async throws {
    archive.stub(.title).andReturn("Dogs")
    archive.stub(.load).andDo { (page: Int) async in "\(page)" }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<20 { group.addTask { [archive] in _ = archive.title() } }
    }
    for page in 0..<3 { _ = try await archive.load(page) }

    #expect(archive.maxConcurrentCalls(to: .load) == 1)
    #expect(archive.maxConcurrentCalls(to: .title) == 1 && archive.maxConcurrentCalls(to: .close) == 0)
  }

  @Test("are those that a stub's closure makes, unless they are answered at once")
  func nested() {
    let archive = self.archive
    var depth = 0
    archive.stub(.title).andDo { _ in
      archive.close()
      depth += 1
      return depth < 3 ? archive.title() : "Dogs"
    }
    _ = archive.title()

    #expect(archive.maxConcurrentCalls(to: .title) == 3 && archive.maxConcurrentCalls(to: .close) == 1)
  }

  @Test("are known of a static fake, too")
  func staticFake() {
    enum FakeHut: Hut { static let classFaker = ClassFunction.classFaker() }
    FakeHut.stub(.count).andDo { _ in FakeHut.classFaker.maxConcurrentCalls(to: .count) }

    #expect(FakeHut.count() == 1)
  }

  @Test("are forgotten with the calls, also when those end later")
  func reset() async throws {
    let responder = archive.stub(.load).andWaitForResponse()
    let calls = (1...2).map { page in Task { [archive] in try await archive.load(page) } }
    try await responder.waitForPendingCalls(2)
    archive.resetCalls()
    archive.close()
    // Whichever of them came first.
    for _ in calls { responder.respond(with: "") }
    for call in calls { _ = try await call.value }

    #expect(archive.maxConcurrentCalls(to: .close) == 1 && archive.maxConcurrentCalls(to: .load) == 0)
  }
}
