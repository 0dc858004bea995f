/// The names of the types that a type is nested in, and its own: `FakeDog`, `Function`. Kept, since every assertion
/// names its fake, and to read a full name takes longer than most assertions.
nonisolated func typeNamePath(_ type: Any.Type) -> [String] {
  let identity = ObjectIdentifier(type)
  if let known = knownPaths.withLock({ $0[identity] }) { return known }
  let path = typeNamePath(describeType(type))
  knownPaths.withLock { $0[identity] = path }
  return path
}

private nonisolated let knownPaths = LockedValue<[ObjectIdentifier: [String]]>([:])

/// The parts of a type's name. Dots inside the brackets of a generic type separate nothing.
nonisolated func typeNamePath(_ name: String) -> [String] {
  var nesting = TypeNameNesting()
  var path = [""]
  for character in name {
    if character == ".", nesting.isOutside { path.append("") } else { path[path.count - 1].append(character) }
    nesting.pass(character)
  }
  return path
}

/// A type's own name, without the types it is nested in.
nonisolated func ownTypeName(_ type: Any.Type) -> String { typeNamePath(type).last ?? "" }
