import RegexBuilder
import Testing

@testable import PoseurCore

@Suite("Matchers of text")
struct TextMatcherTests {
  @Test("hasPrefix and hasSuffix", arguments: rows)
  func check(_ row: MatcherRow) { row.check() }

  @Test("matches and contains of regular expressions", arguments: regexRows)
  func checkRegex(_ row: MatcherRow) { row.check() }

  private static let rows: [MatcherRow] = [
    MatcherRow(
      .hasPrefix("Re"), "a string that begins with \"Re\"", matching: ["Rex", "Re", "Rex".dropLast()],
      others: [
        ("rex", "is \"rex\", not a string that begins with \"Re\""),
        ("a Rex", "is \"a Rex\", not a string that begins with \"Re\""),
        ("R", "is \"R\", not a string that begins with \"Re\""),
        (nil, "is nil, not a string that begins with \"Re\""),
        (5, "is 5 (Int), not a string that begins with \"Re\""),
      ]),
    MatcherRow(
      .hasPrefix(""), "a string that begins with \"\"", matching: ["", "a"],
      others: [(5, "is 5 (Int), not a string that begins with \"\"")]),
    MatcherRow(
      .hasSuffix("ex"), "a string that ends with \"ex\"", matching: ["Rex", "ex", String?.some("Rex") as Any],
      others: [
        ("exact", "is \"exact\", not a string that ends with \"ex\""),
        (["ex"], "is [\"ex\"] ([String]), not a string that ends with \"ex\""),
      ]),
  ]

  private static var throwing: some RegexComponent {
    TryCapture {
      OneOrMore(.any)
    } transform: { _ -> Int? in
      throw Hoarse()
    }
  }

  private static let regexRows: [MatcherRow] = [
    MatcherRow(
      .matches(#/re+x/#), "a string that the regular expression matches", matching: ["rex", "reex", "rex"[...]],
      others: [
        ("a rex", "is \"a rex\", not a string that the regular expression matches"),
        ("rexes", "is \"rexes\", not a string that the regular expression matches"),
        (5, "is 5 (Int), not a string that the regular expression matches"),
        (nil, "is nil, not a string that the regular expression matches"),
      ]),
    MatcherRow(
      .matches(#/(?<name>\w+): (\d+)/#), "a string that the regular expression matches", matching: ["rex: 3"],
      others: [("rex", "is \"rex\", not a string that the regular expression matches")]),
    MatcherRow(
      .matches(Regex<AnyRegexOutput>(#/re+x/#)), "a string that the regular expression matches", matching: ["rex"],
      others: [("ex", "is \"ex\", not a string that the regular expression matches")]),
    MatcherRow(
      .matches(OneOrMore("re")), "a string that the regular expression matches", matching: ["re", "rere"],
      others: [("r", "is \"r\", not a string that the regular expression matches")]),
    MatcherRow(
      .matches(throwing),
      "a string that the regular expression matches", matching: [],
      others: [("r", "is \"r\", not a string that the regular expression matches")]),
    MatcherRow(
      .contains(#/e+x/#), "a string that contains a match of the regular expression", matching: ["rex", "a reex!"],
      others: [("rx", "is \"rx\", not a string that contains a match of the regular expression")]),
  ]
}
