/// Decides whether an expression threw what it was expected to throw: one error, or none.
struct ThrowVerdict {
  let expected: (any Error)?
  let outcome: Result<Any, any Error>
  private let isSatisfied: Bool

  /// Runs the `==` of the errors, which is code of the test's.
  init(expected: (any Error)?, outcome: Result<Any, any Error>) {
    (self.expected, self.outcome) = (expected, outcome)
    switch (expected, outcome) {
    case (nil, .success): isSatisfied = true
    case (let expected?, .failure(let thrown)): isSatisfied = isAnyEqual(thrown, expected)
    case (nil, .failure), (.some, .success): isSatisfied = false
    }
  }

  /// Nil when it threw as expected.
  var failureMessage: String? {
    if isSatisfied { return nil }
    switch (expected, outcome) {
    case (nil, .success): return nil
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

/// An error that was thrown, within a sentence. What a call without a stub throws is a report of several lines, of which
/// a sentence takes the first; the whole was reported when the call came.
struct ThrownError {
  let error: any Error

  init(_ error: any Error) { self.error = error }

  /// `threw Hoarse()`, `threw UnstubbedCall: FakeDog.bark() was called, but nothing is stubbed for it`.
  var active: String { "threw \(name)\(explanation)" }

  /// `Hoarse() was thrown`, `UnstubbedCall was thrown: FakeDog.bark() was called, but nothing is stubbed for it`.
  var passive: String { "\(name) was thrown\(explanation)" }

  private var unstubbed: UnstubbedCall? { error as? UnstubbedCall }

  private var name: String { unstubbed == nil ? describeError(error) : "UnstubbedCall" }

  private var explanation: String { unstubbed.map { ": \($0.headline)" } ?? "" }
}

/// Decides whether two errors are equal, or different, as wished. Where there is no error, they are neither.
///
/// Errors are compared as other values are: by their own `==`, or else by type, case and payload. Never by the domain
/// and the code of an `NSError`, which know nothing of a payload.
struct ErrorVerdict {
  let wish: PairWish
  let received: (any Error)?
  let expected: (any Error)?
  private let areEqual: Bool

  /// Runs the `==` of the errors, which is code of the test's.
  init(_ wish: PairWish, received: (any Error)?, expected: (any Error)?) {
    (self.wish, self.received, self.expected) = (wish, received, expected)
    areEqual = isAnyEqual(received, expected)
  }

  /// Nil when the errors are as wished.
  var failureMessage: String? {
    guard let received, let expected else { return missingMessage }
    switch (wish, areEqual) {
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
    return "Expected \(wish.words("errors")), but \(missing)."
  }
}

/// Decides whether a trap ended a block, as expected. Whatever cannot be told is a failure.
struct TrapVerdict {
  let outcome: TrapOutcome
  /// What the block returned, if it did.
  let returned: Any?

  /// Nil when there was a trap.
  var failureMessage: String? {
    switch outcome {
    case .trapped: nil
    case .returned: "Expected a trap, but the block returned\(returned is Void ? "" : " " + describeValue(returned))."
    case .threw(let error): "Expected a trap, but the block \(ThrownError(error).active)."
    case .unsupported(let reason): "Expected a trap, but it cannot be told whether there was one. \(reason)"
    }
  }
}
