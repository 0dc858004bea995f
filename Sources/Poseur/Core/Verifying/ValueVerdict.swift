/// Decides whether two values of any type are equal, or different, as wished.
struct ValueVerdict {
  let wish: PairWish
  let received: Any?
  let expected: Any?
  let isSatisfied: Bool

  /// Runs the `==` of the values, which is code of the test's.
  init(_ wish: PairWish, received: Any?, expected: Any?) {
    (self.wish, self.received, self.expected) = (wish, received, expected)
    isSatisfied = isAnyEqual(received, expected) == (wish == .equal)
  }

  /// Nil when the values are as wished.
  var failureMessage: String? {
    if isSatisfied { return nil }
    switch wish {
    case .equal:
      let report = DifferenceReport(expected: expected, received: received)
      return report.text { "Expected \($0), but received \($1)." }
    case .different:
      return equalityText("values", describeValue(received), describeValue(expected))
    }
  }
}

/// What to say of two things that should differ and are equal, which they may be with different texts.
func equalityText(_ noun: String, _ first: String, _ second: String) -> String {
  let both = first == second ? first : "\(first) and \(second)"
  return "Expected \(PairWish.different.words(noun)), but they are equal: \(both)."
}
