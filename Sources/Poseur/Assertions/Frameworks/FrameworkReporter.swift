#if POSEUR_PACKAGE
  import PoseurCore
#endif

/// Reports only to the framework whose test is running.
///
/// Swift Testing and XCTest each silently drop what is reported to them during a test of the other. Outside a test run,
/// reports are printed.
nonisolated public struct FrameworkReporter: FrameworkFailureReporter {
  // Noted when a fake is made, since failures may later come from a thread that belongs to no test.
  private let madeInSwiftTesting: Bool
  private let test: SwiftTestingBridge.TestPlace?

  /// Makes a reporter that finds out at each report which framework is running.
  public init() { (madeInSwiftTesting, test) = (false, nil) }

  private init(madeInSwiftTesting: Bool, test: SwiftTestingBridge.TestPlace?) {
    (self.madeInSwiftTesting, self.test) = (madeInSwiftTesting, test)
  }

  /// Reports to Swift Testing during its tests, and failures to XCTest during its tests. Anything else is printed.
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

  /// Reports a call to a fake at the line of the test, if that is known, or else at the line of the faker.
  ///
  /// In Swift Testing, that is the running test or the one that made the fake, and the report names the faker's line.
  /// XCTest doesn't tell where a test is written.
  public func reportCall(_ message: String, severity: ReportSeverity, ofFakeAt position: SourcePosition) {
    if let test = SwiftTestingBridge.currentTest ?? test {
      SwiftTestingBridge.record("\(message)\nThe faker is made at \(position).", severity: severity, at: test)
    } else {
      report(message, severity: severity, at: position)
    }
  }

  /// Whether a Swift Testing test is running in this task. XCTest doesn't tell.
  public var isInTest: Bool { SwiftTestingBridge.isInTest }

  /// The same reporter, remembering whether a Swift Testing test is running now.
  public func boundToCurrentTest() -> any FailureReporter {
    XCTestBridge.watchTestCases()
    return FrameworkReporter(madeInSwiftTesting: SwiftTestingBridge.isRunning, test: SwiftTestingBridge.currentTest)
  }
}
