/// Two different values in words that differ, as far as words can tell them apart.
struct ContrastingTexts {
  let expected: String
  let received: String

  init(expected: Any?, received: Any?) {
    let texts = (describeValue(expected), describeValue(received))
    if texts.0 != texts.1 {
      (self.expected, self.received) = texts
    } else if let left = expected as? String, let right = received as? String {
      // The difference is in what was cut.
      let ends = DifferingEnds(left, right)
      self.expected = "…" + describeValue(ends.left)
      self.received = "…" + describeValue(ends.right)
    } else {
      let words = Self.types(expected, received)
      self.expected = texts.0 + (words.map { " (\($0.expected))" } ?? "")
      self.received = words.map { "\(texts.1) (\($0.received))" } ?? "another \(texts.1)"
    }
  }

  /// The types of the values, if they have different ones. Two of one name differ in their modules.
  private static func types(_ expected: Any?, _ received: Any?) -> (expected: String, received: String)? {
    guard let expected = unwrappedValue(expected), let received = unwrappedValue(received) else { return nil }
    let (left, right) = (type(of: expected), type(of: received))
    if left == right { return nil }
    let short = (expected: describeType(left), received: describeType(right))
    return short.expected == short.received ? (String(reflecting: left), String(reflecting: right)) : short
  }
}
