/// Two values that are different, in words: each on the whole, then every place where they differ.
nonisolated struct DifferenceReport {
  let expected: String
  let received: String
  /// One line each; none where they would only repeat what the whole says.
  let places: [String]
  /// Whether the values are too long to be shown on the whole, so that the places say more.
  private(set) var isOfLargeValues = false

  init(expected: Any?, received: Any?) {
    let whole = ContrastingTexts(expected: expected, received: received)
    let differences = StructuralDifferences(expected: expected, received: received)
    self.expected = whole.expected
    self.received = whole.received
    isOfLargeValues = whole.isCut && differences.shown.first?.isOfWhole == false
    places = differences.shown.first?.isOfWhole == true ? [] : differences.lines.map { "  " + $0 }
  }

  /// The same for errors, whose types are given, too.
  init(expected: any Error, received: any Error) {
    let whole = DifferenceReport(expected: expected as Any, received: received as Any)
    let texts = (expected: describeError(expected), received: describeError(received))
    if texts.expected != texts.received {
      self = DifferenceReport(expected: texts.expected, received: texts.received, places: whole.places)
    } else if type(of: expected) == type(of: received) {
      self = DifferenceReport(expected: texts.expected, received: "another \(texts.received)", places: whole.places)
    } else {
      self = whole
    }
  }

  private init(expected: String, received: String, places: [String]) {
    (self.expected, self.received, self.places) = (expected, received, places)
  }

  /// The first line, made of the two texts, above the places.
  func text(_ headline: (_ expected: String, _ received: String) -> String) -> String {
    ([headline(expected, received)] + places).joined(separator: "\n")
  }
}
