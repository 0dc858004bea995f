#if POSEUR_PACKAGE
  import PoseurCore
#endif

/// Reports only to the framework whose test is running: each silently drops what is reported to it during a test of the
/// other. Outside a test run, reports are printed.
nonisolated public struct FrameworkReporter: FrameworkFailureReporter {
  // Noted when a fake is made, since failures may later come from a thread that belongs to no test.
  private let madeInSwiftTesting: Bool

  /// A reporter that finds out at each report which framework is running.
  public init() { madeInSwiftTesting = false }

  private init(madeInSwiftTesting: Bool) { self.madeInSwiftTesting = madeInSwiftTesting }

  /// Reports to Swift Testing during its tests, else a failure to XCTest during its own. Anything else is printed.
  public func report(_ message: String, severity: ReportSeverity, at position: SourcePosition) {
    if madeInSwiftTesting || SwiftTestingBridge.isRunning {
      SwiftTestingBridge.record(message, severity: severity, at: position)
    } else if severity == .failure, XCTestBridge.isRunning {
      XCTestBridge.record(message, at: position)
    } else {
      ConsoleReporter().report(message, severity: severity, at: position)
    }
  }

  /// Whether a Swift Testing test is running in this task; XCTest does not tell.
  public var isInTest: Bool { SwiftTestingBridge.isInTest }

  /// The same reporter, which remembers whether a Swift Testing test is running now.
  public func boundToCurrentTest() -> any FailureReporter {
    XCTestBridge.watchTestCases()
    return FrameworkReporter(madeInSwiftTesting: SwiftTestingBridge.isRunning)
  }
}
