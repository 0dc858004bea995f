/// A standard collection without an order of its own: members are paired by their keys, not by their index.
nonisolated protocol UnorderedShape {
  var shapeIsKeyed: Bool { get }
  var shapeCount: Int { get }
  /// The keys with their values. The members of a set are keys without values.
  var shapeMembers: [(key: Any, value: Any?)] { get }
}

nonisolated extension Dictionary: UnorderedShape {
  var shapeIsKeyed: Bool { true }
  var shapeCount: Int { count }
  var shapeMembers: [(key: Any, value: Any?)] { map { ($0.key, $0.value) } }
}

nonisolated extension Set: UnorderedShape {
  var shapeIsKeyed: Bool { false }
  var shapeCount: Int { count }
  var shapeMembers: [(key: Any, value: Any?)] { map { ($0, nil) } }
}
