#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Prints reports to standard error, for playgrounds, previews and programs, where no test can fail.
nonisolated public struct ConsoleReporter: FailureReporter {
  /// Makes a reporter that prints.
  public init() {}

  /// Prints one report.
  public func report(_ message: String, severity: ReportSeverity, at position: SourcePosition) {
    let label = severity == .failure ? "failure" : "warning"
    let text = Array("\(position): \(label): \(message)\n".utf8)
    // One write, so that reports from several threads don't mix.
    text.withUnsafeBytes { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
