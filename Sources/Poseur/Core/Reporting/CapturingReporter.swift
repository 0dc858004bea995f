/// Keeps reports instead of passing them on; what `Failures.capture` uses.
public final class CapturingReporter: FailureReporter {
  /// One report as it came in.
  public struct Report: Sendable {
    /// What went wrong.
    public let message: String
    /// Whether the test would have failed.
    public let severity: ReportSeverity
    /// The place the report is about.
    public let position: SourcePosition
  }

  private let kept = LockedValue<[Report]>([])

  /// A reporter that has heard nothing yet.
  public init() {}

  /// Keeps one report.
  public func report(_ message: String, severity: ReportSeverity, at position: SourcePosition) {
    kept.withLock { $0.append(Report(message: message, severity: severity, position: position)) }
  }

  /// Everything reported so far, in the order in which it came.
  public var reports: [Report] { kept.withLock { $0 } }

  /// The messages of one severity.
  func messages(_ severity: ReportSeverity) -> [String] {
    reports.filter { $0.severity == severity }.map(\.message)
  }
}
