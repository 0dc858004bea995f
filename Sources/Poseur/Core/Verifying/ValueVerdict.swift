/// Decides whether two values of any type are equal, or different, as expected.
nonisolated struct ValueVerdict {
  let expectation: EqualityExpectation
  let received: Any?
  let expected: Any?
  /// Nil where that cannot be told, which satisfies neither expectation.
  private let areEqual: Bool?

  private let mostMembers: Int

  /// Runs the `==` of the values, which is code of the test's.
  init(
    _ expectation: EqualityExpectation, received: Any?, expected: Any?, mostMembers: Int = ComparisonWalk.mostMembers
  ) {
    (self.expectation, self.received, self.expected, self.mostMembers) = (expectation, received, expected, mostMembers)
    areEqual = ValueComparison(objects: .byFields, mostMembers: mostMembers).verdict(received, expected)
  }

  var isSatisfied: Bool { areEqual == (expectation == .equal) }

  /// Nil when the values are as expected.
  var failureMessage: String? {
    if isSatisfied { return nil }
    switch expectation {
    case .equal:
      let report = DifferenceReport(expected: expected, received: received)
      return report.text { "Expected \($0), but received \($1).\(remark)" }
    case .different:
      let text = equalityText("values", describeValue(received), describeValue(expected))
      let limit = countedNoun(mostMembers, "member")
      return areEqual == nil ? "\(text)\nThe comparison stopped after \(limit)." : text
    }
  }
}

nonisolated extension ValueVerdict {
  /// What a reader may not know of values that nothing equals.
  private var remark: String {
    if isNaN(expected), isNaN(received) { return " Nothing equals NaN." }
    return isClosure(expected) && isClosure(received) ? " Closures are never equal." : ""
  }
}
