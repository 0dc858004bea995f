import XCTest

@testable import Poseur

#if !canImport(ObjectiveC)
  /// XCTest does not hear of a failure that comes when no test case runs.
  final class LateFailureXCTests: XCTestCase {
    func testTheObserverKnowsWhetherATestCaseRuns() {
      let observer = TestCaseObserver()

      observer.testCaseWillStart(self)
      XCTAssertTrue(observer.note("", at: position))
      observer.testCaseDidFinish(self)
      XCTAssertFalse(observer.note("", at: position))
    }

    func testWhatCameBeforeTheFirstTestCaseIsPrintedWhenItStarts() {
      expectPrinted(["early"]) { $0.testCaseWillStart(self) }
    }

    func testWhatCameAfterTheLastTestCaseIsPrintedWhenItsSuiteEnds() {
      expectPrinted(["early"]) { $0.testSuiteDidFinish(XCTestSuite(name: "")) }
    }

    func testWhatCameWhileATestCaseRanIsNotPrinted() {
      expectPrinted([]) { observer in
        observer.testCaseDidFinish(self)
        observer.testSuiteDidFinish(XCTestSuite(name: ""))
      }
    }

    func testTheProgramsOfBothBuildSystemsRunTests() {
      XCTAssertTrue(XCTestBridge.runsTests(".build/debug/FamilyPackageTests.xctest"))
      XCTAssertTrue(XCTestBridge.runsTests(".build/out/Products/Debug-linux/FamilyTests-test-runner"))
      XCTAssertTrue(XCTestBridge.runsTests("/usr/bin/xctest"))
      XCTAssertFalse(XCTestBridge.runsTests(".build/debug/Family"))
    }

    func testALateFailureNamesTheTestCaseThatMadeTheFake() {
      let reporter = FrameworkReporter(madeInSwiftTesting: false, test: nil, testCase: "EarlierTests.test1")
      XCTAssertEqual(
        reporter.nameTest("Late."), "Late.\nThe fake or its stub was made in EarlierTests.test1, which has ended.")

      let own = FrameworkReporter(madeInSwiftTesting: false, test: nil, testCase: XCTestBridge.runningTestCase)
      XCTAssertEqual(own.nameTest("Now."), "Now.")
    }

    func testABoundReporterKnowsWhetherItsTestCaseStillRuns() {
      XCTestBridge.watchTestCases()
      XCTAssertNil(FrameworkReporter().isTestRunning)
      let early = FrameworkReporter(madeInSwiftTesting: false, test: nil, testCase: "EarlierTests.test1")
      XCTAssertEqual(early.isTestRunning, false)
      let own = FrameworkReporter(madeInSwiftTesting: false, test: nil, testCase: XCTestBridge.runningTestCase ?? "")
      XCTAssertEqual(own.isTestRunning, true)
    }

    func testTheObserverKnowsWhichTestCaseRuns() {
      let observer = TestCaseObserver()
      XCTAssertNil(observer.runningTestCase)

      observer.testCaseWillStart(self)
      XCTAssertEqual(observer.runningTestCase, "LateFailureXCTests.testTheObserverKnowsWhichTestCaseRuns")
      observer.testCaseDidFinish(self)
      XCTAssertNil(observer.runningTestCase)
    }

    func testATestCaseRunsNow() {
      XCTestBridge.watchTestCases()
      XCTAssertTrue(XCTestBridge.note("", at: position))
    }

    private let position = SourcePosition(fileID: #fileID, filePath: #filePath, line: #line, column: #column)

    private func expectPrinted(_ expected: [String], after events: (TestCaseObserver) -> Void, line: UInt = #line) {
      let reporter = CapturingReporter()
      let observer = TestCaseObserver { reporter.report($0, severity: .failure, at: $1) }
      XCTAssertTrue(observer.note("early", at: position), "as far as is known", line: line)

      events(observer)
      XCTAssertEqual(reporter.reports.map(\.message), expected, line: line)
    }

    // No test is left that could fail.
    override class func tearDown() {
      let position = SourcePosition(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
      precondition(!XCTestBridge.note("", at: position), "the last test case of the class has ended")
    }
  }
#endif
