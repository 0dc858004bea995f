import Poseur
import Testing
import XCTest

final class FailingXCTests: XCTestCase {
  func testFails() { Failures.report("XCTest hears this") }
}

@Test func fails() { Failures.report("Swift Testing hears this") }
