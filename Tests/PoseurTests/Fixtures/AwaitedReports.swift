import Poseur

/// Keeps reports that a test waits for.
final class AwaitedReports: FailureReporter {
  private let kept = CapturingReporter()
  private let (arrivals, arrival) = AsyncStream<Void>.makeStream()

  func report(_ message: String, severity: ReportSeverity, at position: SourcePosition) {
    kept.report(message, severity: severity, at: position)
    arrival.yield()
  }

  var reports: [CapturingReporter.Report] { kept.reports }

  func untilReports(_ count: Int) async {
    for await _ in arrivals where reports.count >= count { return }
  }
}
