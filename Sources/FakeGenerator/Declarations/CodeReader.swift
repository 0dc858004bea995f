/// Reads a source line by line, without its comments.
struct CodeReader {
  /// How many comments are open, one in the other.
  private var comments = 0
  /// What ends the string that is open: `"""#`.
  private var delimiter: [UInt8]?

  /// - Returns: the line without comments, and the same without what its strings say, for who counts brackets.
  mutating func read(_ line: some StringProtocol) -> (text: String, code: String) {
    var rest = Array(line.utf8).withoutSpaceAround
    let isPlain = comments == 0 && delimiter == nil
    if isPlain && rest.starts(with: "//".utf8) { return ("", "") }
    if isPlain && !rest.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "/") }) {
      let text = String(decoding: rest, as: UTF8.self)
      return (text, text)
    }
    var (text, code) = ([UInt8](), [UInt8]())
    while !rest.isEmpty {
      var count = 1
      if comments > 0 {
        let step = rest.starts(with: "/*".utf8) ? 1 : rest.starts(with: "*/".utf8) ? -1 : 0
        comments += step
        count += abs(step)
      } else if let end = delimiter {
        let isOver = rest.starts(with: end)
        count = isOver ? end.count : rest.first == UInt8(ascii: "\\") && end.last == UInt8(ascii: "\"") ? 2 : 1
        text += rest.prefix(count)
        if isOver {
          code += end
          delimiter = nil
        }
      } else if rest.starts(with: "//".utf8) {
        break
      } else if rest.starts(with: "/*".utf8) {
        comments = 1
        count = 2
      } else {
        let hashes = rest.prefix { $0 == UInt8(ascii: "#") }
        let quotes = rest.dropFirst(hashes.count).prefix { $0 == UInt8(ascii: "\"") }.prefix(3)
        if !quotes.isEmpty {
          let quote = quotes.count == 3 ? quotes : quotes.prefix(1)
          delimiter = Array(quote) + hashes
          count = quote.count + hashes.count
        }
        text += rest.prefix(count)
        code += rest.prefix(count)
      }
      rest = rest.dropFirst(count)
    }
    if let end = delimiter, !end.starts(with: "\"\"\"".utf8) { delimiter = nil }
    return (String(decoding: text, as: UTF8.self).trimmed, String(decoding: code, as: UTF8.self).trimmed)
  }
}

extension [UInt8] {
  fileprivate var withoutSpaceAround: ArraySlice<UInt8> {
    let isSpace: (UInt8) -> Bool = { $0 == 32 || (9...13).contains($0) }
    let visible = drop(while: isSpace)
    return visible[..<((visible.lastIndex { !isSpace($0) } ?? visible.startIndex - 1) + 1)]
  }
}
