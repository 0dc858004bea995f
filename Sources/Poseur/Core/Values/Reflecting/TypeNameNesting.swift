/// Follows a type's name character by character, and knows what is inside brackets or a quoted name.
///
/// Whatever stands between backticks is a part of one name, as in `` `1,000 dogs` ``.
nonisolated struct TypeNameNesting {
  private var depth = 0
  private var isQuoted = false
  private var previous: Character = " "

  /// Whether the next character is in no brackets and in no quoted name.
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
