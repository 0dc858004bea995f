/// Reads a declaration as the symbol graph spells it.
struct DeclarationReader {
  private static let modifiers: Set<String> = [
    "static", "class", "final", "override", "required", "convenience", "mutating", "nonmutating", "lazy", "weak",
    "unowned", "dynamic", "optional", "prefix", "postfix", "indirect", "nonisolated", "consuming", "borrowing",
  ]

  /// `@MainActor`, `nonisolated(nonsending)` and `static`, in the order in which they stand.
  let leadingWords: [String]
  /// `func`, `var`, `protocol`
  let keyword: String
  let name: String
  /// All behind the name.
  let rest: String

  init(_ text: String) {
    var rest = text.replacing("\n", with: " ").replacing(" : ", with: ": ").trimmed[...]
    var words: [String] = []
    while let word = Self.leadingWord(of: rest) {
      words.append(word)
      rest = rest.dropFirst(word.count).drop { $0 == " " }
    }
    leadingWords = words
    keyword = String(rest.prefix(while: \.isLetter))
    rest = rest.dropFirst(keyword.count)
    if ["init", "subscript"].contains(keyword) {
      name = keyword
    } else {
      rest = rest.drop { $0 == " " }
      let isWord = rest.first.map { $0.isLetter || "_`".contains($0) } == true
      name = String(rest.prefix { isWord ? $0.isLetter || $0.isNumber || "_`".contains($0) : $0 != " " })
      rest = rest.dropFirst(name.count)
    }
    self.rest = rest.trimmed
  }

  /// The attribute or the modifier with which a text begins, with the brackets behind it.
  private static func leadingWord(of text: Substring) -> String? {
    let plain = String(text.prefix { !" (".contains($0) })
    let behind = text.dropFirst(plain.count)
    let isClass = plain == "class" && !["func", "var", "subscript", "let"].contains { behind.hasPrefix(" " + $0) }
    guard plain.hasPrefix("@") || modifiers.contains(plain), !isClass else { return nil }
    let brackets = behind.first == "(" ? BracketedText(behind).leadingBrackets() : nil
    return plain + (brackets.map { "(\($0.inside))" } ?? "")
  }

  /// What stands behind `where` in the declaration of a type.
  var whereClause: String { BracketedText(rest).halves(at: "where ")?.behind ?? "" }

  /// Nothing for a type.
  func member() -> Member? {
    var member = Member(kind: .function, name: name)
    let ofLibraries = ["@backDeployed", "@usableFromInline", "@inlinable"]
    member.attributes = leadingWords.filter { word in
      word.hasPrefix("@") && !ofLibraries.contains { word.hasPrefix($0) }
    }
    member.modifiers = leadingWords.filter { $0.hasPrefix("nonisolated") || ["prefix", "postfix"].contains($0) }
    member.typeWord = leadingWords.first { ["static", "class"].contains($0) }
    switch keyword {
    case "var", "let":
      member.kind = .property
      let halves = BracketedText(rest.dropFirst()).halves(at: "{")
      member.result = (halves?.before ?? String(rest.dropFirst())).prefix { $0 != "=" }.trimmed
      read(halves?.behind ?? (keyword == "var" ? "get set" : "get"), into: &member)
    case "func", "subscript", "init": readFunction(into: &member)
    default: return nil
    }
    return member
  }

  private func readFunction(into member: inout Member) {
    var text = rest
    if keyword == "init" {
      member.kind = .initializer
      member.failing = String(text.prefix { "?!".contains($0) })
      text.removeFirst(member.failing.count)
    }
    if text.hasPrefix("<"), let brackets = BracketedText(text).leadingBrackets() {
      (member.generics, text) = (brackets.inside, brackets.behind)
    }
    text = text.trimmed
    guard let list = BracketedText(text).leadingBrackets() else { return }
    let isUnlabelled = keyword == "subscript" || member.isOperator
    member.parameters = BracketedText(list.inside).parts().enumerated().map { position, text in
      Parameter(text, at: position, isUnlabelled: isUnlabelled)
    }
    var tail = list.behind
    if keyword == "subscript", let halves = BracketedText(tail).halves(at: "{") {
      member.kind = .subscripting
      tail = halves.before
      read(halves.behind, into: &member)
    }
    if let halves = BracketedText(tail).halves(at: " where ") {
      (tail, member.whereClause) = (halves.before, halves.behind.trimmed)
    }
    let halves = BracketedText(tail).halves(at: "->")
    if member.kind != .subscripting { member.effects = Effects(halves?.before ?? tail) }
    member.result = halves?.behind.trimmed ?? ""
  }

  /// - Parameter accessors: `get async throws set }`
  private func read(_ accessors: String, into member: inout Member) {
    let words = accessors.replacing("}", with: "").trimmed
    let halves = BracketedText(words).halves(at: "set")
    member.effects = Effects(halves?.before ?? words)
    member.isSettable = halves != nil
  }
}
