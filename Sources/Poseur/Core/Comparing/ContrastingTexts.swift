/// Two different values in words that differ, as far as words can tell them apart.
struct ContrastingTexts {
  let expected: String
  let received: String
  /// Whether nothing that they are described with tells them apart.
  private(set) var areAlike = false

  init(expected: Any?, received: Any?) {
    let texts = (describeValue(expected), describeValue(received))
    if texts.0 != texts.1, !Self.differInTypeAlone(texts, expected, received) {
      (self.expected, self.received) = texts
    } else if let left = expected as? String, let right = received as? String {
      // The difference is in what was cut.
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

  /// Whether the types may be all that is different, as with `30` and `30.0`, or with `"a"` and what reads `a`.
  private static func differInTypeAlone(_ texts: (String, String), _ expected: Any?, _ received: Any?) -> Bool {
    guard let expected = unwrappedValue(expected), let received = unwrappedValue(received),
      type(of: expected) != type(of: received)
    else { return false }
    if expected is any Numeric, received is any Numeric { return true }
    return texts.0 == "\"\(texts.1)\"" || texts.1 == "\"\(texts.0)\""
  }

  /// What the values' texts come to from shortly before the place where they differ, if longer texts do.
  private static func ends(_ expected: Any?, _ received: Any?) -> (expected: String, received: String)? {
    let texts = (describeValue(expected, limit: longerLimit), describeValue(received, limit: longerLimit))
    if texts.0 == texts.1 { return nil }
    let ends = DifferingEnds(texts.0, texts.1)
    return ("…" + shortened(ends.left), "…" + shortened(ends.right))
  }

  private static let longerLimit = 10_000

  private static func shortened(_ end: Substring) -> String {
    var text = LimitedText(limit: 100)
    text.append(end)
    return text.result
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

/// Two texts from shortly before the place where they begin to differ.
struct DifferingEnds {
  private static let lead = 20

  let left: Substring
  let right: Substring

  init(_ left: String, _ right: String) {
    // Bytes first, since characters take a hundred times as long. The same bytes may still be a part of two characters,
    // and other bytes may be the same character.
    let shared = Self.sharedByteCount(left, right)
    let start = min(Self.characterStart(in: left, before: shared), Self.characterStart(in: right, before: shared))
    var (leftPlace, rightPlace) = (Self.index(start, in: left), Self.index(start, in: right))
    while leftPlace < left.endIndex, rightPlace < right.endIndex, left[leftPlace] == right[rightPlace] {
      left.formIndex(after: &leftPlace)
      right.formIndex(after: &rightPlace)
    }
    self.left = Self.end(of: left, around: leftPlace)
    self.right = Self.end(of: right, around: rightPlace)
  }

  /// How many bytes there are between what two texts begin with and what they end with, of the longer one.
  static func differingCount(_ left: String, _ right: String) -> Int {
    let start = sharedByteCount(left, right)
    let most = min(left.utf8.count, right.utf8.count) - start
    let shared = zip(left.utf8.reversed(), right.utf8.reversed()).prefix(most).prefix { $0 == $1 }.count
    return max(left.utf8.count, right.utf8.count) - start - shared
  }

  private static func sharedByteCount(_ left: String, _ right: String) -> Int {
    var (left, right) = (left, right)
    return left.withUTF8 { left in
      right.withUTF8 { right in
        let most = min(left.count, right.count)
        var count = 0
        while count < most, left[count] == right[count] { count += 1 }
        return count
      }
    }
  }

  /// Where the character before the one begins that the byte is in.
  private static func characterStart(in text: String, before byte: Int) -> Int {
    let start = text.index(index(byte, in: text), offsetBy: -1, limitedBy: text.startIndex) ?? text.startIndex
    return text.utf8.distance(from: text.startIndex, to: start)
  }

  private static func index(_ byte: Int, in text: String) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: byte)
  }

  private static func end(of text: String, around difference: String.Index) -> Substring {
    text[(text.index(difference, offsetBy: -lead, limitedBy: text.startIndex) ?? text.startIndex)...]
  }
}
