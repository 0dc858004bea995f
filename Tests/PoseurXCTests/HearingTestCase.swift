import XCTest

/// A test case that can listen to what XCTest would be told: there is no `XCTExpectFailure` on Linux.
class HearingTestCase: XCTestCase {
  struct HeardFailure {
    let message: String
    let file: String
    let line: Int
  }

  private var failures: [HeardFailure]?

  /// Runs `body` and returns the failures that XCTest hears meanwhile, which do not fail this test.
  func heard(_ body: () -> Void) -> [HeardFailure] {
    failures = []
    body()
    defer { failures = nil }
    return failures ?? []
  }

  #if canImport(ObjectiveC)
    override func record(_ issue: XCTIssue) {
      guard failures != nil else { return super.record(issue) }
      let location = issue.sourceCodeContext.location
      failures?.append(
        HeardFailure(
          message: issue.compactDescription, file: location?.fileURL.path ?? "", line: location?.lineNumber ?? 0))
    }
  #else
    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
      guard failures != nil else {
        return super.recordFailure(
          withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      }
      failures?.append(HeardFailure(message: description, file: filePath, line: lineNumber))
    }
  #endif
}
