/// Decides whether an expression threw what it was expected to throw: one error, or none.
nonisolated struct ThrowVerdict {
  let expected: (any Error)?
  let outcome: Result<Any, any Error>

  /// Nil when it threw as expected. Runs the `==` of the errors, which is code of the test's.
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
