#if POSEUR_PACKAGE
  import PoseurCore
#endif
#if canImport(Testing)
  import Foundation
  import Testing

  /// What Poseur asks of Swift Testing.
  nonisolated enum SwiftTestingBridge {
    /// Whether a test of Swift Testing is running: in this task, or anywhere if the process runs no other tests.
    static var isRunning: Bool { isInTest || runsNothingElse }

    /// Whether the task is that of a test of Swift Testing, or a child of it.
    static var isInTest: Bool { Test.current != nil }

    // SwiftPM runs a test binary once for each framework and says for which.
    private static let runsNothingElse: Bool = {
      let arguments = ProcessInfo.processInfo.arguments
      guard let option = arguments.firstIndex(of: "--testing-library") else { return false }
      return arguments.dropFirst(option + 1).first == "swift-testing"
    }()

    static func record(_ message: String, severity: ReportSeverity, at position: SourcePosition) {
      let comment = Comment(rawValue: message.isEmpty ? "(no message)" : message)
      switch severity {
      case .failure: Issue.record(comment, sourceLocation: sourceLocation(of: position))
      case .warning: warn(comment, at: position)
      }
    }

    // `SourceLocation` traps on a line or column 0 and on a file ID without a slash, and takes an `Int`.
    private static func sourceLocation(of position: SourcePosition) -> SourceLocation {
      let fileID = "\(position.fileID)"
      return SourceLocation(
        fileID: fileID.contains("/") ? fileID : "Unknown/\(fileID)", filePath: "\(position.filePath)",
        line: max(1, Int(clamping: position.line)), column: max(1, Int(clamping: position.column)))
    }
  }

  #if compiler(>=6.3)
    nonisolated extension SwiftTestingBridge {
      private static func warn(_ comment: Comment, at position: SourcePosition) {
        Issue.record(comment, severity: .warning, sourceLocation: sourceLocation(of: position))
      }
    }
  #else
    nonisolated extension SwiftTestingBridge {
      // Issues have no severity before Swift 6.3, and a hint must not fail a test.
      private static func warn(_ comment: Comment, at position: SourcePosition) {
        ConsoleReporter().report(comment.rawValue, severity: .warning, at: position)
      }
    }
  #endif
#else
  /// Swift Testing is not there.
  nonisolated enum SwiftTestingBridge {
    static var isRunning: Bool { false }
    static var isInTest: Bool { false }
    static func record(_ message: String, severity: ReportSeverity, at position: SourcePosition) {}
  }
#endif
