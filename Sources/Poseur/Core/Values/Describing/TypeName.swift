/// A type's name as you write it in code: `FakeDog.Function`, `Box<Int>`, `[String: Int?]`, `Void`.
nonisolated func describeType(_ type: Any.Type) -> String { typeText(String(reflecting: type)) }

/// A full type name as you write it in code, without modules and the marks of private and local types.
nonisolated func typeText(_ fullName: String) -> String {
  var parser = TypeNameParser(fullName)
  return parser.parseType()
}

/// A type's own name, without the enclosing types.
nonisolated func ownTypeName(_ type: Any.Type) -> String { typeNamePath(type).last ?? "" }

/// The names of the enclosing types and the type itself: `FakeDog`, `Function`. Cached, because every assertion names
/// its fake, and reading a full name takes longer than most assertions.
nonisolated func typeNamePath(_ type: Any.Type) -> [String] {
  let identity = ObjectIdentifier(type)
  if let known = knownPaths.withLock({ $0[identity] }) { return known }
  let path = typeNamePath(describeType(type))
  knownPaths.withLock { $0[identity] = path }
  return path
}

private nonisolated let knownPaths = LockedValue<[ObjectIdentifier: [String]]>([:])

/// The parts of a type's name. Dots inside brackets and between backticks don't separate parts.
nonisolated func typeNamePath(_ name: String) -> [String] {
  var (path, depth, isQuoted, previous) = ([""], 0, false, Character(" "))
  for character in name {
    if character == ".", depth == 0, !isQuoted { path.append("") } else { path[path.count - 1].append(character) }
    switch character {
    case "`": isQuoted.toggle()
    case _ where isQuoted: break
    case "(", "<", "[": depth += 1
    case ">" where previous == "-": break
    case ")", ">", "]": depth -= 1
    default: break
    }
    previous = character
  }
  return path
}

/// Reads a type's full name, such as `Swift.Array<Dogs.(unknown context at $5a).Dog>`, and writes `[Dog]`.
nonisolated private struct TypeNameParser {
  private var rest: Substring
  /// Whether the type just read needs parentheses before a `?`, since there is a blank outside its brackets.
  private var isCompound = false

  init(_ fullName: String) {
    // The marks that tell where a private, local or nested type was declared. Most names have none.
    rest = fullName.contains("(") ? Self.withoutMarks(fullName)[...] : fullName[...]
  }

  private static func withoutMarks(_ fullName: String) -> String {
    fullName.replacing(#/\(unknown context at [^)]*\)\.|\(extension in [^)]*\):/#, with: "")
      .replacing(#/\((\w+|`[^`]*`) in _[0-9A-F]+\)/#) { $0.1 }
  }

  /// One type, up to the comma or the bracket that ends it.
  mutating func parseType() -> String {
    var (written, hasBlank) = ("", false)
    while let character = rest.first, !",)>]".contains(character) {
      if skip(" -> ") {
        written += " -> " + parseType()
        hasBlank = true
      } else if skip(" == ") {
        // `any Sequence<Int>` lists its constraint as `… == Swift.Int`. Only the right side is written.
        written = ""
      } else if skip(".") {
        written += "." + parseArguments(of: parseWord())
      } else if character == "(" {
        written += "(" + parseList().joined(separator: ", ") + ")"
      } else if isNameCharacter(character) {
        written += parseQualifiedName()
      } else {
        hasBlank = hasBlank || character == " "
        written.append(rest.removeFirst())
      }
    }
    isCompound = hasBlank
    return written == "()" ? "Void" : written
  }

  /// The types between two brackets, both of which it consumes.
  private mutating func parseList() -> [String] {
    rest.removeFirst()
    var types: [String] = []
    while let character = rest.first, !")>]".contains(character) {
      types.append(parseType())
      _ = skip(",")
      _ = skip(" ")
    }
    _ = rest.popFirst()
    return types
  }

  /// A keyword, a label, or a type's name without its module. What is nested in the type comes next.
  private mutating func parseQualifiedName() -> String {
    let first = parseWord()
    // `Any.Type` belongs to no module.
    guard first != "Any", skip(".") else { return parseArguments(of: first) }
    return parseArguments(of: parseWord(), isStandard: first == "Swift")
  }

  private mutating func parseArguments(of name: String, isStandard: Bool = false) -> String {
    guard rest.first == "<" else { return name }
    let arguments = parseList()
    switch (isStandard ? name : "", arguments.count) {
    case ("Optional", 1): return (isCompound ? "(\(arguments[0]))" : arguments[0]) + "?"
    case ("Array", 1): return "[\(arguments[0])]"
    case ("InlineArray", 2): return "[\(arguments[0]) of \(arguments[1])]"
    case ("Dictionary", 2): return "[\(arguments[0]): \(arguments[1])]"
    default: return "\(name)<\(arguments.joined(separator: ", "))>"
    }
  }

  private mutating func parseWord() -> String {
    // Between backticks, a name may contain anything.
    let end =
      rest.first == "`"
      ? rest.dropFirst().firstIndex(of: "`").map(rest.index(after:)) : rest.firstIndex { !isNameCharacter($0) }
    let word = rest[..<(end ?? rest.endIndex)]
    rest = rest[word.endIndex...]
    return String(word)
  }

  private mutating func skip(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest.removeFirst(text.count)
    return true
  }

  private func isNameCharacter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_$`".contains(character)
  }
}
