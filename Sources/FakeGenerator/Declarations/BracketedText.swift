import Foundation

/// A piece of Swift in which what stands in brackets and in quotes is not looked into.
struct BracketedText {
  private let characters: [Character]
  /// How many brackets are open at each character; a bracket itself counts as outside.
  private let depths: [Int]

  init(_ text: some StringProtocol) {
    characters = Array(text)
    var depths: [Int] = []
    var (depth, isQuoted) = (0, false)
    for (index, character) in characters.enumerated() {
      if character == "\"" && (index == 0 || characters[index - 1] != "\\") { isQuoted.toggle() }
      // An arrow, or an operator in a default.
      let isOperator = "<>".contains(character) && index > 0 && "-. =&".contains(characters[index - 1])
      if !isQuoted, ")]}>".contains(character), !isOperator { depth -= 1 }
      depths.append(isQuoted ? depth + 1 : depth)
      if !isQuoted, "([{<".contains(character), !isOperator { depth += 1 }
    }
    self.depths = depths
  }

  /// What stands before and behind the first `separator` that is outside of all brackets.
  func halves(at separator: String) -> (before: String, behind: String)? {
    let start = characters.indices.first { depths[$0] == 0 && characters[$0...].starts(with: separator) }
    return start.map { (String(characters[..<$0]), String(characters[($0 + separator.count)...])) }
  }

  /// What stands in the brackets with which the text begins, and what is behind them.
  func leadingBrackets() -> (inside: String, behind: String)? {
    guard let end = depths.indices.dropFirst().first(where: { depths[$0] == 0 }) else { return nil }
    return (String(characters[1..<end]), String(characters[(end + 1)...]))
  }

  /// The parts between commas, or other separators, that are outside of all brackets.
  func parts(separatedBy separator: Character = ",") -> [String] {
    let ends = characters.indices.filter { characters[$0] == separator && depths[$0] == 0 } + [characters.count]
    let starts = [0] + ends.dropLast().map { $0 + 1 }
    return zip(starts, ends).map { String(characters[$0..<$1]).trimmed }.filter { !$0.isEmpty }
  }
}

extension StringProtocol {
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }

  func replacingSelf(by name: String) -> String {
    String(self).replacing(#/\bSelf\./#, with: "").replacing(#/\bSelf\b/#, with: name)
  }

  func replacingWord(_ word: String, by other: String) -> String {
    guard contains(word), let pattern = try? Regex("\\b\(word)\\b").wordBoundaryKind(.simple) else {
      return String(self)
    }
    return String(self).replacing(pattern, with: other)
  }

  /// `T` and `U` in `T: Hashable, each U`.
  var typeParameters: [String] {
    BracketedText(self).parts().map { String($0.prefix { $0 != ":" }.split(separator: " ").last ?? "") }
  }

  /// The text without its whitespace, which formatters may change.
  var withoutSpace: String { String(filter { !$0.isWhitespace }) }
}
