import Poseur
import Testing

@Suite("A count that is too low says how to wait")
struct TooEarlyTests {
  private let archive = FakeArchive()

  @Test("in a test in which a clock was moved")
  func movedClock() async {
    archive.close()
    await ManualClock().advance(by: .seconds(1))
    let messages = Failures.capture {
      expectHaveReceived(archive, .close, times: 2)
      expectHaveReceived(archive, .load, with: 2)
      expectHaveReceived(archive, .close, times: 0)
    }
    #expect(
      messages == [
        """
        Expected FakeArchive.close to be called exactly 2 times, but it was called 1 time.
        Calls to close (1):
          #1  close()
        If the work still goes on, wait for it: try await fakeArchive.waitForCall(to: .close, times: 2)
        If 1 call is right, write times: 1.
        """,
        """
        Expected FakeArchive.load(2) to be called at least 1 time, but it was called 0 times.
        Other calls: close()
        If the work still goes on, wait for it: try await fakeArchive.waitForCall(to: .load, withArguments: 2)
        """,
        """
        Expected FakeArchive.close not to be called, but it was called 1 time.
        Calls to close (1):
          #1  close()
        """,
      ])
  }

  @Test("while a call of the fake is open")
  func openCall() async throws {
    archive.stub(.load).andNeverReturn()
    let opening = Task { [archive] in try await archive.load(1) }
    try await archive.waitForCall(to: .load)
    let messages = Failures.capture { expectHaveReceived(archive, .close) }
    #expect(
      messages == [
        """
        Expected FakeArchive.close to be called at least 1 time, but it was called 0 times.
        Other calls: load(1)
        If the work still goes on, wait for it: try await fakeArchive.waitForCall(to: .close)
        """
      ])
    opening.cancel()
    _ = await opening.result
  }

  @Test("if the function is asynchronous and no call differs, but not if the test has waited")
  func asynchronousFunction() async {
    archive.close()
    let messages = await Failures.capture {
      await expectHaveReceived(archive, times: 2) { try await $0.load(1) }
    }
    #expect(
      messages == [
        """
        Expected FakeArchive.load(1) to be called exactly 2 times, but it was called 0 times.
        Other calls: close()
        If the work still goes on, wait for it: try await fakeArchive.waitForCall(to: .load, withArguments: 1, times: 2)
        """
      ])
    let other = FakeArchive()
    other.recordCall(.load, arguments: 2)
    let text = await Failures.capture { await expectHaveReceived(other) { try await $0.load(1) } }
    #expect(
      text == [
        """
        Expected FakeArchive.load(1) to be called at least 1 time, but it was called 0 times.
        Calls to load (1):
          #1  load(2)   argument 0 is 2, not 1
        """
      ])
    let report = await reportOfWait { _ = try await archive.call { try await $0.load(1) }.wait(timeout: .zero) }
    #expect(
      report == """
        Expected FakeArchive.load(1) to be called at least 1 time, but it was called 0 times.
        Other calls: close()
        """)
  }
}
