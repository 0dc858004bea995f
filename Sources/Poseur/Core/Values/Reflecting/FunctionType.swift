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
