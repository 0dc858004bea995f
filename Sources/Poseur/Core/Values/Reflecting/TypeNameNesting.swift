/// Follows a type's name character by character and tracks brackets and quoted names.
///
/// Everything between backticks belongs to one name, as in `` `1,000 dogs` ``.
nonisolated struct TypeNameNesting {
  private var depth = 0
  private var isQuoted = false
  private var previous: Character = " "

  /// Whether the next character is outside all brackets and quoted names.
  var isOutside: Bool { depth == 0 && !isQuoted }

  mutating func pass(_ character: Character) {
    switch character {
    case "`": isQuoted.toggle()
    case _ where isQuoted: break
    case "(", "<", "[", "{": depth += 1
    case ">" where previous == "-": break
    case ")", ">", "]", "}": depth -= 1
    default: break
    }
    previous = character
  }
}
