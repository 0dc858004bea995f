/// Keeps reports instead of passing them on. `Failures.capture` uses it.
nonisolated public final class CapturingReporter: FailureReporter {
  /// One report, as it came in.
  nonisolated public struct Report: Sendable {
    /// What went wrong.
    public let message: String
    /// Whether the test would have failed.
    public let severity: ReportSeverity
    /// The place the report is about.
    public let position: SourcePosition
  }

  nonisolated private struct State {
    var reports: [Report] = []
    /// Receives the reports that come after the capture has ended.
    var successor: (any FailureReporter)?
  }

  private let state = LockedValue(State())

  /// Makes a reporter with no reports yet.
  public init() {}

  /// Keeps one report, or passes it on once the capture has ended.
  public func report(_ message: String, severity: ReportSeverity, at position: SourcePosition) {
    let successor = state.withLock { state in
      if state.successor == nil {
        state.reports.append(Report(message: message, severity: severity, position: position))
      }
      return state.successor
    }
    successor?.report(message, severity: severity, at: position)
  }

  /// Everything reported so far, in order.
  public var reports: [Report] { state.withLock { $0.reports } }

  /// Ends the capture, unless it has ended.
  ///
  /// A fake made during it still reports here, and those reports must not get lost: a static fake lives on into other
  /// tests.
  /// - Parameters:
  ///   - severity: the severity of the reports to return; nil for none.
  ///   - successor: gets all other reports, and those to come.
  /// - Returns: the messages of that severity.
  @_spi(Poseur) public func end(returning severity: ReportSeverity?, successor: any FailureReporter) -> [String] {
    let reports: [Report] = state.withLock { state in
      if state.successor != nil { return [] }
      state.successor = successor
      return state.reports
    }
    for report in reports where report.severity != severity {
      successor.report(report.message, severity: report.severity, at: report.position)
    }
    return reports.filter { $0.severity == severity }.map(\.message)
  }
}
