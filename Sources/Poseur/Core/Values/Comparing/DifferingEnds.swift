/// The ends of two texts, from shortly before the first difference.
nonisolated struct DifferingEnds {
  private static let lead = 20

  let left: Substring
  let right: Substring

  init(_ left: String, _ right: String) {
    // Bytes first, since characters take a hundred times as long. Equal bytes may still belong to different characters,
    // and different bytes may form equal characters.
    let shared = Self.sharedByteCount(left, right)
    let start = min(Self.characterStart(in: left, before: shared), Self.characterStart(in: right, before: shared))
    var (leftIndex, rightIndex) = (Self.index(start, in: left), Self.index(start, in: right))
    while leftIndex < left.endIndex, rightIndex < right.endIndex, left[leftIndex] == right[rightIndex] {
      left.formIndex(after: &leftIndex)
      right.formIndex(after: &rightIndex)
    }
    self.left = Self.end(of: left, around: leftIndex)
    self.right = Self.end(of: right, around: rightIndex)
  }

  /// The bytes of the longer text between the shared beginning and the shared end.
  static func differingCount(_ left: String, _ right: String) -> Int {
    let start = sharedByteCount(left, right)
    let limit = min(left.utf8.count, right.utf8.count) - start
    let shared = zip(left.utf8.reversed(), right.utf8.reversed()).prefix(limit).prefix { $0 == $1 }.count
    return max(left.utf8.count, right.utf8.count) - start - shared
  }

  private static func sharedByteCount(_ left: String, _ right: String) -> Int {
    var (left, right) = (left, right)
    return left.withUTF8 { left in
      right.withUTF8 { right in
        let limit = min(left.count, right.count)
        var count = 0
        while count < limit, left[count] == right[count] { count += 1 }
        return count
      }
    }
  }

  /// The byte offset of the character before the one that contains the byte.
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
    // Starts at a word if one begins in this range.
    let blank = text[text.index(before: start)..<difference].firstIndex(of: " ")
    return text[(blank.map(text.index(after:)) ?? start)...]
  }
}
