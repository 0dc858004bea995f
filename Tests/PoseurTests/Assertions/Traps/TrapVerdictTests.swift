import Testing

@testable import Poseur
@testable import PoseurCore

@Suite("TrapVerdict")
struct TrapVerdictTests {
  @Test("how a block ended", arguments: rows)
  func message(_ row: TrapRow) {
    #expect(TrapVerdict(outcome: row.outcome, returned: row.returned).failureMessage == row.reads)
  }

  static let rows: [TrapRow] = [
    TrapRow("by a signal", .trapped(.signal(4)), reads: nil),
    TrapRow("by a trap of the library's own", .trapped(.message("No stub.")), reads: nil),
    TrapRow("it returned", .returned, (), reads: "Expected a trap, but the block returned."),
    TrapRow("it returned a value", .returned, "woof", reads: "Expected a trap, but the block returned \"woof\"."),
    TrapRow("it returned nil", .returned, Int?.none, reads: "Expected a trap, but the block returned nil."),
    TrapRow(
      "a call in it has no stub", .threw(UnstubbedCall(FailureText("FakeDog.bark() has no stub", "Stub it."))),
      reads: "Expected a trap, but the block threw UnstubbedCall: FakeDog.bark() has no stub."),
    TrapRow("it threw", .threw(WalkError.rain), reads: "Expected a trap, but the block threw WalkError.rain."),
    TrapRow(
      "nobody knows", .unsupported("There are no signals here."),
      reads: "Expected a trap, but it cannot be told whether there was one. There are no signals here."),
  ]
}

// MARK: - Fixtures

struct TrapRow: @unchecked Sendable, CustomTestStringConvertible {
  let testDescription: String
  let outcome: TrapOutcome
  let returned: Any?
  let reads: String?

  init(_ words: String, _ outcome: TrapOutcome, _ returned: Any? = nil, reads: String?) {
    (testDescription, self.outcome, self.returned, self.reads) = (words, outcome, returned, reads)
  }
}
