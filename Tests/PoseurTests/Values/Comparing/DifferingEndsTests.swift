import Testing

@testable import PoseurCore

@Suite("DifferingEnds")
struct DifferingEndsTests {
  @Test("two texts begin shortly before the character in which they differ", arguments: rows)
  func ends(_ row: EndsRow) {
    let ends = DifferingEnds(row.texts.left, row.texts.right)

    #expect(ends.left == row.reads.left)
    #expect(ends.right == row.reads.right)
  }

  private static let start = String(repeating: "woof ", count: 1_000)
  private static let lead = "woof woof woof woof "

  private static let rows: [EndsRow] = [
    EndsRow("texts that differ at the end", (start + "bork", start + "yip"), (lead + "bork", lead + "yip")),
    EndsRow(
      "a word that would be cut", ("some barking woof woof yes a", "some barking woof woof yes b"),
      ("woof woof yes a", "woof woof yes b")),
    EndsRow("texts that differ at the start", ("bork", "yip"), ("bork", "yip")),
    EndsRow("texts that differ soon", ("woof b", "woof c"), ("woof b", "woof c")),
    EndsRow("a text and its beginning", (start + "bork", start), (lead + "bork", lead)),
    EndsRow("nothing and something", ("", "yip"), ("", "yip")),
    EndsRow("letters that share a byte", (start + "é", start + "è"), (lead + "é", lead + "è")),
    EndsRow(
      "an accent at the end", (start + "b", start + "b\u{301}"), (lead + "b", lead + "b\u{301}")),
    EndsRow(
      "an accent and more", (start + "bork", start + "b\u{301}ork"), (lead + "bork", lead + "b\u{301}ork")),
    EndsRow(
      "letters that are the same in other bytes", ("\u{E9}" + start + "a", "e\u{301}" + start + "b"),
      (lead + "a", lead + "b")),
    EndsRow(
      "families that share a member", (start + "👩‍👩‍👧", start + "👩‍👩‍👦"), (lead + "👩‍👩‍👧", lead + "👩‍👩‍👦")),
  ]
}

// MARK: - Fixtures

struct EndsRow: Sendable, CustomTestStringConvertible {
  typealias Texts = (left: String, right: String)

  let testDescription: String
  let texts: Texts
  let reads: Texts

  init(_ words: String, _ texts: Texts, _ reads: Texts) {
    (testDescription, self.texts, self.reads) = (words, texts, reads)
  }
}
