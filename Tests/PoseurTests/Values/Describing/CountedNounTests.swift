import Testing

@testable import PoseurCore

@Suite("counted")
struct CountedNounTests {
  @Test("a count and its noun", arguments: rows)
  func plurals(_ count: Int, reads: String) { #expect(countedNoun(count, "time") == reads) }

  private static let rows: [(Int, String)] = [(0, "0 times"), (1, "1 time"), (2, "2 times"), (11, "11 times")]
}
