#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif
#if canImport(Testing)
  import Testing

  /// All that Poseur needs from Swift Testing.
  nonisolated enum SwiftTestingBridge {
    /// Whether a test of Swift Testing is running: in this task, or anywhere if the process runs no other tests.
    static var isRunning: Bool { isInTest || runsNothingElse }

    /// Whether the task is that of a test of Swift Testing, or a child of it.
    static var isInTest: Bool { Test.current != nil }

    // SwiftPM runs a test binary once for each framework and says for which.
    private static let runsNothingElse: Bool = {
      let arguments = CommandLine.arguments
      guard let option = arguments.firstIndex(of: "--testing-library") else { return false }
      return arguments.dropFirst(option + 1).first == "swift-testing"
    }()

    /// A place in the source.
    nonisolated struct TestPlace: Sendable, CustomStringConvertible {
      fileprivate let location: SourceLocation
      fileprivate(set) var name = ""
      fileprivate var testCase: Test.Case?

      /// Tells the test and its case from others. That of `Test` takes longer to make, and each fake would hold a test for
      /// it.
      var id: String { "\(location.fileID):\(location.line) \(words)" }

      /// `barks()`, or a case of `barks(_:)`: `barks → 3`. Swift Testing shows the arguments to reflection alone.
      var words: String {
        let path = testCase.map { Mirror(reflecting: $0).descendant("_kind", "parameterized", "arguments") }
        guard let arguments = path as? [Any] else { return name }
        let values = arguments.map { String(describingForTest: Mirror(reflecting: $0).descendant("value") ?? $0) }
        return "\(name.prefix { $0 != "(" }) → \(values.joined(separator: ", "))"
      }

      var description: String { "\(name) at \(location.fileName):\(location.line)" }
    }

    static var currentTest: TestPlace? {
      Test.current.map { TestPlace(location: $0.sourceLocation, name: $0.name, testCase: Test.Case.current) }
    }

    // Its `id` takes many times as long to make, and each call of a flood asks.
    static var currentTestID: String? {
      Test.current.map { "\($0.sourceLocation.fileID):\($0.sourceLocation.line):\($0.sourceLocation.column)" }
    }

    /// Has the test's report keep a text. Nothing is written where nobody asked for attachments.
    static func attach(_ text: String, named name: String, at position: SourcePosition) {
      Attachment.record(text, named: name, sourceLocation: TestPlace(position).location)
    }

    static func record(_ message: String, severity: ReportSeverity, at place: TestPlace) {
      let comment = Comment(rawValue: message.isEmpty ? "(no message)" : message)
      switch severity {
      case .failure: Issue.record(comment, sourceLocation: place.location)
      case .warning: warn(comment, at: place)
      }
    }
  }

  nonisolated extension SwiftTestingBridge.TestPlace {
    // `SourceLocation` traps on a line or column 0 and on a file ID without a slash, and takes an `Int`.
    init(_ position: SourcePosition) {
      let fileID = "\(position.fileID)"
      location = SourceLocation(
        fileID: fileID.contains("/") ? fileID : "Unknown/\(fileID)", filePath: "\(position.filePath)",
        line: max(1, Int(clamping: position.line)), column: max(1, Int(clamping: position.column)))
    }
  }

  #if compiler(>=6.3)
    nonisolated extension SwiftTestingBridge {
      private static func warn(_ comment: Comment, at place: TestPlace) {
        Issue.record(comment, severity: .warning, sourceLocation: place.location)
      }
    }
  #else
    nonisolated extension SwiftTestingBridge {
      // Issues have no severity before Swift 6.3, and a hint must not fail a test.
      private static func warn(_ comment: Comment, at place: TestPlace) {
        let location = place.location
        writeToStandardError("\(location.fileName):\(location.line): warning: \(comment.rawValue)\n")
      }
    }
  #endif
#else
  /// Stands in for Swift Testing if it can't be imported.
  nonisolated enum SwiftTestingBridge {
    static var isRunning: Bool { false }
    static var isInTest: Bool { false }
    nonisolated struct TestPlace: Sendable {
      var name: String { "" }
      var id: String { "" }
      var words: String { "" }
      init(_ position: SourcePosition) {}
    }
    static var currentTest: TestPlace? { nil }
    static var currentTestID: String? { nil }
    static func attach(_ text: String, named name: String, at position: SourcePosition) {}
    static func record(_ message: String, severity: ReportSeverity, at place: TestPlace) {}
  }
#endif
