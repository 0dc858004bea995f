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

/// The parts of a type's name. Dots inside generic brackets don't separate parts.
nonisolated func typeNamePath(_ name: String) -> [String] {
  var nesting = TypeNameNesting()
  var path = [""]
  for character in name {
    if character == ".", nesting.isOutside { path.append("") } else { path[path.count - 1].append(character) }
    nesting.pass(character)
  }
  return path
}

/// A type's own name, without the enclosing types.
nonisolated func ownTypeName(_ type: Any.Type) -> String { typeNamePath(type).last ?? "" }
