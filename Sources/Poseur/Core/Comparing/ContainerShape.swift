/// A standard type that is equal when its members are.
protocol ContainerShape {
  static var shapeMemberTypes: [Any.Type] { get }
}

extension Optional: ContainerShape {
  static var shapeMemberTypes: [Any.Type] { [Wrapped.self] }
}

extension Array: ContainerShape {
  static var shapeMemberTypes: [Any.Type] { [Element.self] }
}

extension ArraySlice: ContainerShape {
  static var shapeMemberTypes: [Any.Type] { [Element.self] }
}

extension ContiguousArray: ContainerShape {
  static var shapeMemberTypes: [Any.Type] { [Element.self] }
}

extension Set: ContainerShape {
  static var shapeMemberTypes: [Any.Type] { [Element.self] }
}

extension Dictionary: ContainerShape {
  static var shapeMemberTypes: [Any.Type] { [Key.self, Value.self] }
}

/// Whether the `==` of a standard container takes numbers of different types as equal.
///
/// `AnyHashable(5)` equals `AnyHashable(5.0)`, hence so do `[AnyHashable]`, `[String: AnyHashable]` and the like.
/// Their "equal" has to be looked into.
func erasesNumberTypes(_ type: Any.Type) -> Bool {
  if type == AnyHashable.self { return true }
  guard let container = type as? any ContainerShape.Type else { return false }
  return container.shapeMemberTypes.contains(where: erasesNumberTypes)
}

/// Whether a standard container has members that decide for themselves, which its `==` does not ask.
func holdsAnyEquatables(_ type: Any.Type) -> Bool {
  guard let container = type as? any ContainerShape.Type else { return false }
  return container.shapeMemberTypes.contains { decidesForItself($0) || holdsAnyEquatables($0) }
}

/// A collection whose members belong together by what they are, not by their place.
protocol KeyedShape {
  /// The members of this collection beside those of `expected`, or nil if that is of another type.
  func shapePairs(expected: Any, sorted: Bool) -> MemberPairs?
}

extension Dictionary: KeyedShape {
  func shapePairs(expected: Any, sorted: Bool) -> MemberPairs? {
    guard let expected = expected as? Self else { return nil }
    let shared = inTextOrder(expected.keys, if: sorted).lazy.map { key -> MemberPair in
      guard let place = index(forKey: key), areSameKind(self[place].key, key) else {
        return .missing(.key(key), expected[key])
      }
      return .both(.key(key), actual: self[place].value, expected: expected[key])
    }
    let extra = inTextOrder(keys, if: sorted).lazy.compactMap { key -> MemberPair? in
      if let place = expected.index(forKey: key), areSameKind(expected[place].key, key) { return nil }
      return .extra(.key(key), self[key])
    }
    return MemberPairs(shared, then: extra)
  }
}

extension Set: KeyedShape {
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

extension MemberPairs {
  init(_ first: some Sequence<MemberPair>, then second: some Sequence<MemberPair>) {
    let (first, second) = (AnyIterator(first.makeIterator()), AnyIterator(second.makeIterator()))
    self.init { first.next() ?? second.next() }
  }
}

/// Two equal keys may still be of two types, where something in them is kept as `AnyHashable`.
private func areSameKind<Key: Hashable>(_ lhs: Key, _ rhs: Key) -> Bool {
  !erasesNumberTypes(Key.self) || isAnyEqual(lhs, rhs)
}

/// The keys as they come, or in the order of their text, so that a report reads the same every time.
private func inTextOrder<Key>(_ keys: some Sequence<Key>, if sorted: Bool) -> [Key] {
  guard sorted else { return Array(keys) }
  return keys.map { (text: describeValue($0), key: $0) }.sorted { $0.text < $1.text }.map(\.key)
}
