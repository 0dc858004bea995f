/// A standard container, which is equal if its members are.
nonisolated protocol ContainerShape {
  static var shapeMemberTypes: [Any.Type] { get }
}

nonisolated extension Optional: ContainerShape {
  static var shapeMemberTypes: [Any.Type] { [Wrapped.self] }
}

nonisolated extension ContainerShape where Self: Sequence {
  static var shapeMemberTypes: [Any.Type] { [Element.self] }
}

nonisolated extension Array: ContainerShape {}
nonisolated extension ArraySlice: ContainerShape {}
nonisolated extension ContiguousArray: ContainerShape {}
nonisolated extension Set: ContainerShape {}

nonisolated extension Dictionary: ContainerShape {
  static var shapeMemberTypes: [Any.Type] { [Key.self, Value.self] }
}

/// Whether arguments of this type are compared without their `==`.
///
/// A fake may fake its `==`, so using it would be a call that the test never made. `AnyHashable(5)` equals
/// `AnyHashable(5.0)`. A container's `==` would use both, and `[Dog]` may hold a fake dog. It would also pass over an
/// ``AnyEquatable`` member.
nonisolated func isComparedByMembers(_ type: Any.Type) -> Bool {
  if type == AnyHashable.self || type is any TestDouble.Type { return true }
  guard let container = type as? any ContainerShape.Type else { return false }
  return container.shapeMemberTypes.contains { $0 is AnyClass || decidesForItself($0) || isComparedByMembers($0) }
}

/// A standard collection without an order of its own that can pair its members with those of another.
nonisolated protocol PairedShape: UnorderedShape {
  /// Pairs the members with those of `expected`, or nil if that has another type.
  func shapePairs(expected: Any, sorted: Bool) -> MemberPairs?
}

nonisolated extension Dictionary: PairedShape {
  func shapePairs(expected: Any, sorted: Bool) -> MemberPairs? {
    guard let expected = expected as? Self else { return nil }
    let shared = inTextOrder(expected.keys, if: sorted).lazy.map { key -> MemberPair in
      guard let position = index(forKey: key), areSameKind(self[position].key, key) else {
        return .missing(.key(key), expected[key])
      }
      return .both(.key(key), actual: self[position].value, expected: expected[key])
    }
    let extra = inTextOrder(keys, if: sorted).lazy.compactMap { key -> MemberPair? in
      if let position = expected.index(forKey: key), areSameKind(expected[position].key, key) { return nil }
      return .extra(.key(key), self[key])
    }
    return MemberPairs(shared, then: extra)
  }
}

nonisolated extension Set: PairedShape {
  func shapePairs(expected: Any, sorted: Bool) -> MemberPairs? {
    guard let expected = expected as? Self else { return nil }
    let missing = inTextOrder(expected.lazy.filter { !contains(sameKindAs: $0) }, if: sorted)
    let extra = inTextOrder(lazy.filter { !expected.contains(sameKindAs: $0) }, if: sorted)
    return MemberPairs(missing.lazy.map { .missing(nil, $0) }, then: extra.lazy.map { .extra(nil, $0) })
  }

  private func contains(sameKindAs member: Element) -> Bool {
    firstIndex(of: member).map { areSameKind(self[$0], member) } ?? false
  }
}

/// Two equal keys may still have different types if they contain an `AnyHashable`.
nonisolated private func areSameKind<Key: Hashable>(_ lhs: Key, _ rhs: Key) -> Bool {
  !isComparedByMembers(Key.self) || isAnyEqual(lhs, rhs)
}

/// The keys as they come, or sorted by text so that a report reads the same every time.
nonisolated private func inTextOrder<Key>(_ keys: some Sequence<Key>, if sorted: Bool) -> [Key] {
  guard sorted else { return Array(keys) }
  let texts = keys.map { (text: describeValue($0), key: $0) }
  return texts.sorted { readsBefore(($0.text, $0.key), ($1.text, $1.key)) }.map(\.key)
}
