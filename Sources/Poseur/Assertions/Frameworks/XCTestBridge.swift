#if POSEUR_PACKAGE
  @_spi(Poseur) import PoseurCore
#endif
#if canImport(XCTest)
  import Foundation
  import XCTest

  /// All that Poseur needs from XCTest.
  nonisolated enum XCTestBridge {
    /// Whether the process was started to run tests.
    static let isRunning: Bool = {
      // Xcode sets these, even where an app hosts the tests.
      let variables = ["XCTestConfigurationFilePath", "XCTestBundlePath", "XCTestSessionIdentifier"]
      return CommandLine.arguments.first.map(runsTests) ?? false
        || variables.contains { environmentVariable($0) != nil }
    }()

    /// Whether a program is one that runs tests: the tests themselves as SwiftPM's native build system makes them, the
    /// runner that Swift Build makes for them, or Apple's.
    static func runsTests(_ program: String) -> Bool {
      [".xctest", "/xctest", "-test-runner"].contains { program.hasSuffix($0) }
    }

    static func record(_ message: String, at position: SourcePosition) {
      watchTestCases()
      guard note(message, at: position) else {
        // No test case is running that could fail.
        return ConsoleReporter().report(message, severity: .failure, at: position)
      }
      XCTFail(message, file: position.filePath, line: position.line)
    }
  }
#else
  /// Stands in for XCTest if it can't be imported.
  nonisolated enum XCTestBridge {
    static var isRunning: Bool { false }
    static func record(_ message: String, at position: SourcePosition) {}
  }
#endif

#if canImport(XCTest) && !canImport(ObjectiveC)
  nonisolated extension XCTestBridge {
    /// Notes a failure. Returns false if no test case can hear of it.
    static func note(_ message: String, at position: SourcePosition) -> Bool { observer.note(message, at: position) }

    /// Records a failure where nothing says that the program runs tests. If it does, a new build system may have named
    /// it, and the test has to fail; else XCTest drops the failure.
    static func recordInUnknownProgram(_ message: String, at position: SourcePosition) {
      XCTFail(message, file: position.filePath, line: position.line)
    }

    static var runningTestCase: String? { observer.runningTestCase }

    /// Records a failure at the line of the running test case that led to where this is asked. Returns false if that
    /// line isn't known.
    static func recordAtTest(_ message: String) -> Bool {
      guard let name = runningTestCase, let place = CallerConnection.newTracing()?.place(ofTestCase: name) else {
        return false
      }
      return observer.record(message, in: place.path, at: place.line)
    }

    private static let observer = TestCaseObserver()
    private static let beginWatching: Void = XCTestObservationCenter.shared.addTestObserver(observer)
  }

  #if canImport(Dispatch)
    nonisolated extension XCTestBridge {
      /// Begins to watch test cases start and end. XCTest tells its observers of that on the main thread, and has no
      /// lock.
      static func watchTestCases() {
        if !isRunning { return }
        if Thread.isMainThread { beginWatching } else { willWatch }
      }

      private static let willWatch: Void = DispatchQueue.main.async { beginWatching }
    }
  #else
    nonisolated extension XCTestBridge {
      /// Begins to watch test cases start and end, on the only thread.
      static func watchTestCases() { if isRunning { beginWatching } }
    }
  #endif
#else
  nonisolated extension XCTestBridge {
    // Nothing to note where XCTest is Apple's: it reports by itself what comes between two test cases.
    static func note(_ message: String, at position: SourcePosition) -> Bool { true }
    static var runningTestCase: String? { nil }
    static func watchTestCases() {}
    static func recordInUnknownProgram(_ message: String, at position: SourcePosition) {}
    // These systems tell no lines of callers.
    static func recordAtTest(_ message: String) -> Bool { false }
  }
#endif
