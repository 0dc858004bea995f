/// Finds comments, literals and names in backticks. Nothing else knows how Swift spells these.
struct OpaqueReader {
  enum Kind { case comment, literal, name }

  let bytes: [UInt8]

  /// What begins at a byte, and where it ends; nothing where plain code does.
  func opaque(at start: Int) -> (kind: Kind, end: Int)? {
    switch bytes[start] {
    case UInt8(ascii: "`"):
      let end = bytes[(start + 1)...].firstIndex { $0 == bytes[start] || Self.isLineBreak($0) }
      return (.name, end.map { $0 + 1 } ?? bytes.count)
    case UInt8(ascii: "/"):
      if has("//", at: start) { return (.comment, bytes[start...].firstIndex(where: Self.isLineBreak) ?? bytes.count) }
      return has("/*", at: start) ? (.comment, commentEnd(from: start)) : regexEnd(from: start).map { (.literal, $0) }
    case UInt8(ascii: "\""), UInt8(ascii: "#"):
      let hashes = bytes[start...].prefix { $0 == UInt8(ascii: "#") }
      let quotes = ["\"\"\"", "\"", "/"].first { has($0, at: hashes.endIndex) && ($0 != "/" || !hashes.isEmpty) }
      return quotes.map { (.literal, literalEnd(from: hashes.endIndex + $0.utf8.count, $0, Array(hashes))) }
    default: return nil
    }
  }

  /// The code, with its line breaks, without comments and without what literals say.
  func stripped() -> String {
    var code: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let next = bytes[index...].firstIndex { "\"/#`".utf8.contains($0) } ?? bytes.count
      code += bytes[index..<next]
      guard next < bytes.count else { break }
      let found = opaque(at: next)
      index = found?.end ?? next + 1
      switch found?.kind {
      case .comment: code += bytes[next..<index].filter(Self.isLineBreak)
      case .literal: code += [34] + bytes[next..<index].filter(Self.isLineBreak) + [34]
      case .name, nil: code += bytes[next..<index]
      }
    }
    return String(decoding: code, as: UTF8.self)
  }

  private func commentEnd(from start: Int) -> Int {
    var (depth, index) = (0, start)
    repeat {
      let step = has("/*", at: index) ? 1 : has("*/", at: index) ? -1 : 0
      depth += step
      index += step == 0 ? 1 : 2
    } while depth > 0 && index < bytes.count
    return min(index, bytes.count)
  }

  private func literalEnd(from start: Int, _ quotes: String, _ hashes: [UInt8]) -> Int {
    let (end, escape) = (Array(quotes.utf8) + hashes, [UInt8(ascii: "\\")] + hashes)
    var index = start
    while index < bytes.count {
      if bytes[index...].starts(with: end) { return index + end.count }
      if bytes[index...].starts(with: escape) {
        index += escape.count
        index = quotes != "/" && has("(", at: index) ? interpolationEnd(from: index) : index + 1
      } else if quotes == "\"" && Self.isLineBreak(bytes[index]) {
        return index
      } else {
        index += 1
      }
    }
    return bytes.count
  }

  private func interpolationEnd(from start: Int) -> Int {
    var (depth, index) = (0, start)
    repeat {
      depth += has("(", at: index) ? 1 : has(")", at: index) ? -1 : 0
      index = opaque(at: index)?.end ?? index + 1
    } while depth > 0 && index < bytes.count
    return index
  }

  /// `/a[(,]b/`, which begins where no operand can stand before it and ends on its line.
  private func regexEnd(from start: Int) -> Int? {
    let before = bytes[..<start].last { !Self.isSpace($0) }
    guard before.map("=(,:[{!&|?".utf8.contains) != false, start + 1 < bytes.count,
      !" \t),\r\n".utf8.contains(bytes[start + 1])
    else { return nil }
    var index = start + 1
    while index < bytes.count, !Self.isLineBreak(bytes[index]) {
      if has("/", at: index) { return index + 1 }
      index += has("\\", at: index) ? 2 : 1
    }
    return nil
  }

  private func has(_ text: String, at index: Int) -> Bool {
    index < bytes.count && bytes[index...].starts(with: text.utf8)
  }

  static func isLineBreak(_ byte: UInt8) -> Bool { byte == 10 || byte == 13 }
  static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
}
