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
    let (first, second) = (received.map(describeError) ?? "nil", expected.map(describeError) ?? "nil")
    let areMissing = received == nil && expected == nil
    let fact = areMissing ? "both are nil" : "the first is \(first) and the second \(second)"
    return "Expected \(expectation.text("errors")), but \(fact)."
  }
}

/// Decides whether an expression threw the expected error, or nothing as expected.
nonisolated struct ThrowVerdict {
  let expected: (any Error)?
  let outcome: Result<Any, any Error>

  /// Nil if it threw as expected. Runs the `==` of the errors, which is the test's code.
  var failureMessage: String? {
    switch (expected, outcome) {
    case (nil, .success): return nil
    case (let expected?, .failure(let thrown)) where isAnyEqual(thrown, expected): return nil
    case (nil, .failure(let thrown)):
      return "Expected nothing to be thrown, but \(ThrownError(thrown).passive)."
    case (let expected?, .failure(let thrown as UnstubbedCall)):
      return "Expected \(describeError(expected)) to be thrown, but \(ThrownError(thrown).passive)."
    case (let expected?, .failure(let thrown)):
      let report = DifferenceReport(expected: expected, received: thrown)
      return report.text { "Expected \($0) to be thrown, but \($1) was thrown." }
    case (let expected?, .success(let value)):
      let returned = value is Void ? "" : " and \(describeValue(value)) was returned"
      return "Expected \(describeError(expected)) to be thrown, but nothing was thrown\(returned)."
    }
  }
}

/// A thrown error, in words for the middle of a sentence.
///
/// A call without a stub throws a report of several lines, of which a sentence takes only the first. The whole report
/// was made when the call came, unless the policy is silent.
@_spi(Poseur) nonisolated public struct ThrownError {
  let error: any Error

  /// The error that was thrown.
  public init(_ error: any Error) { self.error = error }

  /// `threw Hoarse()`, `threw UnstubbedCall: FakeDog.bark() was called, but nothing is stubbed for it`.
  public var active: String { "threw \(name)\(explanation)" }

  /// `Hoarse() was thrown`, `UnstubbedCall was thrown: FakeDog.bark() was called, but nothing is stubbed for it`.
  var passive: String { "\(name) was thrown\(explanation)" }

  private var name: String { error is UnstubbedCall ? "UnstubbedCall" : describeError(error) }

  private var explanation: String { (error as? UnstubbedCall).map { ": \($0.text.headline)" } ?? "" }
}
