#if POSEUR_PACKAGE
  import PoseurCore
#endif
#if canImport(XCTest)
  import Foundation
  import XCTest

  /// What Poseur asks of XCTest.
  enum XCTestBridge {
    /// The process was started to run tests.
    static let isRunning: Bool = {
      let process = ProcessInfo.processInfo
      let isTestBundle = process.arguments.first.map { $0.hasSuffix(".xctest") || $0.hasSuffix("/xctest") } ?? false
      // Xcode sets these, also where an app hosts the tests.
      let variables = ["XCTestConfigurationFilePath", "XCTestBundlePath", "XCTestSessionIdentifier"]
      return isTestBundle || variables.contains { process.environment[$0] != nil }
    }()

    static func record(_ message: String, at position: SourcePosition) {
      XCTFail(message, file: position.filePath, line: position.line)
    }
  }
#else
  /// XCTest is not there.
  enum XCTestBridge {
    static var isRunning: Bool { false }
    static func record(_ message: String, at position: SourcePosition) {}
  }
#endif
