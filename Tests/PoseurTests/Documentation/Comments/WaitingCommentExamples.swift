import Foundation
import Poseur
import Testing
import XCTest

/// The Swift of the documentation comments in Waiting, as it stands there.
@Suite("In Waiting, the comment of")
struct WaitingCommentExamples {
  @Test("waiting shows each form of it")
  func waiting() async throws {
    let dog = FakeDog()
    dog.eat(.canned)
    dog.eat(.dry(grams: 3))
    let calls = try await dog.waitForCall(to: .eat, withArguments: Argument.anything, times: 2)
    #expect(calls.count == 2)
    #expect(await dog.waitForNoCall(to: .bark, during: .milliseconds(50)))
    for await call in dog.callStream(to: .eat).prefix(2) { print(call) }
  }

  @Test("ManualClock shows an answer that takes its time")
  func aManualClock() async throws {
    let library = FakeLibrary()
    let reader = Reader(library)
    let clock = ManualClock()
    library.stub(.load).andReturn("Once upon a time", after: .seconds(9), clock: clock)
    let opening = Task { try await reader.open() }
    try await clock.waitForSleepers()
    await clock.advance(by: .seconds(9))
    #expect(try await opening.value == "Once upon a time")
  }

  @Test("waiting on a thread shows it, and an expectation")
  func waitingOnAThread() throws {
    let dog = FakeFeeder()
    DispatchQueue.global().async { dog.eat(.canned) }
    try dog.waitForCallSynchronously(to: .eat)

    let bellRang = XCTestExpectation(description: "The bell rang")
    bellRang.fulfill()
    let eaten = dog.expectation(forCallTo: .eat, withArguments: DogFood.canned)
    let result = XCTWaiter().wait(for: [eaten, bellRang], timeout: 1)
    #expect(result == .completed)
  }
}

// MARK: - Fixtures

private final class FakeFeeder: Fake, Sendable {
  enum Function: String, PoseurFunction { case eat }
  let faker = Function.faker()
  func eat(_ food: DogFood) { recordCall(.eat, arguments: food) }
}
