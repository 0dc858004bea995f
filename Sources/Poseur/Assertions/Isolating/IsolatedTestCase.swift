#if canImport(XCTest)
  // `public`, for modules in which an import is internal unless it says otherwise.
  public import XCTest

  /// An XCTest case whose tests each have their own calls and stubs for every faker with the scope `.perTest`.
  ///
  /// They last from `setUp` to `tearDown`.
  ///
  /// ```swift
  /// final class KennelXCTests: IsolatedTestCase {
  ///   func testCountsDogs() {
  ///     FakeKennel.stub { $0.count() }.andReturn(3)
  ///     XCTAssertEqual(FakeKennel.count(), 3)
  ///   }
  /// }
  /// ```
  /// If your tests have another base class, override its `invokeTest` in the same way:
  /// ```swift
  /// override func invokeTest() {
  ///   withIsolatedFakes { super.invokeTest() }
  /// }
  /// ```
  /// That override doesn't know whether the test failed or was skipped. After either, this class reports only late
  /// calls.
  nonisolated open class IsolatedTestCase: XCTestCase {
    /// Which leftovers of a test to report: none, unless you override this.
    open var reportedLeftovers: [FakeLeftover] { [] }

    /// Whether a leftover fails the test. By default it's a warning, which is printed.
    open var leftoverSeverity: ReportSeverity { .warning }

    /// Runs the test, with `setUp` and `tearDown`, in a scope of its own.
    open override func invokeTest() {
      try? withIsolatedFakes(named: name, reporting: reportedLeftovers, as: leftoverSeverity) {
        super.invokeTest()
        if let testRun, testRun.hasBeenSkipped || testRun.totalFailureCount > 0 { throw TestCutShort() }
      }
    }

    /// Ends the scope of a failed or skipped test, as an error does.
    private struct TestCutShort: Error {}
  }
#endif
