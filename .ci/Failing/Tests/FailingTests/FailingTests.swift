import Testing
import XCTest

#if RENAMED
  import OtherPoseur
#else
  import Poseur
#endif

final class FailingXCTests: XCTestCase {
  func testFails() { Failures.report("XCTest hears this") }
}

@Test func fails() { Failures.report("Swift Testing hears this") }
