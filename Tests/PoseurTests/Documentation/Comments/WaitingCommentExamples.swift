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
    await expectNoCall(dog, during: .milliseconds(50)) { $0.bark() }
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

  @Test("ManualClock shows steps, and a wait for one more sleep")
  func sleeps() async throws {
    let clock = ManualClock()
    let ticking = Task { for _ in 1...10 { try await clock.sleep(for: .seconds(1)) } }
    try await clock.advance(by: .seconds(1), times: 10)
    try await ticking.value

    let other = ManualClock()
    let field = SearchField(clock: other)
    try await typeTwice(field, other)
    #expect(other.sleeperCount == 1)
    await other.advance(by: .seconds(1))
  }

  private func typeTwice(_ field: SearchField, _ clock: ManualClock) async throws {
    await field.type("Mo")
    try await clock.waitForSleeps(1)
    await field.type("Moby")
    try await clock.waitForSleeps(2)
  }

  @Test("waiting on a thread shows it, and an expectation")
  func waitingOnAThread() throws {
    let dog = FakeFeeder()
    DispatchQueue.global().async { dog.eat(.canned) }
    try dog.call { $0.eat($1) }.waitSynchronously()

    let bellRang = XCTestExpectation(description: "The bell rang")
    bellRang.fulfill()
    let eaten = dog.expectation(forCallTo: .eat, withArguments: DogFood.canned)
    let result = XCTWaiter().wait(for: [eaten, bellRang], timeout: 1)
    #expect(result == .completed)
  }
}

// MARK: - Fixtures

private actor SearchField {
  private let clock: ManualClock
  private var search: Task<Void, any Error>?

  init(clock: ManualClock) { self.clock = clock }

  func type(_ text: String) {
    let old = search
    search = Task {
      old?.cancel()
      _ = await old?.result
      try await clock.sleep(for: .seconds(1))
    }
  }
}

private final class FakeFeeder: Fake, Sendable {
  enum Function: String, PoseurFunction { case eat, bark }
  let faker = Function.faker()
  func eat(_ food: DogFood) { recordCall(.eat, arguments: food) }
  func bark() { recordCall(.bark) }
}
