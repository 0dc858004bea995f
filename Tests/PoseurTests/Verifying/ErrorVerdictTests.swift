import Foundation
import Testing

@_spi(Poseur) @testable import PoseurCore

@Suite("ErrorVerdict")
struct ErrorVerdictTests {
  @Test("equal errors", arguments: equalRows)
  func equal(_ row: ErrorRow) {
    #expect(failure(.equal, row.received, row.expected) == row.reads)
  }

  @Test("different errors", arguments: differentRows)
  func different(_ row: ErrorRow) {
    #expect(failure(.different, row.received, row.expected) == row.reads)
  }

  @Test("the whole of an NSError counts, and none of its words are promised")
  func foundationErrors() {
    let (left, right) = (NSError.walk(1, street: "Elm"), NSError.walk(1, street: "Oak"))

    #expect(failure(.equal, left, NSError.walk(1, street: "Elm")) == nil)
    #expect(failure(.equal, left, right) != nil)
    #expect(failure(.different, left, right) == nil)
  }

  @Test("types of one name are told apart")
  func typesOfOneName() {
    func first() -> any Error {
      struct Fright: Error {}
      return Fright()
    }
    func second() -> any Error {
      struct Fright: Error {}
      return Fright()
    }

    let report = DifferenceReport(expected: first(), received: second())

    #expect(report.expected != report.received)
    #expect(report.expected.contains("Fright() (PoseurTests."))
  }

  private func failure(
    _ expectation: EqualityExpectation, _ received: (any Error)?, _ expected: (any Error)?
  ) -> String? {
    ErrorVerdict(expectation: expectation, received: received, expected: expected).failureMessage
  }

  static let equalRows: [ErrorRow] = [
    ErrorRow("equal", WalkError.rain, expected: WalkError.rain, reads: nil),
    ErrorRow("payloads", WalkError.ate([.ball]), expected: WalkError.ate([.ball]), reads: nil),
    ErrorRow("equal by ==", Growl(words: "Grr", volume: 1), expected: Growl(words: "Grr", volume: 2), reads: nil),
    ErrorRow("objects by their fields", Thunder(distance: 1), expected: Thunder(distance: 1), reads: nil),
    ErrorRow(
      "cases", WalkError.rain, expected: WalkError.ranAway(to: "park"),
      reads: "Expected WalkError.ranAway(to: \"park\"), but received WalkError.rain."),
    // Domain and code are the same.
    ErrorRow(
      "payloads", WalkError.ranAway(to: "lake"), expected: WalkError.ranAway(to: "park"),
      reads: """
        Expected WalkError.ranAway(to: "park"), but received WalkError.ranAway(to: "lake").
          ranAway.to: expected "park", received "lake"
        """),
    ErrorRow(
      "different by ==", Growl(words: "Woof"), expected: Growl(words: "Grr"),
      reads: """
        Expected Growl(words: "Grr", volume: 0), but received Growl(words: "Woof", volume: 0).
          words: expected "Grr", received "Woof"
        """),
    ErrorRow(
      "fields that the texts hide", LostLead(color: "red"), expected: LostLead(color: "blue"),
      reads: """
        Expected The lead is gone. (LostLead), but received another The lead is gone. (LostLead).
          color: expected "blue", received "red"
        """),
    ErrorRow(
      "types", Hoarse(), expected: WalkError.rain, reads: "Expected WalkError.rain, but received Hoarse()."),
    ErrorRow(
      "nil received", nil, expected: Hoarse(),
      reads: "Expected two equal errors, but the first is nil and the second Hoarse()."),
    ErrorRow(
      "nil expected", Hoarse(), expected: nil,
      reads: "Expected two equal errors, but the first is Hoarse() and the second nil."),
    ErrorRow("nil and nil", nil, expected: nil, reads: "Expected two equal errors, but both are nil."),
  ]

  static let differentRows: [ErrorRow] = [
    ErrorRow("payloads", WalkError.ate([.ball]), expected: WalkError.ate([]), reads: nil),
    ErrorRow("types", Hoarse(), expected: WalkError.rain, reads: nil),
    ErrorRow(
      "equal", WalkError.rain, expected: WalkError.rain,
      reads: "Expected two different errors, but they are equal: WalkError.rain."),
    ErrorRow(
      "equal by ==", Growl(words: "Grr", volume: 1), expected: Growl(words: "Grr", volume: 2),
      reads: "Expected two different errors, but they are equal: "
        + "Growl(words: \"Grr\", volume: 1) and Growl(words: \"Grr\", volume: 2)."),
    ErrorRow(
      "nil received", nil, expected: Hoarse(),
      reads: "Expected two different errors, but the first is nil and the second Hoarse()."),
    ErrorRow(
      "nil expected", Hoarse(), expected: nil,
      reads: "Expected two different errors, but the first is Hoarse() and the second nil."),
    ErrorRow("nil and nil", nil, expected: nil, reads: "Expected two different errors, but both are nil."),
  ]
}

// MARK: - Fixtures

struct ErrorRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let received: (any Error)?
  let expected: (any Error)?
  let reads: String?

  init(_ words: String, _ received: (any Error)?, expected: (any Error)?, reads: String?) {
    (testDescription, self.received, self.expected, self.reads) = (words, received, expected, reads)
  }
}
