import Testing

@testable import PoseurCore

@Suite("ThrowVerdict")
struct ThrowVerdictTests {
  @Test("what was thrown", arguments: rows)
  func message(_ row: ThrowRow) {
    #expect(ThrowVerdict(expected: row.expected, outcome: row.outcome).failureMessage == row.reads)
  }

  static let rows: [ThrowRow] = [
    ThrowRow("the expected error", WalkError.ate([.ball]), .failure(WalkError.ate([.ball])), reads: nil),
    ThrowRow("an error equal by ==", Growl(words: "Grr"), .failure(Growl(words: "Grr", volume: 9)), reads: nil),
    ThrowRow(
      "another case", WalkError.rain, .failure(WalkError.ate([])),
      reads: "Expected WalkError.rain to be thrown, but WalkError.ate([]) was thrown."),
    ThrowRow(
      "another payload", WalkError.ate([.ball]), .failure(WalkError.ate([.stick])),
      reads: """
        Expected WalkError.ate([.ball]) to be thrown, but WalkError.ate([.stick]) was thrown.
          ate[0]: expected .ball, received .stick
        """),
    ThrowRow(
      "another type", WalkError.rain, .failure(Hoarse()),
      reads: "Expected WalkError.rain to be thrown, but Hoarse() was thrown."),
    ThrowRow(
      "an equal text", Thunder(distance: 1), .failure(Thunder(distance: 2)),
      reads: """
        Expected <Thunder> to be thrown, but another <Thunder> was thrown.
          distance: expected 1, received 2
        """),
    ThrowRow(
      "nothing, but a value", Hoarse(), .success("woof"),
      reads: "Expected Hoarse() to be thrown, but nothing was thrown and \"woof\" was returned."),
    ThrowRow(
      "nothing, but nil", Hoarse(), .success(Int?.none as Any),
      reads: "Expected Hoarse() to be thrown, but nothing was thrown and nil was returned."),
    ThrowRow("nothing", Hoarse(), .success(()), reads: "Expected Hoarse() to be thrown, but nothing was thrown."),
    ThrowRow("nothing, as expected", nil, .success(5), reads: nil),
    ThrowRow(
      "a call without a stub", WalkError.rain, .failure(unstubbedCall),
      reads: """
        Expected WalkError.rain to be thrown, but UnstubbedCall was thrown: FakeDog.howl(3) was called, but nothing is \
        stubbed for it.
        """),
    ThrowRow(
      "a call without a stub, in place of nothing", nil, .failure(unstubbedCall),
      reads: """
        Expected nothing to be thrown, but UnstubbedCall was thrown: FakeDog.howl(3) was called, but nothing is \
        stubbed for it.
        """),
    ThrowRow(
      "a call of no function", nil, .failure(UnstubbedCall(FailureText("FakeDog has no such case"))),
      reads: "Expected nothing to be thrown, but UnstubbedCall was thrown: FakeDog has no such case."),
    ThrowRow(
      "something", nil, .failure(WalkError.rain),
      reads: "Expected nothing to be thrown, but WalkError.rain was thrown."),
  ]
}

// MARK: - Fixtures

private let unstubbedCall: any Error = {
  var thrown: (any Error)?
  _ = Failures.capture {
    do { _ = try FakeDog().howl(at: 3) } catch { thrown = error }
  }
  return thrown ?? CancellationError()
}()

struct ThrowRow: @unchecked Sendable, CustomTestStringConvertible {
  let testDescription: String
  let expected: (any Error)?
  let outcome: Result<Any, any Error>
  let reads: String?

  init(_ words: String, _ expected: (any Error)?, _ outcome: Result<Any, any Error>, reads: String?) {
    (testDescription, self.expected, self.outcome, self.reads) = (words, expected, outcome, reads)
  }
}
