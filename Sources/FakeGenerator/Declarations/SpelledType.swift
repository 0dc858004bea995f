/// A type as a declaration spells it.
struct SpelledType: Equatable {
  /// What stands before it: `inout`, `@escaping`.
  let words: [String]
  let bare: String

  private static let prefixes: Set = [
    "inout", "borrowing", "consuming", "sending", "isolated", "repeat", "nonisolated",
  ]

  init(_ text: String) {
    (words, bare) = BracketedText(text).leading { $0.hasPrefix("@") || Self.prefixes.contains($0) }
  }

  /// What stands before and behind the arrow, if it is a function, in parentheses or not.
  var arrow: (before: String, behind: String)? {
    guard bare.contains("->") else { return nil }
    let text = BracketedText(bare)
    if let arrow = text.halves(at: "->") { return arrow }
    guard bare.hasPrefix("("), let brackets = text.leadingBrackets(), brackets.behind.isEmpty else { return nil }
    return SpelledType(brackets.inside).arrow
  }

  /// As it stands where a value is made, such as a tuple.
  var plain: String { bare.hasSuffix("!") ? bare.dropLast() + "?" : bare }
}
