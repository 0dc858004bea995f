import XCTest

@testable import Poseur
@_spi(Poseur) import PoseurCore

/// XCTest hears of a failure, at its line; the words of messages are tested with Swift Testing.
final class RoutingXCTests: HearingTestCase {
  func testAFailureReachesXCTestAtItsLine() {
    let line = #line + 1
    let failures = heard { Failures.report("Rex is hungry.") }

    XCTAssertEqual(failures.map(\.message), ["failed - Rex is hungry."])
    XCTAssertEqual(failures.map(\.line), [line])
    XCTAssertEqual(failures.first?.file.hasSuffix("RoutingXCTests.swift"), true)
  }

  func testAnUnstubbedCallReachesXCTest() {
    let faker = Function.faker()
    let failures = heard { _ = faker.recordAndStub(function: .bark, asType: String.self) }

    XCTAssertEqual(failures.count, 1)
    #if canImport(ObjectiveC)
      XCTAssertEqual(failures.first?.line, #line - 5)
    #else
      // A machine that is too busy to look up lines has the line of the fake.
      if !KnownCallers.shared.withLock(\.isQuick) { return }
      XCTAssertEqual(failures.first?.line, #line - 8)
      XCTAssertEqual(failures.first?.file.hasSuffix("RoutingXCTests.swift"), true)
      XCTAssertEqual(
        failures.first?.message.hasSuffix("The faker is made at RoutingXCTests.swift:\(#line - 12)."), true)
    #endif
  }

  #if !canImport(ObjectiveC)
    // Apple's XCTest hears of it on the main thread, which waits here.
    func testAFailureOfAnotherThreadReachesXCTest() {
      let faker = Function.faker()
      let failures = heard {
        let isDone = DispatchSemaphore(value: 0)
        Thread {
          _ = faker.recordAndStub(function: .bark, asType: String.self)
          isDone.signal()
        }.start()
        isDone.wait()
      }

      XCTAssertEqual(failures.count, 1)
    }
  #endif

  func testAWarningDoesNotFailTheTest() {
    XCTAssertEqual(heard { Failures.report("Rex may be hungry.", severity: .warning) }.count, 0)
  }

  func testACaptureKeepsFailuresFromXCTest() {
    var captured: [String] = []
    let failures = heard { captured = Failures.capture { Failures.report("Rex is hungry.") } }

    XCTAssertEqual(captured, ["Rex is hungry."])
    XCTAssertEqual(failures.count, 0)
  }

  func testAnAsynchronousCaptureWorksInXCTest() async {
    let messages = await Failures.capture {
      await Task.yield()
      Failures.report("Rex is hungry.")
    }
    XCTAssertEqual(messages, ["Rex is hungry."])
  }

  // MARK: - Fixtures

  private enum Function: String, PoseurFunction { case bark }
}
