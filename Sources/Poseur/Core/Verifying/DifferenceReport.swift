/// The texts of two different values: each as a whole, then a line for each difference.
nonisolated struct DifferenceReport {
  let expected: String
  let received: String
  /// One line for each difference; empty if they would only repeat the whole.
  let lines: [String]
  /// Whether the values are too long to show as a whole, so that the lines say more.
  private(set) var isOfLargeValues = false

  init(expected: Any?, received: Any?) {
    let whole = ContrastingTexts(expected: expected, received: received)
    let differences = StructuralDifferences(expected: expected, received: received)
    self.expected = whole.expected
    self.received = whole.received
    isOfLargeValues = whole.isCut && differences.shown.first?.isOfWhole == false
    lines = differences.shown.first?.isOfWhole == true ? [] : differences.lines.map { "  " + $0 }
  }

  /// The same for errors, always with their types.
  init(expected: any Error, received: any Error) {
    let whole = DifferenceReport(expected: expected as Any, received: received as Any)
    let texts = (expected: describeError(expected), received: describeError(received))
    if texts.expected != texts.received {
      self = DifferenceReport(expected: texts.expected, received: texts.received, lines: whole.lines)
    } else if type(of: expected) == type(of: received) {
      self = DifferenceReport(expected: texts.expected, received: "another \(texts.received)", lines: whole.lines)
    } else {
      self = whole
    }
  }

  private init(expected: String, received: String, lines: [String]) {
    (self.expected, self.received, self.lines) = (expected, received, lines)
  }

  /// The headline, made from the two texts, above the lines.
  func text(_ headline: (_ expected: String, _ received: String) -> String) -> String {
    ([headline(expected, received)] + lines).joined(separator: "\n")
  }
}
