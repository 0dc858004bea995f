/// Reads a source line by line, without its comments and without what its strings say.
struct CodeReader {
  /// How many comments are open, one in the other.
  private var comments = 0
  /// What ends the string that is open: `"""#`.
  private var delimiter: [UInt8]?

  mutating func read(_ line: Substring) -> String {
    if comments == 0 && delimiter == nil && !line.utf8.contains(where: "\"/".utf8.contains) { return line.trimmed }
    var rest = Array(line.utf8)[...]
    var code: [UInt8] = []
    func begins(with text: String) -> Bool { rest.starts(with: text.utf8) }
    while !rest.isEmpty {
      var count = 1
      if comments > 0 {
        let step = begins(with: "/*") ? 1 : begins(with: "*/") ? -1 : 0
        comments += step
        count += abs(step)
      } else if let end = delimiter {
        if rest.starts(with: end) {
          code += end
          count = end.count
          delimiter = nil
        } else if begins(with: "\\") && end.last != UInt8(ascii: "#") {
          count = 2
        }
      } else if begins(with: "//") {
        break
      } else if begins(with: "/*") {
        (comments, count) = (1, 2)
      } else {
        let hashes = rest.prefix { $0 == UInt8(ascii: "#") }
        let behind = rest.dropFirst(hashes.count)
        if let quotes = ["\"\"\"", "\""].first(where: { behind.starts(with: $0.utf8) }) {
          delimiter = Array(quotes.utf8) + hashes
          count = quotes.utf8.count + hashes.count
        }
        code += rest.prefix(count)
      }
      rest = rest.dropFirst(count)
    }
    if delimiter?.starts(with: "\"\"\"".utf8) == false { delimiter = nil }
    return String(decoding: code, as: UTF8.self).trimmed
  }
}
