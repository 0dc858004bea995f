/// How much a report weighs.
nonisolated public enum ReportSeverity: Sendable {
  /// The test fails.
  case failure
  /// A hint: the test goes on and may pass.
  case warning
}

/// Somebody who hears of failures: a test framework, the console, or a test of a test helper.
///
/// Poseur tells exactly one reporter, `Failures.reporter`. Write one of your own to bring the failures to a
/// framework that Poseur does not know, and set it with `Failures.$reporter.withValue(…) { … }`.
nonisolated public protocol FailureReporter: Sendable {
  /// Takes one report.
  /// - Parameters:
  ///   - message: what went wrong, in sentences; may have several lines.
  ///   - severity: whether the test fails or is only warned.
  ///   - position: the place in the source that the report is about.
  func report(_ message: String, severity: ReportSeverity, at position: SourcePosition)

  /// Takes a report on a call of a fake: nobody can know the line of the test that led to it. The default reports at the
  /// line of the faker.
  /// - Parameters:
  ///   - message: what went wrong, in sentences; may have several lines.
  ///   - severity: whether the test fails or is only warned.
  ///   - position: where the fake makes its faker.
  func reportCall(_ message: String, severity: ReportSeverity, ofFakeAt position: SourcePosition)

  /// The reporter that a fake keeps from the moment it is made, for calls that come later from a thread or a
  /// detached task, where the running test can no longer be known. The default is the reporter itself.
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

/// A reporter that knows a test framework. The core imports none, so it looks for one by name.
nonisolated public protocol FrameworkFailureReporter: FailureReporter {
  /// A reporter for the framework whose test runs.
  init()
  /// Whether the code that asks runs in the task of a test, or in a child task of it. False also where that cannot be
  /// known.
  var isInTest: Bool { get }
}
