import Foundation
import Poseur
import Testing

@Suite("Waiting on a thread", .tags(.threads))
struct SynchronousWaitingTests {
  private let faker = FakeDog.Function.faker()

  @Test("ends with the call that makes them enough, from whichever thread")
  func calls() throws {
    faker.recordCall(.eat, arguments: 1)
    let thread = Thread { [faker] in
      faker.recordCall(.eat, arguments: 2)
      faker.recordAndStub(function: .eat, arguments: 3)
    }
    thread.start()

    let calls = try faker.call(to: .eat).waitSynchronously(times: 3, timeout: .seconds(60))
    #expect(calls.map { $0[0] as? Int } == [1, 2, 3])
    #expect(try faker.call(to: .eat, withArguments: 2).waitSynchronously().count == 1)
    #expect(try faker.call(to: .eat, withArguments: 3).waitSynchronously().count == 1)
  }

  @Test(
    "for a call that never comes throws the report of an assertion",
    arguments: [Duration.zero, .nanoseconds(1), .seconds(-10_000_000_000)])
  func timeout(_ timeout: Duration) {
    let report = reportOfWait { try FakeDog(faker).call(to: .bark).waitSynchronously(timeout: timeout) }
    #expect(
      report == """
        Expected FakeDog.bark to be called at least 1 time, but it was called 0 times.
        No calls were recorded.
        Check that the code uses this fake, that the fake forwards the call, and that the work is done by now.
        """)
  }

  @Test("in vain says that it blocks a thread that the code may need, and nothing on a thread of its own")
  func blockedThread() async {
    @Sendable func text(_ timeout: Duration = .milliseconds(1)) -> String? {
      do { try faker.call(to: .bark).waitSynchronously(timeout: timeout, line: 7) } catch { return "\(error)" }
      return nil
    }
    let report = """
      Expected FakeDog.bark to be called at least 1 time, but it was called 0 times.
      No calls were recorded.
      Check that the code uses this fake, that the fake forwards the call, and that the work is done by now.
      """
    let place = "The wait of 0.001 seconds is at SynchronousWaitingTests.swift:7."
    let ofTask = text()
    #expect(
      ofTask == """
        \(report)
        The wait blocks one of the few threads that all tasks share, so a task may not get to make the call. Make the \
        test async, and await waitForCall.
        \(place)
        """)
    let onMain = await MainActor.run { text() }
    #expect(
      onMain == """
        \(report)
        The wait blocks the main thread, so code that needs that thread can't make the call. In XCTest, wait for \
        expectation(forCallTo:), or make the test async and await waitForCall.
        \(place)
        """)
    let onThread = await withCheckedContinuation { continuation in
      Thread { continuation.resume(returning: text()) }.start()
    }
    #expect(onThread == "\(report)\n\(place)")
    let withoutWait = text(.zero)
    #expect(withoutWait?.contains("blocks") == false)
  }

  @Test("for a written call returns what stood for its arguments, or throws the report")
  func writtenCall() throws {
    let bowl = FakeBowl()
    Thread { for grams in 1...2 { bowl.fill(grams) } }.start()
    let filled: [Int] = try bowl.call { $0.fill($1) }.waitSynchronously(times: 2, timeout: .seconds(60))
    #expect(filled == [1, 2])
    let report = reportOfWait { try bowl.call { $0.fill(3) }.waitSynchronously(timeout: .zero) }
    #expect(
      report == """
        Expected FakeBowl.fill(3) to be called at least 1 time, but it was called 0 times.
        Calls to fill (2):
          #2  fill(2)   argument 0 is 2, not 3     ← nearest
          #1  fill(1)   argument 0 is 1, not 3
        """)
    let messages = Failures.capture { try? bowl.call { $0.fill(3) }.waitSynchronously(times: 0) }
    #expect(
      messages == [
        """
        waitSynchronously(times: 0) does not wait. Wait for 1 call or more; to see that none comes, use \
        waitForNoCall(to:during:).
        """
      ])
  }

  @Test("for no calls does not wait, which is a failure")
  func none() {
    let messages = Failures.capture { try? faker.call(to: .bark).waitSynchronously(times: 0) }
    #expect(
      messages == [
        """
        waitSynchronously(times: 0) does not wait. Wait for 1 call or more; to see that none comes, use \
        waitForNoCall(to:during:).
        """
      ])
  }

  @Test("ends when its time is over, though other calls come all the while")
  func otherCalls() {
    let manyTimes = 300_000
    let calling = Argument.validator { [faker] _ in
      if faker.callCountFor(function: .eat) < manyTimes { faker.recordCall(.eat, arguments: 1) }
      return false
    }
    faker.recordCall(.eat, arguments: 1)

    #expect(throws: CallNotReceived.self) {
      try faker.call(to: .eat, withArguments: calling).waitSynchronously(timeout: .milliseconds(20))
    }
    #expect(faker.callCountFor(function: .eat) < manyTimes)
  }

  @Test("throws the report also where the task around it is cancelled")
  func cancelledTask() async {
    let waiting = Task { [faker] in
      withUnsafeCurrentTask { $0?.cancel() }
      return waitForBark(faker)
    }
    #expect(await waiting.value is CallNotReceived)
  }

  @Test("may be for ever")
  func longTime() throws {
    Thread { [faker] in faker.recordCall(.bark) }.start()

    #expect(try faker.call(to: .bark).waitSynchronously(timeout: .seconds(Int64.max)).count == 1)
  }
}

private final class FakeBowl: Fake, Sendable {
  enum Function: String, PoseurFunction { case fill }
  let faker = Function.faker()
  func fill(_ grams: Int) { recordCall(.fill, arguments: grams) }
}

// Not asynchronous, so that it may block.
private func waitForBark(_ faker: Faker<FakeDog.Function>) -> (any Error)? {
  do {
    try faker.call(to: .bark).waitSynchronously(timeout: .nanoseconds(1))
    return nil
  } catch { return error }
}
