/// Decides whether a function was called as often as expected, and says what happened. It works on a copy of the calls
/// and reports nothing.
nonisolated struct CallVerdict<Function: PoseurFunction> {
  let fakeName: String
  let function: Function
  let pattern: ArgumentPattern
  /// The expected outcome of the calls; nil if any will do.
  let outcome: OutcomeMatcher?
  let expected: CountSpecifier
  /// The fake's calls at the moment of the verdict.
  let record: CallSnapshot<Function>
  /// How many of the function's calls are kept.
  let kept: RetainedCalls
  let countedCalls: CountedCalls
  /// The number of matching calls.
  let count: Int

  /// Runs the pattern's matchers and checks, which are the test's code. Making the texts later captures nothing.
  /// - Parameter captures: whether the pattern's captors keep the arguments of the matching calls, once.
  init(
    fakeName: String, function: Function, pattern: ArgumentPattern, outcome: OutcomeMatcher? = nil,
    expected: CountSpecifier, record: CallSnapshot<Function>, captures: Bool = true
  ) {
    self.fakeName = fakeName
    self.function = function
    let pattern = record.resolved(pattern, of: function)
    self.pattern = pattern
    self.outcome = outcome
    self.expected = expected
    self.record = record
    let calls = record.calls(of: function)
    kept = RetainedCalls(calls)
    if outcome == nil, pattern.isEveryCall {
      countedCalls = .all(through: calls.lastSequenceNumber)
      count = calls.count
      return
    }
    let matches = captures ? pattern.matchesCapturing : pattern.matches
    let matching =
      if let outcome {
        record.calls(to: function).filter { outcome.matches($0.outcome) && matches($0.arguments, $0.resultType) }
          .map(\.sequenceNumber)
      } else {
        record.sequenceNumbers(of: function, where: matches)
      }
    countedCalls = .some(matching)
    count = matching.count
  }

  /// For example, `Expected FakeDog.bark to be called exactly 2 times`.
  var expectation: String { Self.expectation(callText, expected, outcome) }

  static func expectation(_ calls: String, _ times: CountSpecifier, _ outcome: OutcomeMatcher?) -> String {
    "Expected \(calls) \(times.expectation)\(outcome.map { " with outcome \($0)" } ?? "")"
  }

  /// The expected calls: `FakeDog.bark`.
  var callText: String { function.calls(of: fakeName, matching: pattern) }

  /// For example, `called 2 times`.
  var calledTimes: String {
    "called \(countedNoun(count, "time"))\(pattern.isEveryCall ? "" : kept.qualifier)"
  }

  var isSatisfied: Bool { !expected.isNegative && expected.isSatisfied(by: count) }

  /// Nil if the calls are as expected.
  var failureMessage: String? {
    if expected.isNegative { return "\(expectation), \(CountSpecifier.wordsOnNegative)." }
    return isSatisfied ? nil : CallReport(verdict: self).text
  }
}
