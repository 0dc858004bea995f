import Foundation
import Testing

@testable import PoseurCore

@Suite("Matchers of order")
struct OrderMatcherTests {
  @Test("in, lessThan, greaterThan and close(to:within:)", arguments: rows)
  func check(_ row: MatcherRow) { row.check() }

  private static let rows: [MatcherRow] = [
    MatcherRow(
      .in(1...3), "a value in 1...3", matching: [1, 3, Int?.some(2) as Any],
      others: [
        (0, "is 0, not a value in 1...3"), (4, "is 4, not a value in 1...3"),
        (2.5, "is 2.5 (Double), not a value of type Int"), (nil, "is nil, not a value of type Int"),
      ]),
    MatcherRow(
      .lessThan(Date(timeIntervalSinceReferenceDate: 0.25)), "a value less than 2001-01-01 00:00:00 +0000",
      matching: [Date(timeIntervalSinceReferenceDate: 0)],
      others: [
        (
          Date(timeIntervalSinceReferenceDate: 0.5),
          "is 2001-01-01 00:00:00 +0000, not a value less than 2001-01-01 00:00:00 +0000: "
            + "its timeIntervalSinceReferenceDate is 0.5, that of the bound 0.25"
        ),
        (
          Date(timeIntervalSinceReferenceDate: 0.25),
          "is 2001-01-01 00:00:00 +0000, not a value less than 2001-01-01 00:00:00 +0000"
        ),
      ]),
    MatcherRow(
      .in(Date(timeIntervalSinceReferenceDate: 0)...Date(timeIntervalSinceReferenceDate: 9.5)),
      "a value in 2001-01-01 00:00:00 +0000...2001-01-01 00:00:09 +0000", matching: [],
      others: [
        (
          Date(timeIntervalSinceReferenceDate: 9.75),
          "is 2001-01-01 00:00:09 +0000, not a value in 2001-01-01 00:00:00 +0000...2001-01-01 00:00:09 +0000: "
            + "its timeIntervalSinceReferenceDate is 9.75, that of the bound 9.5"
        )
      ]),
    MatcherRow(.in(1..<3), "a value in 1..<3", matching: [1, 2], others: [(3, "is 3, not a value in 1..<3")]),
    MatcherRow(.in(3...), "a value in 3...", matching: [3, 99], others: [(2, "is 2, not a value in 3...")]),
    MatcherRow(.in(...3), "a value in ...3", matching: [3, -1], others: [(4, "is 4, not a value in ...3")]),
    MatcherRow(
      .in(..<"m"), "a value in ..<\"m\"", matching: ["a"], others: [("m", "is \"m\", not a value in ..<\"m\"")]),
    MatcherRow(
      .in(0.0...1.0), "a value in 0.0...1.0", matching: [0.5],
      others: [(Double.nan, "is nan, not a value in 0.0...1.0")]),
    MatcherRow(
      .lessThan(3), "a value less than 3", matching: [2, -3],
      others: [
        (3, "is 3, not a value less than 3"), (4, "is 4, not a value less than 3"),
        (Int8(2), "is 2 (Int8), not a value of type Int"), (nil, "is nil, not a value of type Int"),
      ]),
    MatcherRow(
      .greaterThan("m"), "a value greater than \"m\"", matching: ["n"],
      others: [("m", "is \"m\", not a value greater than \"m\""), ("a", "is \"a\", not a value greater than \"m\"")]),
    MatcherRow(
      .close(to: 1, within: 0.25), "a floating-point number within 0.25 of 1.0",
      matching: [1.25, 0.75, Float(1.25), CGFloat(0.75), Double?.some(1) as Any],
      others: [
        (1.26, "is 1.26, not a floating-point number within 0.25 of 1.0"),
        (0.74, "is 0.74, not a floating-point number within 0.25 of 1.0"),
        (Double.nan, "is nan, not a floating-point number within 0.25 of 1.0"),
        (nil, "is nil, not a floating-point number within 0.25 of 1.0"),
        (1, "is 1 (Int), not a floating-point number within 0.25 of 1.0"),
        ("1", "is \"1\" (String), not a floating-point number within 0.25 of 1.0"),
      ]),
    MatcherRow(
      .close(to: .nan, within: 1), "a floating-point number within 1.0 of nan", matching: [],
      others: [(Double.nan, "is nan, not a floating-point number within 1.0 of nan")]),
    MatcherRow(
      .close(to: .infinity, within: 1), "a floating-point number within 1.0 of inf", matching: [Double.infinity],
      others: [
        (-Double.infinity, "is -inf, not a floating-point number within 1.0 of inf"),
        (1e300, "is 1e+300, not a floating-point number within 1.0 of inf"),
      ]),
  ]
}
