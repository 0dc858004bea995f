/// How serious a report is.
nonisolated public enum ReportSeverity: Sendable {
  /// The test fails.
  case failure
  /// A hint: the test goes on and may pass.
  case warning
}

/// Receives failures: a test framework, the console, or the test of a test helper.
///
/// Poseur reports to exactly one reporter, `Failures.reporter`. To bring the failures to a framework that Poseur
/// doesn't know, write your own and set it with `Failures.$reporter.withValue(…) { … }`.
nonisolated public protocol FailureReporter: Sendable {
  /// Receives one report.
  /// - Parameters:
  ///   - message: what went wrong, in sentences. It may have several lines.
  ///   - severity: whether the test fails or only gets a warning.
  ///   - position: the place in the source that the report is about.
  func report(_ message: String, severity: ReportSeverity, at position: SourcePosition)

  /// Receives a report about a call to a fake, when the line of the test that led to it isn't known.
  ///
  /// The default reports at the line of the faker.
  /// - Parameters:
  ///   - message: what went wrong, in sentences. It may have several lines.
  ///   - severity: whether the test fails or only gets a warning.
  ///   - position: where the fake makes its faker.
  func reportCall(_ message: String, severity: ReportSeverity, ofFakeAt position: SourcePosition)

  /// The reporter that a fake keeps from the moment it is made; by default, the reporter itself.
  ///
  /// The fake uses it for later calls from a thread or a detached task, where the running test is no longer known.
  func boundToCurrentTest() -> any FailureReporter
}

nonisolated extension FailureReporter {
  /// Reports at the line of the faker.
  public func reportCall(_ message: String, severity: ReportSeverity, ofFakeAt position: SourcePosition) {
    report(message, severity: severity, at: position)
  }

  /// The reporter itself.
  public func boundToCurrentTest() -> any FailureReporter { self }
}

/// A reporter that knows a test framework. The core imports no framework, so it asks `FrameworkConnection` for one.
///
/// This is not API.
@_spi(Poseur) nonisolated public protocol FrameworkFailureReporter: FailureReporter {
  /// Whether the code that asks runs in the task of a test or a child task of it. False if that can't be known.
  var isInTest: Bool { get }
  /// Tells the test that is running from others. Nil if that can't be known.
  var currentTestID: String? { get }
  /// Tells the test in which the reporter was bound from others. Nil if that can't be known.
  var testID: String? { get }
  /// The name of the test in which the reporter was bound, if code of another test asks. Nil if that can't be known.
  var nameOfOtherTest: String? { get }
  /// Whether the test in which the reporter was bound still runs. Nil if that can't be known.
  var isTestRunning: Bool? { get }
  /// The reporter that a type's faker keeps, which lives on into other tests.
  func boundToCurrentFramework() -> any FailureReporter
}

/// A reporter that can give a test's report more than the failure.
///
/// This is not API. It's for the assertions, which attach what happened to a fake.
@_spi(Poseur) nonisolated public protocol AttachingReporter: FailureReporter {
  /// Attaches a text to the test that is running, if one is.
  /// - Parameters:
  ///   - name: what the text is called.
  ///   - text: takes what tells the test from others. Nil if the test has the text already.
  ///   - position: the place in the source that the text belongs to.
  func attach(_ name: String, at position: SourcePosition, _ text: (_ test: String) -> String?)
}
