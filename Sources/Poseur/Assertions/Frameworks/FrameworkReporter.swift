#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore

  // The core finds this, and nothing else of the module.
  @_spi(Poseur) nonisolated extension FrameworkConnection: KnowingFrameworks {
    /// Reports to the framework whose test is running.
    public static func newReporter() -> any FrameworkFailureReporter { FrameworkReporter() }
  }
#endif

/// Reports only to the framework whose test is running.
///
/// Swift Testing and XCTest each silently drop what is reported to them during a test of the other. Outside a test run,
/// reports are printed. One that wasn't bound finds out at each report which framework is running.
nonisolated struct FrameworkReporter: FrameworkFailureReporter {
  // Noted when a fake is made, since failures may later come from a thread that belongs to no test.
  var madeInSwiftTesting = false
  var test: SwiftTestingBridge.TestPlace?
  /// The test case of XCTest.
  var testCase: String?

  /// Reports to Swift Testing during its tests, and failures to XCTest during its tests. Anything else is printed.
  func report(_ message: String, severity: ReportSeverity, at position: SourcePosition) {
    let message = nameTest(message)
    if madeInSwiftTesting || SwiftTestingBridge.isRunning {
      SwiftTestingBridge.record(message, severity: severity, at: SwiftTestingBridge.TestPlace(position))
    } else if severity == .failure, XCTestBridge.isRunning {
      XCTestBridge.record(message, at: position)
    } else {
      ConsoleReporter().report(message, severity: severity, at: position)
      if severity == .failure { XCTestBridge.recordInUnknownProgram(message, at: position) }
    }
  }

  /// Reports a call to a fake at the line of the test, if that is known, or else at the line of the faker.
  ///
  /// In Swift Testing, that is the running test or the one that made the fake; in XCTest on Linux, the line of the running
  /// test that led to the call. The report names the faker's line, then. Apple's systems tell no lines of callers.
  func reportCall(_ message: String, severity: ReportSeverity, ofFakeAt position: SourcePosition) {
    let messageWithFaker = "\(message)\nThe faker is made at \(position)."
    if let test = SwiftTestingBridge.currentTest ?? test {
      SwiftTestingBridge.record(messageWithFaker, severity: severity, at: test)
    } else if severity == .warning || !XCTestBridge.recordAtTest(nameTest(messageWithFaker)) {
      report(message, severity: severity, at: position)
    }
  }

  /// The message, with the test that made the fake or the stub where another one hears of it, or none.
  func nameTest(_ message: String) -> String {
    let fact = "\(message)\nThe fake or its stub was made in"
    if let test, SwiftTestingBridge.currentTest == nil { return "\(fact) the test \(test)." }
    guard let testCase, !SwiftTestingBridge.isRunning, XCTestBridge.runningTestCase != testCase else { return message }
    return "\(fact) \(testCase), which has ended."
  }

  /// Whether a Swift Testing test is running in this task. XCTest doesn't tell.
  var isInTest: Bool { SwiftTestingBridge.isInTest }

  /// The test of Swift Testing in whose task this is asked, or else the test case that is running.
  var currentTestID: String? {
    SwiftTestingBridge.currentTestID ?? (SwiftTestingBridge.isRunning ? nil : XCTestBridge.runningTestCase)
  }

  /// The test of Swift Testing in whose task the reporter was bound, or else the test case that was running.
  var testID: String? { test?.id ?? testCase }

  /// The name of that test, if another one asks.
  var nameOfOtherTest: String? {
    if let test { return SwiftTestingBridge.currentTest.flatMap { $0.id == test.id ? nil : test.words } }
    return XCTestBridge.runningTestCase.flatMap { $0 == testCase ? nil : testCase }
  }

  /// Whether the test case that was running when the reporter was bound still is. Swift Testing doesn't tell.
  var isTestRunning: Bool? { testCase.map { XCTestBridge.runningTestCase == $0 } }

  /// The same reporter, remembering which test is running now.
  func boundToCurrentTest() -> any FailureReporter {
    XCTestBridge.watchTestCases()
    let isInSwiftTesting = SwiftTestingBridge.isRunning
    return FrameworkReporter(
      madeInSwiftTesting: isInSwiftTesting, test: SwiftTestingBridge.currentTest,
      testCase: isInSwiftTesting ? nil : XCTestBridge.runningTestCase)
  }

  /// The same reporter for what lives on into other tests: it remembers only which framework is running now.
  func boundToCurrentFramework() -> any FailureReporter {
    XCTestBridge.watchTestCases()
    return FrameworkReporter(madeInSwiftTesting: SwiftTestingBridge.isRunning)
  }
}

nonisolated extension FrameworkReporter: AttachingReporter {
  /// Attaches a text to the report of the test that is running. XCTest gets none: it keeps them on Apple's systems only.
  func attach(_ name: String, at position: SourcePosition, _ text: (_ test: String) -> String?) {
    guard let test = SwiftTestingBridge.currentTestID, let text = text(test) else { return }
    SwiftTestingBridge.attach(text, named: name, at: position)
  }
}
