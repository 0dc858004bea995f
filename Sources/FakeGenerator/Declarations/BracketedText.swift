/// A piece of Swift as tokens, in which what stands in brackets and in literals is not looked into.
struct BracketedText {
  private enum Kind { case word, literal, sign, open, close }

  private struct Token {
    var kind: Kind
    let range: Range<Int>
    /// How many brackets are open; a bracket itself counts as outside.
    var depth = 0
  }

  private let bytes: [UInt8]
  private var tokens: [Token] = []
  /// The brackets that are open, as indices of tokens.
  private var open: [Int] = []

  init(_ text: some StringProtocol) {
    bytes = Array(text.utf8)
    let reader = OpaqueReader(bytes: bytes)
    var index = 0
    while index < bytes.count {
      if OpaqueReader.isSpace(bytes[index]) {
        index += 1
      } else if let opaque = reader.opaque(at: index) {
        if opaque.kind != .comment { add(opaque.kind == .name ? .word : .literal, index..<opaque.end) }
        index = opaque.end
      } else {
        let end = wordEnd(from: index)
        if end > index { add(.word, index..<end) } else { addSign(at: index) }
        index = tokens.last?.range.upperBound ?? bytes.count
      }
    }
    for last in open where has("<", last) { tokens[last].kind = .sign }
    countBrackets()
  }

  // MARK: - Tokens

  private mutating func add(_ kind: Kind, _ range: Range<Int>) {
    if kind == .open { open.append(tokens.count) }
    tokens.append(Token(kind: kind, range: range))
  }

  private func wordEnd(from start: Int) -> Int {
    var end = "@#".utf8.contains(bytes[start]) ? start + 1 : start
    while end < bytes.count {
      let byte = bytes[end]
      let isASCII = UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 32 || 48...57 ~= byte || byte == 95 || byte == 36
      let length = isASCII ? 1 : byte < 0x80 ? 0 : self.length(ofWordAt: end)
      if length == 0 { break }
      end += length
    }
    return end == start + 1 && "@#".utf8.contains(bytes[start]) ? start : end
  }

  /// Of one character beyond ASCII; 0 for a sign, such as an arrow. An emoji is no sign.
  private func length(ofWordAt index: Int) -> Int {
    let length = max(1, (~bytes[index]).leadingZeroBitCount)
    let character = bytes[index..<min(index + length, bytes.count)]
    let scalar = String(decoding: character, as: UTF8.self).unicodeScalars.first?.value ?? 0
    let signs: [ClosedRange<UInt32>] = [
      0xa1...0xa7, 0x2020...0x205e, 0x2190...0x2bff, 0x2e00...0x2e7f, 0x3001...0x3030,
    ]
    let isSign = [0xa9, 0xab, 0xac, 0xae, 0xb0, 0xb1, 0xb6, 0xbb, 0xbf, 0xd7, 0xf7].contains(scalar)
    return isSign || signs.contains { $0.contains(scalar) } ? 0 : character.count
  }

  private mutating func addSign(at index: Int) {
    let next = index + 1 < bytes.count ? bytes[index + 1] : 32
    switch bytes[index] {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): add(.open, index..<(index + 1))
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      // What was taken for a bracket was an operator.
      while let last = open.last, has("<", last) { tokens[open.removeLast()].kind = .sign }
      add(open.popLast() == nil ? .sign : .close, index..<(index + 1))
    case UInt8(ascii: "<") where isBehindWord(index) && !"<= ".utf8.contains(next): add(.open, index..<(index + 1))
    case UInt8(ascii: ">") where open.last.map { has("<", $0) } == true:
      open.removeLast()
      add(.close, index..<(index + 1))
    case UInt8(ascii: "!") where next != UInt8(ascii: "="), UInt8(ascii: ".") where next != UInt8(ascii: "."):
      add(.sign, index..<(index + 1))
    default:
      let run = bytes[index...].prefix { "/=-+!*%<>&|^~.".utf8.contains($0) }.count
      let other = bytes[index] < 0x80 ? 1 : max(1, (~bytes[index]).leadingZeroBitCount)
      add(.sign, index..<min(index + max(run, other), bytes.count))
    }
  }

  /// Whether type parameters or arguments can begin here.
  private func isBehindWord(_ index: Int) -> Bool {
    tokens.last.map { $0.kind == .word && $0.range.upperBound == index } ?? true
  }

  private mutating func countBrackets() {
    var depth = 0
    for index in tokens.indices {
      if tokens[index].kind == .close { depth -= 1 }
      tokens[index].depth = depth
      if tokens[index].kind == .open { depth += 1 }
    }
  }

  private func has(_ text: String, _ index: Int) -> Bool {
    tokens.indices.contains(index) && bytes[tokens[index].range].elementsEqual(text.utf8)
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  // MARK: - Questions

  /// What stands before and behind the first token of this spelling that is outside of all brackets.
  func halves(at separator: String) -> (before: String, behind: String)? {
    guard let index = tokens.indices.first(where: { tokens[$0].depth == 0 && has(separator, $0) }) else { return nil }
    let range = tokens[index].range
    return (text(0..<range.lowerBound).trimmed, text(range.upperBound..<bytes.count).trimmed)
  }

  /// What stands in the brackets with which the text begins, and what is behind them.
  func leadingBrackets() -> (inside: String, behind: String)? {
    guard let first = tokens.first, first.kind == .open,
      let end = tokens.first(where: { $0.kind == .close && $0.depth == 0 })?.range
    else { return nil }
    return (text(first.range.upperBound..<end.lowerBound), text(end.upperBound..<bytes.count).trimmed)
  }

  /// The words with which the text begins, each with the brackets right behind it: `@available(iOS 17, *)`.
  func leading(_ isPart: (String) -> Bool) -> (words: [String], rest: String) {
    var (words, index) = ([String](), 0)
    while index < tokens.count, tokens[index].kind == .word, isPart(text(tokens[index].range)) {
      var last = index
      while last + 1 < tokens.count, tokens[last + 1].kind == .open,
        tokens[last + 1].range.lowerBound == tokens[last].range.upperBound
      {
        last = tokens.indices.dropFirst(last + 2).first { tokens[$0].depth == 0 } ?? tokens.count - 1
      }
      words.append(text(tokens[index].range.lowerBound..<tokens[last].range.upperBound))
      index = last + 1
    }
    return (words, index < tokens.count ? text(tokens[index].range.lowerBound..<bytes.count) : "")
  }

  /// The word or the operator with which the text begins.
  func leadingName() -> (name: String, rest: String) {
    guard let first = tokens.first else { return ("", "") }
    var end = first.range.upperBound
    for token in tokens.dropFirst() where first.kind != .word && token.kind != .open && token.range.lowerBound == end {
      end = token.range.upperBound
    }
    return (text(first.range.lowerBound..<end), text(end..<bytes.count).trimmed)
  }

  var isWord: Bool { tokens.first?.kind == .word }

  /// The parts between commas, or other signs, that are outside of all brackets.
  func parts(separatedBy separator: String = ",") -> [String] {
    let commas = tokens.indices.filter { tokens[$0].depth == 0 && has(separator, $0) }.map { tokens[$0].range }
    let starts = [0] + commas.map(\.upperBound)
    return zip(starts, commas.map(\.lowerBound) + [bytes.count]).map { text($0..<$1).trimmed }.filter { !$0.isEmpty }
  }

  /// Words and literals, wherever they stand, each with what stands right before and right behind it.
  var words: [(text: String, isLiteral: Bool, before: String, behind: String)] {
    tokens.indices.filter { [.word, .literal].contains(tokens[$0].kind) }.map { index in
      let before = index > 0 ? text(tokens[index - 1].range) : ""
      let behind = index + 1 < tokens.count ? text(tokens[index + 1].range) : ""
      return (text(tokens[index].range), tokens[index].kind == .literal, before, behind)
    }
  }

  // MARK: - Changes

  /// Without comments, on one line, and with colons as in `x: Int`.
  var normalized: String {
    var text: [UInt8] = []
    for index in tokens.indices {
      let range = tokens[index].range
      let isApart = index > 0 && tokens[index - 1].range.upperBound < range.lowerBound
      text += (isApart && !has(":", index) ? [32] : []) + bytes[range]
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// - Parameter replacement: for each word and the sign behind it: another text, and whether the sign goes, too.
  func replacingWords(_ replacement: (String, _ isBeforeDot: Bool) -> String?) -> String {
    var text: [UInt8] = []
    var end = 0
    for index in tokens.indices where tokens[index].kind == .word {
      let isBeforeDot = has(".", index + 1)
      guard let other = replacement(self.text(tokens[index].range), isBeforeDot) else { continue }
      text += bytes[end..<tokens[index].range.lowerBound] + Array(other.utf8)
      end = tokens[other.isEmpty && isBeforeDot ? index + 1 : index].range.upperBound
    }
    return String(decoding: text + bytes[end...], as: UTF8.self)
  }
}

extension StringProtocol {
  var trimmed: String {
    var rest = Substring(self).utf8.drop(while: OpaqueReader.isSpace)
    while let last = rest.last, OpaqueReader.isSpace(last) { rest.removeLast() }
    return String(Substring(rest))
  }

  func replacingSelf(by name: String) -> String {
    if !contains("Self") { return String(self) }
    return BracketedText(self).replacingWords { $0 == "Self" ? ($1 ? "" : name) : nil }
  }

  func replacingWord(_ word: String, by other: String) -> String {
    if !contains(word) { return String(self) }
    return BracketedText(self).replacingWords { text, _ in text == word ? other : nil }
  }

  func has(word: String) -> Bool { contains(word) && BracketedText(self).words.contains { $0.text == word } }

  /// `T` and `U` in `T: Hashable, each U`.
  var typeParameters: [String] {
    BracketedText(self).parts().map { String($0.prefix { $0 != ":" }.split(separator: " ").last ?? "") }
  }

  /// The text without its whitespace, which formatters may change.
  var withoutSpace: String { String(decoding: utf8.filter { !OpaqueReader.isSpace($0) }, as: UTF8.self) }
}
