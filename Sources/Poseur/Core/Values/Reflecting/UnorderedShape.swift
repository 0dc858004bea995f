/// A standard collection without an order of its own: its members belong together by what they are, not by their place.
nonisolated protocol UnorderedShape {
  var shapeIsKeyed: Bool { get }
  var shapeCount: Int { get }
  /// The keys with their values. The members of a set are keys without a value.
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
