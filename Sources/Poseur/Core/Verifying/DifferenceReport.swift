/// The texts of two different values: each as a whole, then a line for each difference.
nonisolated struct DifferenceReport {
  private(set) var expected: String
  private(set) var received: String
  /// One line for each difference; empty if they would only repeat the whole.
  let lines: [String]
  /// Whether the values are too long to show as a whole, so that the lines say more.
  let isOfLargeValues: Bool

  init(expected: Any?, received: Any?) {
    let whole = ContrastingTexts(expected: expected, received: received)
    let differences = StructuralDifferences(expected: expected, received: received)
    self.expected = whole.expected
    self.received = whole.received
    isOfLargeValues = whole.isCut && differences.shown.first?.isOfWhole == false
    lines = differences.shown.first?.isOfWhole == true ? [] : differences.lines
  }

  /// The same for errors, always with their types.
  init(expected: any Error, received: any Error) {
    self.init(expected: expected as Any, received: received as Any)
    let texts = (expected: describeError(expected), received: describeError(received))
    if texts.expected != texts.received {
      (self.expected, self.received) = texts
    } else if type(of: expected) == type(of: received) {
      (self.expected, self.received) = (texts.expected, "another \(texts.received)")
    }
  }

  /// The headline, made from the two texts, above the lines.
  func text(_ headline: (_ expected: String, _ received: String) -> String) -> String {
    ([headline(expected, received)] + lines.map { "  " + $0 }).joined(separator: "\n")
  }
}
