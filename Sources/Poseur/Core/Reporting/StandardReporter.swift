/// Reports to the process's test framework if there is one, otherwise to the console.
nonisolated struct StandardReporter: AttachingReporter {
  func report(_ message: String, severity: ReportSeverity, at position: SourcePosition) {
    Self.found.report(message, severity: severity, at: position)
  }

  func reportCall(_ message: String, severity: ReportSeverity, ofFakeAt position: SourcePosition) {
    Self.found.reportCall(message, severity: severity, ofFakeAt: position)
  }

  func attach(_ name: String, at position: SourcePosition, _ text: (_ test: String) -> String?) {
    (Self.found as? any AttachingReporter)?.attach(name, at: position, text)
  }

  func boundToCurrentTest() -> any FailureReporter { Self.found.boundToCurrentTest() }

  static func boundToCurrentFramework() -> any FailureReporter { framework?.boundToCurrentFramework() ?? found }

  /// Whether the caller is known to run in the task of a test.
  static var isInTest: Bool { framework?.isInTest ?? false }

  /// Whether the process has a test framework to report to.
  static var knowsFramework: Bool { framework != nil }

  /// Tells the test that is running from others; nil if that can't be known.
  static var currentTestID: String? { framework?.currentTestID }

  private static let framework = FrameworkConnection.newReporter()
  private static let found: any FailureReporter = framework ?? ConsoleReporter()
}

/// Prints reports to standard error, for playgrounds, previews and programs, where no test can fail.
nonisolated public struct ConsoleReporter: FailureReporter {
  /// Makes a reporter that prints.
  public init() {}

  /// Prints one report.
  public func report(_ message: String, severity: ReportSeverity, at position: SourcePosition) {
    let label = severity == .failure ? "failure" : "warning"
    writeToStandardError("\(position): \(label): \(message)\n")
  }
}
