import Testing

@_spi(Poseur) @testable import PoseurCore

@Suite("ValueVerdict")
struct ValueVerdictTests {
  @Test("equal values", arguments: equalRows)
  func equal(_ row: ValueRow) {
    #expect(failure(.equal, row) == row.reads)
  }

  @Test("different values", arguments: differentRows)
  func different(_ row: ValueRow) {
    #expect(failure(.different, row) == row.reads)
  }

  @Test("of two values, one expectation comes true", arguments: equalRows + differentRows)
  func opposites(_ row: ValueRow) {
    #expect((failure(.equal, row) == nil) != (failure(.different, row) == nil))
  }

  @Test("what is too large to be compared is neither", arguments: [EqualityExpectation.equal, .different])
  func undecided(_ expectation: EqualityExpectation) {
    let values: [Any] = [[1], [2]]
    let verdict = ValueVerdict(expectation: expectation, received: values, expected: values, mostMembers: 1)

    #expect(
      verdict.failureMessage
        == (expectation == .equal
          ? "Expected [[1], [2]], but received another [[1], [2]]."
          : """
          Expected two different values, but they are equal: [[1], [2]].
          The comparison stopped after 1 member.
          """))
  }

  private func failure(_ expectation: EqualityExpectation, _ row: ValueRow) -> String? {
    ValueVerdict(expectation: expectation, received: row.received, expected: row.expected).failureMessage
  }

  static let equalRows: [ValueRow] = [
    ValueRow("equal", 5, expected: 5, reads: nil),
    ValueRow("nil and nil", nil, expected: String?.none, reads: nil),
    ValueRow("objects by their fields", Collar("red", ["Rex"]), expected: Collar("red", ["Rex"]), reads: nil),
    ValueRow("plain values", 6, expected: 5, reads: "Expected 5, but received 6."),
    ValueRow("nil", nil, expected: "Rex", reads: "Expected \"Rex\", but received nil."),
    ValueRow(
      "nan", Double.nan, expected: Double.nan, reads: "Expected nan, but received another nan. Nothing equals NaN."),
    ValueRow("a number and nan", 1.0, expected: Double.nan, reads: "Expected nan, but received 1.0."),
    ValueRow(
      "closures", {}, expected: {},
      reads: "Expected () -> Void closure, but received another () -> Void closure. Closures are never equal."),
    ValueRow("types", Int8(5), expected: 5, reads: "Expected 5 (Int), but received 5 (Int8)."),
    ValueRow("numbers of two types", 1.0, expected: 1, reads: "Expected 1 (Int), but received 1.0 (Double)."),
    ValueRow("cases", Item.stick, expected: Item.ball, reads: "Expected .ball, but received .stick."),
    ValueRow(
      "long structures that differ at the end", Array(repeating: DogFood.canned, count: 80) + [.dry(grams: 1)],
      expected: Array(repeating: DogFood.canned, count: 80) + [.dry(grams: 2)],
      reads: """
        Expected equal values of type [DogFood], but they differ:
          value[80].dry.grams: expected 2, received 1
        """),
    ValueRow(
      "objects, though both read the same", Collar("blue", ["Max", "Moritz"]), expected: Collar("red", ["Rex"]),
      reads: """
        Expected <Collar>, but received another <Collar>.
          color: expected "red", received "blue"
          tags[0]: expected "Rex", received "Max"
          tags[1]: extra "Moritz"
        """),
    ValueRow(
      "one place in a structure", ["Rex": DogFood.dry(grams: 1)], expected: ["Rex": DogFood.dry(grams: 2)],
      reads: """
        Expected ["Rex": .dry(grams: 2)], but received ["Rex": .dry(grams: 1)].
          value["Rex"].dry.grams: expected 2, received 1
        """),
    ValueRow(
      "a place by the name of the whole", Bone(value: 2), expected: Bone(value: 1),
      reads: """
        Expected Bone(value: 1), but received Bone(value: 2).
          value: expected 1, received 2
        """),
    ValueRow(
      "many places", Array(1...15), expected: Array(0...14),
      reads: """
        Expected [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14], \
        but received [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15].
          value[0]: expected 0, received 1
          value[1]: expected 1, received 2
          value[2]: expected 2, received 3
          value[3]: expected 3, received 4
          value[4]: expected 4, received 5
          value[5]: expected 5, received 6
          value[6]: expected 6, received 7
          value[7]: expected 7, received 8
          value[8]: expected 8, received 9
          value[9]: expected 9, received 10
          … and 5 more
        """),
  ]

  static let differentRows: [ValueRow] = [
    ValueRow("different", 5, expected: 6, reads: nil),
    ValueRow("types", 5, expected: 5.0, reads: nil),
    ValueRow("equal", 5, expected: 5, reads: "Expected two different values, but they are equal: 5."),
    ValueRow("nil", nil, expected: nil, reads: "Expected two different values, but they are equal: nil."),
    ValueRow(
      "equal in spite of their texts", Growl(words: "Grr", volume: 1), expected: Growl(words: "Grr", volume: 2),
      reads: "Expected two different values, but they are equal: "
        + "Growl(words: \"Grr\", volume: 1) and Growl(words: \"Grr\", volume: 2)."),
  ]
}

// MARK: - Fixtures

struct ValueRow: @unchecked Sendable, CustomTestStringConvertible {
  let testDescription: String
  let received: Any?
  let expected: Any?
  let reads: String?

  init(_ words: String, _ received: Any?, expected: Any?, reads: String?) {
    (testDescription, self.received, self.expected, self.reads) = (words, received, expected, reads)
  }
}

private struct Bone { let value: Int }

private final class Collar {
  let color: String
  let tags: [String]
  init(_ color: String, _ tags: [String]) { (self.color, self.tags) = (color, tags) }
}
