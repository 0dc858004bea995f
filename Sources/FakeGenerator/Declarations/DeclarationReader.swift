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
    let declaration = BracketedText(BracketedText(text).normalized)
    var (words, rest) = declaration.leading { $0.hasPrefix("@") || Self.modifiers.contains($0) }
    var (keyword, behind) = BracketedText(rest).leadingName()
    // `class` is a modifier or the keyword.
    if words.last == "class" && !["func", "var", "subscript", "let"].contains(keyword) {
      (keyword, behind) = (words.removeLast(), rest)
    }
    leadingWords = words
    self.keyword = keyword
    let isUnnamed = ["init", "subscript"].contains(keyword)
    (name, self.rest) = isUnnamed ? (keyword, behind) : BracketedText(behind).leadingName()
  }

  /// What stands behind `where` in the declaration of a type.
  var whereClause: String { BracketedText(rest).halves(at: "where")?.behind ?? "" }

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
      let type = halves?.before ?? rest.dropFirst().trimmed
      member.result = BracketedText(type).halves(at: "=")?.before ?? type
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
    if let halves = BracketedText(tail).halves(at: "where") {
      (tail, member.whereClause) = halves
    }
    let halves = BracketedText(tail).halves(at: "->")
    if member.kind != .subscripting { member.effects = Effects(halves?.before ?? tail) }
    member.result = halves?.behind ?? ""
  }

  /// - Parameter accessors: `get async throws set }`
  private func read(_ accessors: String, into member: inout Member) {
    let words = accessors.replacing("}", with: "").trimmed
    let halves = BracketedText(words).halves(at: "set")
    member.effects = Effects(halves?.before ?? words)
    member.isSettable = halves != nil
  }
}
