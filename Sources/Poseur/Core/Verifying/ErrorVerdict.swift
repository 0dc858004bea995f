/// Decides whether two errors are equal, or different, as expected. If an error is missing, they are neither.
///
/// Errors are compared as other values are: by their own `==`, or else by type, case and payload. The domain and code
/// of an `NSError` never decide, since they know nothing of a payload.
nonisolated struct ErrorVerdict {
  let expectation: EqualityExpectation
  let received: (any Error)?
  let expected: (any Error)?

  /// Nil if the errors are as expected. Runs their `==`, which is the test's code.
  var failureMessage: String? {
    guard let received, let expected else { return missingMessage }
    switch (expectation, isAnyEqual(received, expected)) {
    case (.equal, true), (.different, false): return nil
    case (.equal, false):
      let report = DifferenceReport(expected: expected, received: received)
      return report.text { "Expected \($0), but received \($1)." }
    case (.different, true): return equalityText("errors", describeError(received), describeError(expected))
    }
  }

  private var missingMessage: String {
    let missing =
      switch (received, expected) {
      case (nil, nil): "both are nil"
      case (nil, let expected?): "the first is nil and the second \(describeError(expected))"
      case (let received, _): "the first is \(received.map(describeError) ?? "nil") and the second nil"
      }
    return "Expected \(expectation.text("errors")), but \(missing)."
  }
}
