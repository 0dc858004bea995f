/// The names of the types that a type is nested in, and its own: `FakeDog`, `Function`.
func typeNamePath(_ type: Any.Type) -> [String] { typeNamePath(describeType(type)) }

/// The parts of a type's name. Dots inside the brackets of a generic type separate nothing.
func typeNamePath(_ name: String) -> [String] {
  var nesting = TypeNameNesting()
  var path = [""]
  for character in name {
    if character == ".", nesting.isOutside { path.append("") } else { path[path.count - 1].append(character) }
    nesting.pass(character)
  }
  return path
}

/// A type's own name, without the types it is nested in.
func ownTypeName(_ type: Any.Type) -> String { typeNamePath(type).last ?? "" }
