import Poseur
import Testing
import XCTest

/// The Swift of the article on waiting for calls, as it stands there.
@Suite("The article on waiting for calls, its")
struct WaitingForCallsExamples {
  @Test("wait ends with the call")
  func waiting() async throws {
    let library = FakeLibrary()
    let reader = Reader(library)

    library.stub(function: .load).andReturn("Once upon a time")
    Task { try await reader.open() }
    try await library.waitForCall(to: .load)
  }

  @Test("held call shows what is true meanwhile")
  func heldCall() async throws {
    let library = FakeLibrary()
    let reader = Reader(library)
    let responder = library.stub(function: .load).andWaitForResponse()

    let opening = Task { try await reader.open() }
    try await responder.waitForPendingCalls()
    #expect(await reader.isLoading)

    responder.respond(throwing: Hoarse())
    await #expect(throws: Hoarse()) { try await opening.value }
    #expect(await !reader.isLoading)
  }

  @Test("cancelled call is seen")
  func cancelledCall() async throws {
    let library = FakeLibrary()
    let reader = Reader(library)
    let responder = library.stub(function: .load).andWaitForResponse()

    let opening = Task { try await reader.open() }
    try await responder.waitForPendingCalls()
    opening.cancel()
    await #expect(throws: CancellationError.self) { try await opening.value }
    #expect(responder.wasCancelled)
  }

  @Test("held call proceeds to the stub behind")
  func proceedingCall() async throws {
    let library = FakeLibrary()
    let reader = Reader(library)
    library.stub(function: .load).andReturn("Once upon a time")
    let responder = library.stub(function: .load).andWaitForResponse()
    responder.proceed()
    #expect(try await reader.open() == "Once upon a time")
  }

  @Test("answer takes its time on the test's clock")
  func delayedAnswer() async throws {
    let library = FakeLibrary()
    let reader = Reader(library)
    let clock = ManualClock()
    library.stub(function: .load).andReturn("Once upon a time", after: .seconds(9), clock: clock)

    let opening = Task { try await reader.open() }
    try await clock.waitForSleepers()
    await clock.advance(by: .seconds(9))
    #expect(try await opening.value == "Once upon a time")
  }

  @Test("report of a wait is an assertion's")
  func waitReport() async throws {
    let clock = ManualClock()
    let wait = Task {
      try await FakeLibrary().waitForCall(to: .load, clock: clock, fileID: "Tests/LibraryTests.swift", line: 12).count
    }
    await clock.untilSleeping()
    await clock.advance(by: .seconds(5))
    do {
      _ = try await wait.value
      Issue.record("Nothing was thrown.")
    } catch {
      #expect(
        "\(error)" == """
          Expected FakeLibrary.load to be called at least 1 time, but it was called 0 times.
          No calls were recorded.
          The wait of 5 seconds is at LibraryTests.swift:12.
          """)
    }
  }
}

final class WaitingForCallsXCTests: XCTestCase {
  func testExpectationIsFulfilledByTheCall() {
    let library = FakeLibrary()
    let reader = Reader(library)
    library.stub(function: .load).andReturn("Once upon a time")

    let loaded = library.expectation(forCallTo: .load)
    Task { try await reader.open() }
    wait(for: [loaded], timeout: 5)
    XCTAssertHaveReceived(library, .load)
  }
}
