/// Reads a type's full name, such as `Swift.Array<Dogs.(unknown context at $5a).Dog>`, and writes `[Dog]`.
nonisolated struct TypeNameParser {
  private let characters: [Character]
  private var position = 0

  init(_ fullName: String) {
    characters = Array(fullName)
  }

  /// One type, up to the comma or the bracket that ends it.
  mutating func parseType() -> String {
    var written = ""
    while let character = current, !",)>]".contains(character) {
      if skipDecoration() { continue }
      if starts(with: " -> ") {
        position += 4
        written += " -> " + parseType()
      } else if starts(with: " == ") {
        // `any Sequence<Int>` lists its constraint as `… == Swift.Int`. Only the right side is written.
        position += 4
        written = ""
      } else if character == "(" {
        written += "(" + parseList().joined(separator: ", ") + ")" + parseChain()
      } else if isNameCharacter(character) {
        written += parseName()
      } else {
        written.append(character)
        position += 1
      }
    }
    return written == "()" ? "Void" : written
  }

  /// The types between two brackets, both of which it consumes.
  private mutating func parseList() -> [String] {
    position += 1
    var types: [String] = []
    while let character = current, !")>]".contains(character) {
      types.append(parseType())
      if current == "," { position += 1 }
      if current == " " { position += 1 }
    }
    position += 1
    return types
  }

  /// A keyword, a label, or a type's name. Of the latter it drops the module and keeps the enclosing types.
  private mutating func parseName() -> String {
    let first = parseWord()
    guard current == "." else { return parseArguments(of: first, isStandard: false) + parseChain() }
    // `Any.Type` belongs to no module.
    if first == "Any" { return first + parseChain() }
    position += 1
    while skipDecoration() {}
    return parseArguments(of: parseWord(), isStandard: first == "Swift") + parseChain()
  }

  /// The types nested in the one just read.
  private mutating func parseChain() -> String {
    var written = ""
    while current == "." {
      position += 1
      while skipDecoration() {}
      written += "." + parseArguments(of: parseWord(), isStandard: false)
    }
    return written
  }

  private mutating func parseArguments(of name: String, isStandard: Bool) -> String {
    guard current == "<" else { return name }
    let arguments = parseList()
    switch (isStandard ? name : "", arguments.count) {
    case ("Optional", 1): return (hasTopLevelBlank(arguments[0]) ? "(\(arguments[0]))" : arguments[0]) + "?"
    case ("Array", 1): return "[\(arguments[0])]"
    case ("InlineArray", 2): return "[\(arguments[0]) of \(arguments[1])]"
    case ("Dictionary", 2): return "[\(arguments[0]): \(arguments[1])]"
    default: return "\(name)<\(arguments.joined(separator: ", "))>"
    }
  }
}

nonisolated extension TypeNameParser {
  private var current: Character? { position < characters.count ? characters[position] : nil }

  private func starts(with text: String) -> Bool { characters.dropFirst(position).starts(with: text) }

  private func isNameCharacter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "$" || character == "`"
  }

  /// A name, even one that is written `(Dog in _5F3A)` or between backticks.
  private mutating func parseWord() -> String {
    if current == "(" {
      position += 1
      let name = parseWord()
      skip(past: ")")
      return name
    }
    let start = position
    if current == "`" {
      position += 1
      skip(past: "`")
      return String(characters[start..<position])
    }
    while let character = current, isNameCharacter(character) { position += 1 }
    return String(characters[start..<position])
  }

  /// Skips the marks that tell where a type was declared: `(unknown context at $5a).`, `(extension in Dogs):`.
  private mutating func skipDecoration() -> Bool {
    if starts(with: "(unknown context at ") {
      skip(past: ".")
    } else if starts(with: "(extension in ") {
      skip(past: ":")
    } else {
      return false
    }
    return true
  }

  private mutating func skip(past end: Character) {
    while let character = current, character != end { position += 1 }
    position = min(position + 1, characters.count)
  }

  private func hasTopLevelBlank(_ text: String) -> Bool {
    var nesting = TypeNameNesting()
    for character in text {
      if character == " ", nesting.isOutside { return true }
      nesting.pass(character)
    }
    return false
  }
}
