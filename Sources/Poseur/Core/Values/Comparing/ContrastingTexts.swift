/// The texts of two different values, chosen so that they differ if possible.
nonisolated struct ContrastingTexts {
  let expected: String
  let received: String
  /// Whether the values read the same in every way.
  private(set) var areAlike = false
  /// Whether a text is cut.
  let isCut: Bool

  init(expected: Any?, received: Any?) {
    let whole = (ValueWriter.text(of: expected), ValueWriter.text(of: received))
    let texts = (whole.0.text, whole.1.text)
    isCut = whole.0.isCut || whole.1.isCut
    if texts.0 != texts.1, !Self.differInTypeAlone(texts, expected, received) {
      (self.expected, self.received) = texts
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
    let texts = (describeValue(expected, limit: 10_000), describeValue(received, limit: 10_000))
    if texts.0 == texts.1 { return nil }
    let ends = DifferingEnds(texts.0, texts.1)
    return ("…" + TruncatedText(ends.left, limit: 100).result, "…" + TruncatedText(ends.right, limit: 100).result)
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

/// The ends of two texts, from shortly before the first difference.
nonisolated struct DifferingEnds {
  private static let lead = 20

  let left: Substring
  let right: Substring

  init(_ left: String, _ right: String) {
    let shared = zip(left, right).prefix { $0 == $1 }.count
    (self.left, self.right) = (Self.end(of: left, after: shared), Self.end(of: right, after: shared))
  }

  /// The bytes of the longer text between the shared beginning and the shared end.
  static func differingCount(_ left: String, _ right: String) -> Int {
    let start = zip(left.utf8, right.utf8).prefix { $0 == $1 }.count
    let limit = min(left.utf8.count, right.utf8.count) - start
    let shared = zip(left.utf8.reversed(), right.utf8.reversed()).prefix(limit).prefix { $0 == $1 }.count
    return max(left.utf8.count, right.utf8.count) - start - shared
  }

  private static func end(of text: String, after shared: Int) -> Substring {
    let difference = text.index(text.startIndex, offsetBy: shared)
    let start = text.index(difference, offsetBy: -lead, limitedBy: text.startIndex) ?? text.startIndex
    if start == text.startIndex { return text[...] }
    // Starts at a word if one begins in this range.
    let blank = text[text.index(before: start)..<difference].firstIndex(of: " ")
    return text[(blank.map(text.index(after:)) ?? start)...]
  }
}
