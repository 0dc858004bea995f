#if canImport(XCTest) && !canImport(ObjectiveC)
  import Synchronization
  import XCTest

  /// Told by XCTest of each test case.
  final class TestCaseObserver: XCTestObservation, Sendable {
    private let isRunning = Atomic(true)

    nonisolated init() {}

    nonisolated var isTestCaseRunning: Bool { isRunning.load(ordering: .relaxed) }
    nonisolated func testCaseWillStart(_ testCase: XCTestCase) { isRunning.store(true, ordering: .relaxed) }
    nonisolated func testCaseDidFinish(_ testCase: XCTestCase) { isRunning.store(false, ordering: .relaxed) }
  }
#endif
