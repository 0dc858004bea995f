import Foundation
import Poseur

@testable import PoseurCore

/// Hears failures as a test's report has them, with what the system knows of a call. A text that a test captures goes
/// without that.
final class FailureListener: FailureReporter, @unchecked Sendable {
  private let lock = NSLock()
  private var heard: [String] = []

  var messages: [String] { lock.withLock { heard } }

  func report(_ message: String, severity: ReportSeverity, at position: SourcePosition) {
    lock.withLock { heard.append(message) }
  }
}

/// Whether a failure can tell how the fake's function is called. The optimizer takes functions apart, so that nobody
/// finds them again.
let knowsFunctions = CallerTracer.isAvailable && _isDebugAssertConfiguration()
