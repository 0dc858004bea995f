/// The texts of two different values, chosen so that they differ if possible.
nonisolated struct ContrastingTexts {
  let expected: String
  let received: String
  /// Whether the values read the same in every way.
  private(set) var areAlike = false
  /// Whether a text is cut.
  let isCut: Bool

  init(expected: Any?, received: Any?) {
    let texts = (describeValue(expected), describeValue(received))
    isCut = texts.0.hasSuffix("…") || texts.1.hasSuffix("…")
    if texts.0 != texts.1, !Self.differInTypeAlone(texts, expected, received) {
      (self.expected, self.received) = Self.endsOfBytes(expected, received, texts) ?? texts
    } else if let left = expected as? String, let right = received as? String, left != right {
      // The difference lies in the part that was cut.
      let ends = DifferingEnds(left, right)
      self.expected = "…" + describeValue(ends.left)
      self.received = "…" + describeValue(ends.right)
    } else if let types = Self.types(expected, received) {
      self.expected = "\(texts.0) (\(types.expected))"
      self.received = "\(texts.1) (\(types.received))"
    } else if let ends = Self.ends(expected, received) {
      (self.expected, self.received) = ends
    } else {
      (self.expected, self.received, areAlike) = (texts.0, "another \(texts.1)", true)
    }
  }

  /// Whether only the types may differ: `30` and `30.0`, `"a"` and a value that reads `a`, or a set and an array, which
  /// may list the same members in another order.
  private static func differInTypeAlone(_ texts: (String, String), _ expected: Any?, _ received: Any?) -> Bool {
    guard let expected = unwrappedValue(expected), let received = unwrappedValue(received),
      type(of: expected) != type(of: received)
    else { return false }
    if expected is any Numeric, received is any Numeric { return true }
    if [expected, received].allSatisfy({ $0 is any Collection && !($0 is any StringProtocol) }) { return true }
    return texts.0.filter { $0 != "\"" } == texts.1.filter { $0 != "\"" }
  }

  /// Longer texts that begin shortly before the first difference, or nil if even those are the same.
  private static func ends(_ expected: Any?, _ received: Any?) -> (expected: String, received: String)? {
    let texts = (describeValue(expected, limit: longerLimit), describeValue(received, limit: longerLimit))
    if texts.0 == texts.1 { return nil }
    let ends = DifferingEnds(texts.0, texts.1)
    return ("…" + shortened(ends.left), "…" + shortened(ends.right))
  }

  /// The same for bytes: their texts are cut before the first difference and differ only in the byte count.
  private static func endsOfBytes(
    _ expected: Any?, _ received: Any?, _ texts: (String, String)
  ) -> (expected: String, received: String)? {
    func isByteCount(_ character: Character) -> Bool { character.isNumber }
    let bodies = (texts.0.drop(while: isByteCount), texts.1.drop(while: isByteCount))
    guard bodies.0 == bodies.1, bodies.0.hasPrefix(" bytes "), let expected = unwrappedValue(expected),
      let received = unwrappedValue(received), bytePairs(received, expected) != nil
    else { return nil }
    let longer = (describeValue(expected, limit: longerLimit), describeValue(received, limit: longerLimit))
    let ends = DifferingEnds(String(longer.0.drop(while: isByteCount)), String(longer.1.drop(while: isByteCount)))
    let counts = (texts.0.prefix(while: isByteCount), texts.1.prefix(while: isByteCount))
    return ("\(counts.0) bytes …\(shortened(ends.left))", "\(counts.1) bytes …\(shortened(ends.right))")
  }

  private static let longerLimit = 10_000

  private static func shortened(_ end: Substring) -> String {
    var text = TruncatedText(limit: 100)
    text.append(end)
    return text.result
  }

  /// The types of the values, if they differ. Types with the same name are shown with their modules.
  private static func types(_ expected: Any?, _ received: Any?) -> (expected: String, received: String)? {
    guard let expected = unwrappedValue(expected), let received = unwrappedValue(received) else { return nil }
    let (left, right) = (type(of: expected), type(of: received))
    if left == right { return nil }
    let short = (expected: describeType(left), received: describeType(right))
    return short.expected == short.received ? (String(reflecting: left), String(reflecting: right)) : short
  }
}
