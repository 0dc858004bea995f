/// Decides whether two values of any type are equal, or different, as expected.
nonisolated struct ValueVerdict {
  let expectation: EqualityExpectation
  let received: Any?
  let expected: Any?
  var mostMembers = ComparisonWalk.mostMembers

  /// Nil if the values are as expected. Runs their `==`, which is the test's code.
  var failureMessage: String? {
    // Nil if the comparison gave up, which satisfies neither expectation.
    let areEqual = ValueComparison(objects: .byFields, mostMembers: mostMembers).verdict(received, expected)
    if areEqual == (expectation == .equal) { return nil }
    switch expectation {
    case .equal:
      let report = DifferenceReport(expected: expected, received: received)
      if report.isOfLargeValues, let expected = unwrappedValue(expected) {
        let headline = "Expected equal values of type \(describeType(type(of: expected))), but they differ:"
        return report.text { _, _ in headline }
      }
      return report.text { "Expected \($0), but received \($1).\(remark)" }
    case .different:
      let text = equalityText("values", describeValue(received), describeValue(expected))
      let limit = countedNoun(mostMembers, "member")
      return areEqual == nil ? "\(text)\nThe comparison stopped after \(limit)." : text
    }
  }

  /// A reminder for values that nothing equals.
  private var remark: String {
    if isNaN(expected), isNaN(received) { return " Nothing equals NaN." }
    return isClosure(expected) && isClosure(received) ? " Closures are never equal." : ""
  }
}

/// What an assertion expects of two values, errors or images. Not API: see `AssertionVerdict`.
@_spi(Poseur) nonisolated public enum EqualityExpectation: Sendable {
  /// They are the same.
  case equal
  /// They are not the same.
  case different

  /// For example, `two equal values`.
  func text(_ noun: String) -> String { "two \(self == .equal ? "equal" : "different") \(noun)" }
}

/// The failure for two things that are equal but should differ. Their texts may differ.
nonisolated func equalityText(_ noun: String, _ first: String, _ second: String) -> String {
  let both = first == second ? first : "\(first) and \(second)"
  return "Expected \(EqualityExpectation.different.text(noun)), but they are equal: \(both)."
}
