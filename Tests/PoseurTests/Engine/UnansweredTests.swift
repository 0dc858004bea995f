import Testing

@testable import PoseurCore

@Suite("A call that nothing answers")
struct UnansweredTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let policy: UnstubbedPolicy
    var isMisuse = false
    var wasReported = false
    var hasAnswer = false
    var canThrow = false
    var hasError = false
    var hasStandIn = false
    let isReported: Bool
    let ending: String
  }

  private static let rows = [
    Row(
      testDescription: "gets its default under any policy", policy: .trap, hasAnswer: true, isReported: false,
      ending: "default"),
    Row(
      testDescription: "is a failure in spite of its default if a stub was to answer", policy: .returnDefault,
      isMisuse: true, hasAnswer: true, isReported: true, ending: "default"),
    Row(
      testDescription: "is a failure, and throws if it can", policy: .report, canThrow: true, hasError: true,
      isReported: true, ending: "error"),
    Row(
      testDescription: "is a failure, and throws an error of its type if there is one", policy: .report, hasError: true,
      hasStandIn: true, isReported: true, ending: "error"),
    Row(
      testDescription: "is a failure, and gets a stand-in", policy: .report, hasStandIn: true, isReported: true,
      ending: "stand-in"),
    Row(
      testDescription: "is a failure, and stops the process if there is nothing to return", policy: .report,
      isReported: true, ending: "stop"),
    Row(
      testDescription: "gets a stand-in without a failure where the policy says so", policy: .returnDefault,
      hasError: true, hasStandIn: true, isReported: false, ending: "stand-in"),
    Row(
      testDescription: "throws without a failure where the policy says so", policy: .returnDefault, canThrow: true,
      hasError: true, isReported: false, ending: "error"),
    Row(
      testDescription: "is a failure under every policy if there is nothing to return", policy: .returnDefault,
      isReported: true, ending: "stop"),
    Row(
      testDescription: "is a failure under every policy if a stub was to answer", policy: .returnDefault,
      isMisuse: true,
      hasStandIn: true, isReported: true, ending: "stand-in"),
    Row(
      testDescription: "stops the process where the policy says so", policy: .trap, canThrow: true, hasError: true,
      hasStandIn: true, isReported: true, ending: "trap"),
    Row(
      testDescription: "is reported once", policy: .report, wasReported: true, hasStandIn: true, isReported: false,
      ending: "stand-in"),
    Row(
      testDescription: "still stops the process if it was reported before", policy: .trap, wasReported: true,
      hasStandIn: true, isReported: false, ending: "trap"),
  ]

  @Test("ends as the policy says", arguments: rows)
  func decision(row: Row) {
    let decision = Unanswered(
      row.policy, isMisuse: row.isMisuse, wasReported: row.wasReported, answer: row.hasAnswer ? "default" : nil,
      canThrow: row.canThrow, hasError: row.hasError, standIn: row.hasStandIn ? "stand-in" : nil)

    #expect(decision.isReported == row.isReported)
    if case .value(let value) = decision.ending {
      #expect(value as? String == row.ending)
    } else {
      #expect("\(decision.ending)" == row.ending)
    }
  }
}
