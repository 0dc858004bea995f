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

/// Whether the type is that of functions: `(Int) -> Void` is, `[() -> Void]` and `Box<(Int) -> Int>` are not.
nonisolated func isFunctionType(_ type: Any.Type) -> Bool {
  hasTopLevelArrow(String(reflecting: type))
}

/// Whether the type is that of tuples: `(Int, Int)` is, `()` and `(Int) -> (Int, Int)` are not.
nonisolated func isTupleType(_ type: Any.Type) -> Bool {
  let name = String(reflecting: type)
  return name.hasPrefix("(") && name.hasSuffix(")") && type != Void.self && !hasTopLevelArrow(name)
}

/// Whether the value is a closure or a function, or an optional that holds one.
nonisolated func isClosure(_ value: Any?) -> Bool {
  guard let value = unwrappedValue(value) else { return false }
  return isFunctionType(type(of: value))
}

/// Whether the name of a type has an arrow outside of all brackets.
nonisolated func hasTopLevelArrow(_ typeName: String) -> Bool {
  var nesting = TypeNameNesting()
  var previous: Character = " "
  for character in typeName {
    if character == ">", previous == "-", nesting.isOutside { return true }
    nesting.pass(character)
    previous = character
  }
  return false
}

/// Whether the type is a protocol's, as `(any Digging).self` and `Any.self` are: no value is of such a type itself, but
/// of one that conforms.
nonisolated func isProtocolType(_ type: Any.Type) -> Bool {
  // As Swift names such a type, `any Sequence<Int>`, or only what it is of, `Digging.Protocol`.
  String(reflecting: type).hasPrefix("any ") || String(reflecting: Swift.type(of: type)).hasSuffix(".Protocol")
}
