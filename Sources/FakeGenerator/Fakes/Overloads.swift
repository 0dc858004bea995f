/// Names functions that have their base name in common. Round by round, each takes the first words that no other one has
/// that is still without a name.
struct Overloads {
  let base: String
  let members: [Member]
  /// What other functions are called, and their base names.
  let taken: Set<String>
  private let words: [[Word]]
  /// Whether the labels stand alone, as with the functions of a delegate that has a long name.
  private let areLabelsAlone: Bool
  private(set) var names: [String]

  /// Something that a name may have besides the base name.
  private struct Word: Equatable {
    /// From what tells most to what tells least.
    enum Kind: Int { case label, name, generic, effect, type, result, constraint, spelling }
    let kind: Kind
    let text: String
  }

  init(base: String, members: [Member], taken: Set<String>) {
    (self.base, self.members, self.taken) = (base, members, taken)
    let words = members.map(Self.words)
    self.words = words
    areLabelsAlone = members.indices.contains { index in
      let others = words.indices.filter { $0 != index }.flatMap { words[$0] }
      let own = words[index].first { $0.kind == .label && !others.contains($0) }
      return members[index].parameters.first?.label == "_" && base.count + (own?.text.count ?? 0) > 40
    }
    names = Array(repeating: "", count: members.count)
    let plain = members.indices.filter { members[$0].parameters.isEmpty }
    let simple = plain.count == 1 ? plain : plain.filter { !members[$0].effects.isAsync }
    if simple.count == 1 { names[simple[0]] = base }
    while nameSome() {}
    for index in open { names[index] = (2...).lazy.map { "\(base)\($0)" }.first(where: isFree) ?? base }
  }

  private var open: [Int] { names.indices.filter { names[$0].isEmpty } }

  private func isFree(_ name: String) -> Bool {
    !names.contains(name) && (name == base || !taken.contains(name))
  }

  /// - Returns: whether there was one that could be named.
  private mutating func nameSome() -> Bool {
    let open = open
    if open.count == 1, isFree(base) {
      names[open[0]] = base
      return true
    }
    for count in 1...3 {
      let all = open.map { candidates($0, count, others: open) }
      for level in 0...(count * Word.Kind.spelling.rawValue) {
        let wanted = all.map { $0.first { $0.level == level && isFree($0.name) }?.name }
        let found = zip(open, wanted).filter { _, name in name != nil && wanted.count { $0 == name } == 1 }
        for (index, name) in found { names[index] = name ?? base }
        if !found.isEmpty { return true }
      }
    }
    return false
  }

  /// What a function can be called with so many words.
  private func candidates(_ index: Int, _ count: Int, others: [Int]) -> [(level: Int, name: String)] {
    let others = others.filter { $0 != index }.map { words[$0] }
    var choices: [[Word]] = [[]]
    for _ in 1...count {
      choices = choices.flatMap { chosen in
        let start = chosen.last.flatMap { words[index].lastIndex(of: $0) } ?? -1
        return words[index][(start + 1)...].map { chosen + [$0] }
      }
    }
    let own = choices.filter { chosen in !others.contains { other in chosen.allSatisfy(other.contains) } }
    return own.flatMap { chosen -> [(level: Int, name: String)] in
      let level = chosen.reduce(0) { $0 + $1.kind.rawValue }
      let name = chosen.map(\.text).joined()
      let alone = name.prefix(1).lowercased() + name.dropFirst()
      return (areLabelsAlone && level == 0 ? [(level, alone)] : []) + [(level, chosen.reduce(base, Self.joined))]
    }
  }

  /// `presentView` and not `presentViewView`: what a name ends with already is not said again.
  private static func joined(_ name: String, _ word: Word) -> String {
    let ends = word.text.indices.dropFirst().filter { word.text[$0].isUppercase } + [word.text.endIndex]
    let said = ends.last { name.capitalizedFirst.hasSuffix(word.text[..<$0]) }
    return name + word.text[(said ?? word.text.startIndex)...]
  }

  private static func words(of member: Member) -> [Word] {
    var words = member.generics.typeParameters.map { Word(kind: .generic, text: $0) }
    for parameter in member.parameters {
      let label = parameter.label == "_" ? "" : parameter.label.capitalizedFirst
      if !label.isEmpty {
        words.append(Word(kind: .label, text: label))
      } else if parameter.name.count > 1 {
        words.append(Word(kind: .name, text: parameter.name.capitalizedFirst))
      }
      let types = [(Word.Kind.type, name(of: parameter.type)), (.spelling, spelling(of: parameter.type))]
      for (kind, type) in types where !type.isEmpty {
        let word = Word(kind: kind, text: type.hasPrefix(label) ? type : label + type)
        let count = words.count { $0.kind == kind && $0.text.hasPrefix(word.text) }
        // Two of a kind are another word than one: `IntInt`.
        words.append(Word(kind: kind, text: word.text + String(repeating: type, count: label.isEmpty ? count : 0)))
      }
    }
    let effect = member.effects.isAsync ? "Async" : member.effects.error == nil ? "" : "Throwing"
    let result = [(Word.Kind.result, name(of: member.result)), (.spelling, spelling(of: member.result))]
    words += ([(.effect, effect)] + result).map { Word(kind: $0, text: $1) }
    words += member.constraints.sorted().map { constraint in
      Word(kind: .constraint, text: name(of: String(constraint.split { ":=".contains($0) }.last ?? "")))
    }
    return words.filter { !$0.text.isEmpty }
  }

  /// `IntString` for `[Int: (any Kit.String)?]`, without what stands between angle brackets.
  private static func name(of type: String) -> String {
    if type.contains("->") { return type.contains("@autoclosure") ? "Autoclosure" : "Closure" }
    var outer = type
    while let arguments = outer.firstRange(of: #/<[^<>]*>/#) { outer.removeSubrange(arguments) }
    let left = outer.split { !$0.isLetter && !$0.isNumber && !"_@.".contains($0) }
    let silent: Set = ["any", "some", "inout", "borrowing", "consuming", "sending", "isolated", "each", "repeat"]
    return left.filter { !$0.hasPrefix("@") }.compactMap { $0.split(separator: ".").last.map(String.init) }
      .filter { !silent.contains($0) }.map(\.capitalizedFirst).joined()
  }

  /// With what the name leaves out: `ArrayIntOptional` for `[Int]?`. Of a closure, what it takes first.
  private static func spelling(of type: String) -> String {
    if let arrow = SpelledType(type.hasSuffix("?") ? String(type.dropLast()) : type).arrow {
      let first = BracketedText(arrow.before).leadingBrackets().flatMap { BracketedText($0.inside).parts().first } ?? ""
      return name(of: first)
    }
    if type.contains("->") { return "" }
    let signs = [("[", "Array "), ("?", " Optional"), ("...", " List"), ("&", " And ")]
    let spelled = signs.reduce(type) { $0.replacing($1.0, with: $1.1) }
    return spelled.split { !$0.isLetter && !$0.isNumber }.map { String($0).capitalizedFirst }.joined()
  }
}
