/// Two texts from shortly before the place where they begin to differ.
nonisolated struct DifferingEnds {
  private static let lead = 20

  let left: Substring
  let right: Substring

  init(_ left: String, _ right: String) {
    // Bytes first, since characters take a hundred times as long. The same bytes may still be a part of different
    // characters, and different bytes may be the same character.
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

  /// How many bytes the longer text has between the beginning and the end that both texts share.
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

  /// The start of the character before the one that contains the byte.
  private static func characterStart(in text: String, before byte: Int) -> Int {
    let start = text.index(index(byte, in: text), offsetBy: -1, limitedBy: text.startIndex) ?? text.startIndex
    return text.utf8.distance(from: text.startIndex, to: start)
  }

  private static func index(_ byte: Int, in text: String) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: byte)
  }

  private static func end(of text: String, around difference: String.Index) -> Substring {
    let start = text.index(difference, offsetBy: -lead, limitedBy: text.startIndex) ?? text.startIndex
    if start == text.startIndex { return text[...] }
    // From the beginning of a word, if one begins there.
    let blank = text[text.index(before: start)..<difference].firstIndex(of: " ")
    return text[(blank.map(text.index(after:)) ?? start)...]
  }
}
