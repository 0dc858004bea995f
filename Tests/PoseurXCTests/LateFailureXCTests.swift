import XCTest

@testable import Poseur

#if !canImport(ObjectiveC)
  /// XCTest does not hear of a failure that comes when no test case runs.
  final class LateFailureXCTests: XCTestCase {
    func testTheObserverKnowsWhetherATestCaseRuns() {
      let observer = TestCaseObserver()
      XCTAssertTrue(observer.isTestCaseRunning, "as far as is known")

      observer.testCaseDidFinish(self)
      XCTAssertFalse(observer.isTestCaseRunning)
      observer.testCaseWillStart(self)
      XCTAssertTrue(observer.isTestCaseRunning)
    }

    func testATestCaseRunsNow() {
      XCTestBridge.watchTestCases()
      XCTAssertTrue(XCTestBridge.isTestCaseRunning)
    }

    // No test is left that could fail.
    override class func tearDown() {
      precondition(!XCTestBridge.isTestCaseRunning, "the last test case of the class has ended")
    }
  }
#endif
