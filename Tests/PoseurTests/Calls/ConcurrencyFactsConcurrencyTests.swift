import Foundation
import Poseur
import Testing

/// The name is what the queue's run under the thread sanitizer looks for.
@Suite("What is recorded of many tasks and threads", .tags(.memory, .threads))
struct ConcurrencyFactsConcurrencyTests {
  @Test("counts as many calls at a time as ever were open, while somebody looks")
  func overlaps() async {
    await watched("400 calls, 4 at a time") {
      let archive = FakeArchive()
      archive.stub(.load).andDo { (page: Int) async in
        await Task.yield()
        return "\(page)"
      }
      await withTaskGroup(of: Void.self) { group in
        // At most 4 at a time.
        var (started, running) = (0, 0)
        while started < 400 {
          if running == 4 {
            await group.next()
            running -= 1
          }
          group.addTask { [started] in
            _ = try? await archive.load(started)
            if started.isMultiple(of: 50) { _ = archive.maxConcurrentCalls(to: .load) }
          }
          (started, running) = (started + 1, running + 1)
        }
      }

      #expect((1...4).contains(archive.maxConcurrentCalls(to: .load)))
      #expect(archive.calls.allSatisfy { $0.duration != nil && !$0.wasCancelled })
      #expect(archive.calls.map(\.number) == Array(1...400))
    }
  }

  @Test("sees every cancellation, with answers, resets and looks going on")
  func cancellations() async {
    await watched("200 calls that are cancelled") {
      let archive = FakeArchive()
      let responder = archive.stub(.load).andWaitForResponse()
      let pages = (0..<200).map { page in Task { try await archive.load(page) } }
      await #expect(throws: Never.self) { try await responder.waitForPendingCalls(200) }
      await withTaskGroup(of: Void.self) { group in
        for page in pages {
          group.addTask { page.cancel() }
          group.addTask { _ = archive.calls.filter(\.wasCancelled) }
          group.addTask { archive.removeMethodCalls(for: .close) }
        }
      }
      for page in pages { _ = try? await page.value }

      #expect(archive.calls(to: .load).filter(\.wasCancelled).count == 200)
      #expect(archive.maxConcurrentCalls(to: .load) == 200)
    }
  }

  @Test("knows that other threads are not the main one")
  func threads() async {
    await watched("Calls of 8 threads") {
      let archive = FakeArchive()
      await withCheckedContinuation { continuation in
        let group = DispatchGroup()
        for _ in 0..<8 {
          group.enter()
          Thread {
            for _ in 0..<100 { archive.close() }
            group.leave()
          }.start()
        }
        group.notify(queue: .global()) { continuation.resume() }
      }

      #expect(archive.calls.count == 800 && archive.calls.allSatisfy { !$0.isOnMainThread })
    }
  }

  @Test("lets all calls go when the scopes of their queues end")
  func scopes() async {
    await watched("100 scopes with a queue each") {
      let archive = FakeArchive()
      let messages = await Failures.capture(.warning) {
        await withTaskGroup(of: Void.self) { group in
          for number in 0..<100 {
            group.addTask {
              let (page, responder) = await withIsolatedFakes(reporting: [.heldCalls]) {
                let responder = archive.stub(.load).with(number).andWaitForResponse()
                let page = Task { try await archive.load(number) }
                try? await responder.waitForPendingCalls()
                return (page, responder)
              }
              await #expect(throws: UnstubbedCall.self) { try await page.value }
              withExtendedLifetime(responder) {}
            }
          }
        }
      }
      #expect(messages.count == 100)
    }
  }
}
