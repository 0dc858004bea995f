import Foundation
import Poseur
import Testing

@Suite("Assertions of what ran where and when")
struct ConcurrencyAssertionTests {
  private let archive = FakeArchive()

  // MARK: - The main thread

  @Test("on the main thread: holds if all calls came on it")
  @MainActor
  func onMainThread() {
    archive.close()
    archive.stub(.title).andReturn("Dogs")
    _ = archive.title()

    #expect(expectOnMainThread(archive))
    #expect(expectOnMainThread(archive, .close))
    #expect(expectOnMainThread(archive, .close, .title))
  }

  @Test("on the main thread: names the calls that came on others, and where these came from")
  func offMainThread() async throws {
    await MainActor.run { archive.close() }
    Thread.run { [archive] in archive.close() }
    archive.stub(.count).andDo { () async in 3 }
    let counter = Counter(archive)
    _ = await counter.count()
    let threads = archive.calls.map(\.threadNumber)

    #expect(
      Failures.capture { expectOnMainThread(archive) } == [
        """
        Expected FakeArchive to be called on the main thread, but 2 of 3 calls came on another thread:
          #2  close()   on thread \(threads[1])
          #3  count()   on thread \(threads[2]), from the actor Counter
        """
      ])
    #expect(
      Failures.capture { expectOnMainThread(archive, .close) } == [
        """
        Expected FakeArchive.close to be called on the main thread, but 1 of 2 calls came on another thread:
          #2  close()   on thread \(threads[1])
        """
      ])
  }

  @Test("on the main thread: says nothing of the actor that the fake itself is")
  func actorFake() async {
    actor FakeVault: Fake {
      enum Function: String, PoseurFunction { case open }
      let faker = Function.faker()
      func open() async -> Int { await recordAndStub(function: .open, orElse: 3) }
    }
    let vault = FakeVault()
    _ = await vault.open()

    #expect(vault.calls[0].actorType == FakeVault.self)
    let text = Failures.capture { expectOnMainThread(vault) }.first
    #expect(text?.hasSuffix("  #1  open()   on thread \(vault.calls[0].threadNumber)") == true)
  }

  @Test("on the main thread: fails where nothing was called, or the fake is nil")
  func onMainThreadWithoutCalls() {
    let messages = Failures.capture {
      expectOnMainThread(archive, .close, .title)
      expectOnMainThread(nil as FakeArchive?)
    }
    #expect(
      messages == [
        "Expected FakeArchive.close and FakeArchive.title to be called on the main thread, but no calls were recorded.",
        "Expected FakeArchive to be called on the main thread, but the fake is nil.",
      ])
  }

  // MARK: - At the same time

  @Test("never concurrent: holds where each call had ended when the next one began, and where there are none")
  func neverConcurrent() async throws {
    #expect(expectNeverConcurrent(archive))
    archive.stub(.load).andDo { (page: Int) async in "\(page)" }
    for page in 0..<3 { _ = try await archive.load(page) }

    #expect(expectNeverConcurrent(archive) && expectNeverConcurrent(archive, .load))
  }

  @Test("never concurrent: names the calls that overlapped, with which, and their threads")
  func concurrent() async throws {
    let responder = archive.stub(.load).andWaitForResponse()
    archive.stub(.count).andDo { () async in 3 }
    _ = await archive.count()
    var pages: [Task<String, any Error>] = []
    for page in 1...3 {
      pages.append(Task { [archive] in try await archive.load(page) })
      try await responder.waitForPendingCalls(min(page, 2))
      if page == 2 {
        responder.respond(with: "")
        _ = try await pages[0].value
      }
    }
    try await responder.waitForPendingCalls(2)
    let threads = archive.calls.map(\.threadNumber)
    let messages = Failures.capture {
      expectNeverConcurrent(archive)
      expectNeverConcurrent(archive, .load)
      expectNeverConcurrent(archive, .count, .close)
    }
    for _ in 0..<2 { responder.respond(with: "") }
    for page in pages { _ = try await page.value }

    let rows = """
        #2  load(1)   overlaps #3; on thread \(threads[1])
        #3  load(2)   overlaps #2, #4; on thread \(threads[2])
        #4  load(3)   overlaps #3; on thread \(threads[3])
      """
    #expect(
      messages == [
        "Expected calls to FakeArchive never to overlap, but 3 of 4 calls did:\n\(rows)",
        "Expected calls to FakeArchive.load never to overlap, but 3 of 3 calls did:\n\(rows)",
      ])
  }

  @Test("never concurrent: stays short when many calls overlap")
  func manyConcurrent() async throws {
    let responder = archive.stub(.load).andWaitForResponse()
    let pages = (1...100).map { _ in Task { [archive] in try await archive.load(0) } }
    try await responder.waitForPendingCalls(100)
    let thread = archive.calls[0].threadNumber
    let lines = Failures.capture { expectNeverConcurrent(archive) }.flatMap { $0.split(separator: "\n") }
    for page in pages { page.cancel() }
    for page in pages { _ = try? await page.value }

    #expect(lines.count == 7)
    #expect(lines[0] == "Expected calls to FakeArchive never to overlap, but 100 of 100 calls did:")
    #expect(lines[1] == "  #1  load(0)   overlaps #2, #3, #4, #5, #6, …; on thread \(thread)")
    #expect(lines[6] == "  … and 95 more")
  }

  // MARK: - Cancellation

  @Test("cancelled: holds if one call was")
  func cancelled() async throws {
    archive.stub(.load).with(1).andReturn("page")
    archive.stub(.load).with(2).andNeverReturn()
    _ = try await archive.load(1)
    let page = Task { [archive] in try await archive.load(2) }
    page.cancel()
    _ = try? await page.value

    #expect(expectCancelled(archive) && expectCancelled(archive, .load))
  }

  @Test("cancelled: tells what became of the calls")
  func notCancelled() async throws {
    archive.stub(.load).with(1).andReturn("page")
    archive.stub(.load).with(2).andThrow(Hoarse())
    for page in 1...2 { _ = try? await archive.load(page) }
    archive.close()
    let messages = Failures.capture {
      expectCancelled(archive, .load)
      expectCancelled(archive, .close)
      expectCancelled(archive, .count)
      expectCancelled(nil as FakeArchive?, .count)
    }

    #expect(
      messages == [
        """
        Expected a call to FakeArchive.load to be cancelled, but none of 2 was:
          #1  load(1)   returned "page"
          #2  load(2)   threw Hoarse()
        """,
        """
        Expected a call to FakeArchive.close to be cancelled, but the only one was not:
          #3  close()   returned ()
        """,
        "Expected a call to FakeArchive.count to be cancelled, but no calls were recorded.",
        "Expected a call to FakeArchive.count to be cancelled, but the fake is nil.",
      ])
  }

  // MARK: - Spellings

  @Test("have a spelling for XCTest, and both are there for class fakers")
  func spellings() {
    enum FakeHut: Hut { static let classFaker = ClassFunction.classFaker() }
    let noHut: Faker<FakeHut.ClassFunction>? = nil
    let messages = Failures.capture {
      XCTAssertOnMainThread(archive, .close)
      XCTAssertNeverConcurrent(nil as FakeArchive?)
      XCTAssertCancelled(archive, .close)
      XCTAssertOnMainThread(FakeHut.classFaker)
      XCTAssertNeverConcurrent(noHut, .open)
      XCTAssertCancelled(FakeHut.classFaker)
      expectOnMainThread(FakeHut.classFaker, .open)
      expectNeverConcurrent(noHut)
      expectCancelled(FakeHut.classFaker, .open, .load)
      XCTAssertNeverConcurrent(archive, .close)
      XCTAssertNeverConcurrent(FakeHut.classFaker)
      expectNeverConcurrent(FakeHut.classFaker, .load)
    }

    #expect(
      messages == [
        "Expected FakeArchive.close to be called on the main thread, but no calls were recorded.",
        "Expected calls to FakeArchive never to overlap, but the fake is nil.",
        "Expected a call to FakeArchive.close to be cancelled, but no calls were recorded.",
        "Expected HutFunctions to be called on the main thread, but no calls were recorded.",
        "Expected calls to HutFunctions.open never to overlap, but the fake is nil.",
        "Expected a call to HutFunctions to be cancelled, but no calls were recorded.",
        "Expected HutFunctions.open to be called on the main thread, but no calls were recorded.",
        "Expected calls to HutFunctions never to overlap, but the fake is nil.",
        "Expected a call to HutFunctions.open and HutFunctions.load to be cancelled, but no calls were recorded.",
      ])
  }

  @Test("calls that are not kept are told of, and nothing is known of them")
  func notKept() async throws {
    archive.keepCalls(atMost: 0, of: .count)
    archive.keepCalls(atMost: 2, of: .load)
    archive.stub(.count).andReturn(3)
    archive.stub(.load).andReturn("page")
    let responder = archive.stub(.load).andWaitForResponse()
    _ = await archive.count()
    let pages = (1...3).map { page in Task { [archive] in try await archive.load(page) } }
    try await responder.waitForPendingCalls(3)
    for _ in pages { responder.proceed() }
    for page in pages { _ = try await page.value }

    #expect(expectNeverConcurrent(archive, .count) && archive.maxConcurrentCalls(to: .load) == 2)
    let messages = Failures.capture {
      expectCancelled(archive, .count)
      // Named twice, its calls are counted once.
      expectOnMainThread(archive, .count, .count)
      expectNeverConcurrent(archive, .load)
      expectCancelled(archive)
    }
    #expect(
      messages.map { $0.split(separator: "\n").first ?? "" } == [
        "Expected a call to FakeArchive.count to be cancelled, but none of 1 call is kept.",
        "Expected FakeArchive.count and FakeArchive.count to be called on the main thread, but none of 1 call is kept.",
        "Expected calls to FakeArchive.load never to overlap, as far as calls are kept, but 2 of 2 calls did:",
        "Expected a call to FakeArchive to be cancelled, as far as calls are kept, but none of 2 was:",
      ])
  }
}

// MARK: - Fixtures

private actor Counter {
  private let archive: FakeArchive
  init(_ archive: FakeArchive) { self.archive = archive }
  func count() async -> Int { await archive.count() }
}
