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
    return ("…" + shortened(ends.left), "…" + shortened(ends.right))
  }

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

/// The ends of two texts, from shortly before the first difference.
nonisolated struct DifferingEnds {
  let left: Substring
  let right: Substring

  init(_ left: String, _ right: String) {
    let shared = Self.sharedByteCount(left.utf8, right.utf8)
    let difference = left.utf8.index(left.startIndex, offsetBy: shared)
    var start = left.index(difference, offsetBy: -20, limitedBy: left.startIndex) ?? left.startIndex
    // Starts at a word if one begins in this range.
    if start > left.startIndex, let blank = left[left.index(before: start)..<difference].firstIndex(of: " ") {
      start = left.index(after: blank)
    }
    self.left = left[start...]
    // Both texts have the same bytes up to here.
    let offset = left.utf8.distance(from: left.startIndex, to: start)
    self.right = right[right.utf8.index(right.startIndex, offsetBy: offset)...]
  }

  /// The bytes of the longer text between the shared beginning and the shared end.
  static func differingCount(_ left: String, _ right: String) -> Int {
    let start = sharedByteCount(left.utf8, right.utf8)
    let limit = min(left.utf8.count, right.utf8.count) - start
    let end = sharedByteCount(left.utf8.reversed().prefix(limit), right.utf8.reversed())
    return max(left.utf8.count, right.utf8.count) - start - end
  }

  // By byte, since characters take a hundred times as long.
  private static func sharedByteCount(_ left: some Sequence<UInt8>, _ right: some Sequence<UInt8>) -> Int {
    zip(left, right).prefix { $0 == $1 }.count
  }
}
