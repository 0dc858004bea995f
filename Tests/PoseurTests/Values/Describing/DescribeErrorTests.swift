import Testing

@testable import PoseurCore

@Suite("describeError")
struct DescribeErrorTests {
  @Test("an error is shown with its type", arguments: rows)
  func text(_ row: ErrorTextRow) {
    #expect(describeError(row.error) == row.reads)
  }

  static let rows: [ErrorTextRow] = [
    ErrorTextRow(error: WalkError.rain, reads: "WalkError.rain"),
    ErrorTextRow(error: WalkError.ranAway(to: "park"), reads: "WalkError.ranAway(to: \"park\")"),
    ErrorTextRow(error: Growl(words: "Grr"), reads: "Growl(words: \"Grr\", volume: 0)"),
    ErrorTextRow(error: LostLead(color: "red"), reads: "The lead is gone. (LostLead)"),
    ErrorTextRow(error: Thunder(distance: 3), reads: "<Thunder>"),
    ErrorTextRow(error: Fail(), reads: "Failed to load (Fail)"),
  ]
}

// MARK: - Fixtures

private struct Fail: Error, CustomStringConvertible {
  let description = "Failed to load"
}

struct ErrorTextRow: Sendable {
  let error: any Error
  let reads: String
}
