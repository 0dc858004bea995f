/// The names of the types that a type is nested in, and its own: `FakeDog`, `Function`. Dots inside the brackets of a
/// generic type part nothing.
func typeNamePath(_ type: Any.Type) -> [String] {
  var depth = 0
  var path = [""]
  for character in describeType(type) {
    if "<([".contains(character) { depth += 1 }
    if ">)]".contains(character) { depth -= 1 }
    if character == ".", depth == 0 { path.append("") } else { path[path.count - 1].append(character) }
  }
  return path
}

/// A type's own name, without the types it is nested in.
func ownTypeName(_ type: Any.Type) -> String { typeNamePath(type).last ?? "" }
