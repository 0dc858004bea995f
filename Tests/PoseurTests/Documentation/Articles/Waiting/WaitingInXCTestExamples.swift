import Foundation
import Poseur
import XCTest

final class WaitingInXCTestExamples: XCTestCase {
  final class FakeFeeder: Fake, Sendable {
    enum Function: String, PoseurFunction { case feed }
    let faker = Function.faker()
    func feed() { recordCall(.feed) }
  }

  func testLoadsAPage() async throws {
    let library = FakeLibrary()
    library.stub(.load).andReturn("Once upon a time")

    Task { try await Reader(library).open() }
    try await library.waitForCall { try await $0.load() }
  }

  func testAnExpectationIsFulfilledByTheCall() {
    let library = FakeLibrary()
    let reader = Reader(library)
    library.stub(.load).andReturn("Once upon a time")

    let loaded = library.expectation(forCallTo: .load)
    Task { try await reader.open() }
    wait(for: [loaded], timeout: 5)
    XCTAssertHaveReceived(library, .load)
  }

  func testAnInvertedExpectationSeesThatNoCallComes() {
    let library = FakeLibrary()
    let loaded = library.expectation(forCallTo: .load)
    loaded.isInverted = true
    wait(for: [loaded], timeout: 0.05)
  }

  func testAThreadIsWaitedFor() throws {
    let feeder = FakeFeeder()
    DispatchQueue.global().async { feeder.feed() }
    try feeder.waitForCallSynchronously(to: .feed)
  }
}
