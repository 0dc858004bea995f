#if POSEUR_PACKAGE
  import PoseurCore
#endif
#if canImport(XCTest)
  // `public`, for modules in which an import is internal unless it says otherwise.
  public import XCTest

  /// An XCTest case each of whose tests has calls and stubs of its own for every faker whose scope is `.perTest`, from
  /// `setUp` to `tearDown`.
  ///
  /// ```swift
  /// final class KennelXCTests: IsolatedTestCase {
  ///   func testCountsDogs() {
  ///     FakeKennel.stub(function: .count).andReturn(3)
  ///     XCTAssertEqual(FakeKennel.count(), 3)
  ///   }
  /// }
  /// ```
  /// Where there is another base class, override `invokeTest` in the same way:
  /// ```swift
  /// override func invokeTest() {
  ///   withIsolatedFakes { super.invokeTest() }
  /// }
  /// ```
  /// That override does not know whether the test has failed or was skipped; after either, this class reports late
  /// calls alone.
  nonisolated open class IsolatedTestCase: XCTestCase {
    /// What to report when a test leaves it behind: nothing, unless overridden.
    open var reportedLeftovers: [FakeLeftover] { [] }

    /// Whether a leftover fails the test. By default it is a warning, which is printed.
    open var leftoverSeverity: ReportSeverity { .warning }

    /// Runs the test, with `setUp` and `tearDown`, in a scope of its own.
    open override func invokeTest() {
      try? withIsolatedFakes(named: name, reporting: reportedLeftovers, as: leftoverSeverity) {
        super.invokeTest()
        if let testRun, testRun.hasBeenSkipped || testRun.totalFailureCount > 0 { throw TestCutShort() }
      }
    }

    /// Ends the scope as an error does.
    private struct TestCutShort: Error {}
  }
#endif
