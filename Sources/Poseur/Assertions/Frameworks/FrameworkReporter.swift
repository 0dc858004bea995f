#if POSEUR_PACKAGE
  import PoseurCore
#endif

/// Reports only to the framework whose test is running: each silently drops what is reported to it during a test of the
/// other. Outside a test run, reports are printed.
nonisolated public struct FrameworkReporter: FrameworkFailureReporter {
  // Noted when a fake is made, since failures may later come from a thread that belongs to no test.
  private let madeInSwiftTesting: Bool
  private let test: SwiftTestingBridge.TestPlace?

  /// A reporter that finds out at each report which framework is running.
  public init() { (madeInSwiftTesting, test) = (false, nil) }

  private init(madeInSwiftTesting: Bool, test: SwiftTestingBridge.TestPlace?) {
    (self.madeInSwiftTesting, self.test) = (madeInSwiftTesting, test)
  }

  /// Reports to Swift Testing during its tests, else a failure to XCTest during its own. Anything else is printed.
  public func report(_ message: String, severity: ReportSeverity, at position: SourcePosition) {
    if madeInSwiftTesting || SwiftTestingBridge.isRunning {
      SwiftTestingBridge.record(message, severity: severity, at: position)
    } else if severity == .failure, XCTestBridge.isRunning {
      XCTestBridge.record(message, at: position)
    } else {
      ConsoleReporter().report(message, severity: severity, at: position)
      if severity == .failure { XCTestBridge.recordInUnknownProgram(message, at: position) }
    }
  }

  /// Reports during a test of Swift Testing at the line of that test, or of the one that made the fake, and names the
  /// line of the faker. Elsewhere reports at the line of the faker: XCTest does not tell where a test is written.
  public func reportCall(_ message: String, severity: ReportSeverity, ofFakeAt position: SourcePosition) {
    if let test = SwiftTestingBridge.currentTest ?? test {
      SwiftTestingBridge.record("\(message)\nThe faker is made at \(position).", severity: severity, at: test)
    } else {
      report(message, severity: severity, at: position)
    }
  }

  /// Whether a Swift Testing test is running in this task; XCTest does not tell.
  public var isInTest: Bool { SwiftTestingBridge.isInTest }

  /// The same reporter, which remembers whether a Swift Testing test is running now.
  public func boundToCurrentTest() -> any FailureReporter {
    XCTestBridge.watchTestCases()
    return FrameworkReporter(madeInSwiftTesting: SwiftTestingBridge.isRunning, test: SwiftTestingBridge.currentTest)
  }
}
