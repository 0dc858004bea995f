import Poseur
import XCTest

/// `setUp`, the test and `tearDown` are in one scope, which no other test sees.
final class IsolatedTestCaseXCTests: IsolatedTestCase {
  override func setUp() {
    FakeHut.stub(function: .count).andReturn(3)
    FakeHut.open(0)
  }

  override func tearDown() {
    XCTAssertEqual(FakeHut.classFaker.callCountFor(function: .open), 2)
  }

  func testOne() {
    FakeHut.open(1)
    XCTAssertEqual(FakeHut.classFaker.callCountFor(function: .open), 2)
    XCTAssertEqual(FakeHut.count(), 3)
  }

  func testTwo() async {
    await Task.yield()
    FakeHut.open(2)
    XCTAssertEqual(FakeHut.classFaker.callCountFor(function: .open), 2)
    XCTAssertEqual(FakeHut.count(), 3)
  }

  func testThreadsFindTheScope() {
    let isDone = DispatchSemaphore(value: 0)
    Thread {
      FakeHut.open(3)
      isDone.signal()
    }.start()
    isDone.wait()

    XCTAssertEqual(FakeHut.classFaker.callCountFor(function: .open), 2)
    XCTAssertEqual(FakeHut.count(), 3)
  }
}

/// Were it not for that, an unused stub would fail it.
final class SkippedXCTests: IsolatedTestCase {
  override var reportedLeftovers: [FakeLeftover] { [.unusedStubs] }
  override var leftoverSeverity: ReportSeverity { .failure }

  func testASkippedTestLeavesNothingOver() throws {
    FakeHut.stub(function: .count).andReturn(3)
    throw XCTSkip("to see what is reported")
  }
}

#if !canImport(ObjectiveC)
  /// Runs tests of its own, which XCTest does not find.
  final class CutShortXCTests: XCTestCase {
    func testOnlyATestThatHasNotFailedIsToldOfWhatItLeavesOver() {
      let left = "The stub of FakeHut.count had answered no call when the test “LeavingTest.left” ended."
      XCTAssertEqual(Failures.capture { LeavingTest(failures: 0).invokeTest() }, [left])
      XCTAssertEqual(Failures.capture { LeavingTest(failures: 1).invokeTest() }, [])
    }
  }

  private final class LeavingTest: IsolatedTestCase {
    private var run: CountedRun?
    override var testRun: XCTestRun? { run }
    override var reportedLeftovers: [FakeLeftover] { [.unusedStubs] }
    override var leftoverSeverity: ReportSeverity { .failure }

    convenience init(failures: Int) {
      self.init(name: "left") { _ in FakeHut.stub(function: .count).andReturn(3) }
      let run = CountedRun(test: self)
      run.failures = failures
      self.run = run
    }
  }

  private final class CountedRun: XCTestRun {
    var failures = 0
    override var totalFailureCount: Int { failures }
  }
#endif

/// The form for classes that have another base class.
final class IsolationXCTests: HearingTestCase {
  override func invokeTest() {
    withIsolatedFakes { super.invokeTest() }
  }

  func testOne() {
    FakeHut.open(1)
    XCTAssertEqual(FakeHut.classFaker.callCountFor(function: .open), 1)
  }

  func testTwo() {
    FakeHut.open(2)
    XCTAssertEqual(FakeHut.classFaker.callCountFor(function: .open), 1)
  }

  func testALeftoverThatFailsIsHeardAtItsLine() {
    let line = #line + 3
    let failures = heard {
      withIsolatedFakes(named: name, reporting: [.unusedStubs], as: .failure) {
        _ = FakeHut.stub(function: .count).andReturn(1)
      }
    }

    XCTAssertEqual(
      failures.map(\.message),
      ["failed - The stub of FakeHut.count had answered no call when the test “\(name)” ended."])
    XCTAssertEqual(failures.map(\.line), [line])
  }

  func testAWarningDoesNotFailTheTest() {
    let failures = heard {
      withIsolatedFakes(reporting: [.unusedStubs]) { _ = FakeHut.stub(function: .count).andReturn(1) }
    }

    XCTAssertEqual(failures.count, 0)
  }
}

// MARK: - Fixtures

private enum FakeHut: StaticFake {
  enum ClassFunction: String, PoseurFunction { case count, open }
  static let classFaker = ClassFunction.classFaker(scope: .perTest)
  static func count() -> Int { recordAndStub(function: .count) }
  static func open(_ door: Int) { recordCall(.open, arguments: door) }
}
