/// The members of two values of one type, found by reflection.
nonisolated enum MemberPairing {
  case members(MemberPairs)
  /// The values are different cases of an enum, so there is nothing to pair.
  case differentShape
  case nothingInside

  /// - Parameter areEqual: compares two members; nil if the differences won't be shown.
  init(_ actual: Any, _ expected: Any, areEqual: ((Any?, Any?) -> Bool)? = nil) {
    let isShown = areEqual != nil
    if let actual = actual as? any PairedShape, let pairs = actual.shapePairs(expected: expected, sorted: isShown) {
      self = .members(pairs)
      return
    }
    let (left, right) = (valueMirror(actual), valueMirror(expected))
    switch (left.displayStyle, right.displayStyle) {
    // A custom mirror may claim to be an enum.
    case (.enum, .enum) where enumCaseText(actual) != nil || enumCaseText(expected) != nil:
      self = Self.ofCases(actual, expected, left.children, right.children)
    case (.tuple, .tuple): self = .members(Self.ofTuples(left.children, right.children))
    case (.collection, .collection), (.set, .set), (.dictionary, .dictionary):
      let aligned = areEqual.flatMap { Self.aligned(left.children, right.children, areEqual: $0) }
      let start = sharedCount(of: actual, expected)
      self = .members(aligned ?? .inOrder(left.children, right.children, from: start))
    default: self = Self.ofFields(left, right)
    }
  }

  /// Pairs the elements of two tuples, the only values compared across types: labels are part of a tuple's type.
  static func acrossTypes(_ actual: Any, _ expected: Any) -> MemberPairing {
    if actual is any Equatable || expected is any Equatable { return .differentShape }
    let (left, right) = (Mirror(reflecting: actual), Mirror(reflecting: expected))
    guard left.displayStyle == .tuple, right.displayStyle == .tuple, left.children.count == right.children.count,
      zip(left.children, right.children).allSatisfy({ mayBeSame(tupleLabel($0.label), tupleLabel($1.label)) })
    else { return .differentShape }
    return .members(ofTuples(left.children, right.children))
  }

  /// Whether the labels of two elements are compatible. One of them may be missing.
  private static func mayBeSame(_ label: String?, _ other: String?) -> Bool {
    label == nil || other == nil || label == other
  }

  private static func ofTuples(_ actual: Mirror.Children, _ expected: Mirror.Children) -> MemberPairs {
    .inOrder(actual, expected) { child, index in .name(tupleLabel(child.label) ?? String(index)) }
  }

  private static func ofCases(
    _ actual: Any, _ expected: Any, _ left: Mirror.Children, _ right: Mirror.Children
  ) -> MemberPairing {
    guard let name = enumCaseText(actual), name == enumCaseText(expected), labels(left) == labels(right) else {
      return .differentShape
    }
    return .members(.inOrder(left, right) { _, _ in .name(name) })
  }

  /// The labels of a case's payload. Two cases with the same name have different ones.
  private static func labels(_ children: Mirror.Children) -> [String?] {
    let payload = children.first.map { Mirror(reflecting: $0.value) }
    return payload?.displayStyle == .tuple ? payload?.children.map(\.label) ?? [] : []
  }
}

nonisolated extension MemberPairing {
  /// The stored properties of two structs or class instances, the superclasses' first.
  static func ofFields(_ actual: Mirror, _ expected: Mirror) -> MemberPairing {
    var rest = reflectedFields(actual)
    // By label, since a custom mirror may show different fields from one value to the next.
    let pairs = reflectedFields(expected).map { field -> MemberPair in
      guard let index = rest.firstIndex(where: { $0.label == field.label }) else {
        return .missing(.name(field.label), field.value)
      }
      return .both(.name(field.label), actual: rest.remove(at: index).value, expected: field.value)
    }
    let all = pairs + rest.map { .extra(.name($0.label), $0.value) }
    return all.isEmpty ? .nothingInside : .members(MemberPairs(all))
  }
}

/// A pair of members to compare, or a member that only one side has.
nonisolated enum MemberPair {
  case both(DifferenceStep?, actual: Any?, expected: Any?)
  /// An expected member that isn't there.
  case missing(DifferenceStep?, Any?)
  /// A member that wasn't expected.
  case extra(DifferenceStep?, Any?)
}

/// The members of two values, side by side. They are made one by one, since most comparisons end at the first.
typealias MemberPairs = AnyIterator<MemberPair>

nonisolated extension AnyIterator<MemberPair> {
  init(_ pairs: [MemberPair]) { self.init(pairs.makeIterator()) }

  init(_ first: some Sequence<MemberPair>, then second: some Sequence<MemberPair>) {
    let (first, second) = (AnyIterator(first.makeIterator()), AnyIterator(second.makeIterator()))
    self.init { first.next() ?? second.next() }
  }

  /// Pairs members by index. If one side has more, the rest is missing or extra.
  /// - Parameter start: how many members at the beginning are known to be equal.
  static func inOrder(
    _ actual: Mirror.Children, _ expected: Mirror.Children, from start: Int = 0,
    step: @escaping (_ child: Mirror.Child, _ index: Int) -> DifferenceStep = { _, index in .index(index) }
  ) -> MemberPairs {
    let (actual, expected) = (actual.dropFirst(start).makeIterator(), expected.dropFirst(start).makeIterator())
    var index = start - 1
    return MemberPairs {
      index += 1
      switch (actual.next(), expected.next()) {
      case (let actual?, let expected?):
        return .both(step(expected, index), actual: actual.value, expected: expected.value)
      case (nil, let expected?): return .missing(step(expected, index), expected.value)
      case (let actual?, nil): return .extra(step(actual, index), actual.value)
      case (nil, nil): return nil
      }
    }
  }
}

nonisolated extension MemberPairing {
  /// The most members searched for insertions and removals.
  private static let maxAligned = 10_000

  /// Pairs only the members between the equal beginnings and the equal ends of two lists of different lengths, so that
  /// an inserted member is one difference, not one for every member after it. Nil if that doesn't help.
  private static func aligned(
    _ actual: Mirror.Children, _ expected: Mirror.Children, areEqual: (Any?, Any?) -> Bool
  ) -> MemberPairs? {
    guard actual.count != expected.count, max(actual.count, expected.count) <= maxAligned else { return nil }
    let (actual, expected) = (actual.map(\.value), expected.map(\.value))
    let start = zip(actual, expected).prefix { areEqual($0, $1) }.count
    let limit = min(actual.count, expected.count) - start
    let end = zip(actual.reversed(), expected.reversed()).prefix(limit).prefix { areEqual($0, $1) }.count
    if start + end == 0 { return nil }
    let (received, wanted) = (start..<actual.count - end, start..<expected.count - end)
    let pairs = zip(received, wanted).map { MemberPair.both(.index($1), actual: actual[$0], expected: expected[$1]) }
    return MemberPairs(
      pairs + wanted.dropFirst(pairs.count).map { .missing(.index($0), expected[$0]) }
        + received.dropFirst(pairs.count).map { .extra(.index($0), actual[$0]) })
  }
}

nonisolated extension MemberPair {
  var step: DifferenceStep? {
    switch self {
    case .both(let step, _, _), .missing(let step, _), .extra(let step, _): step
    }
  }

  /// The received member, if both sides have one.
  var actual: Any? { if case .both(_, let actual, _) = self { unwrappedValue(actual) } else { nil } }

  /// Whether the members are often new each time, such as an ID, or never equal: seldom what a reader looks for.
  var isFresh: Bool {
    actual.map { isClosure($0) || ["UUID", "Date"].contains(ownTypeName(type(of: $0))) } ?? false
  }
}

/// Pairs the bytes of two byte collections such as `Data`, whose mirror shows the storage instead.
nonisolated func bytePairs(_ actual: Any, _ expected: Any) -> MemberPairs? {
  guard let actual = actual as? any RandomAccessCollection<UInt8>,
    let expected = expected as? any RandomAccessCollection<UInt8>
  else { return nil }
  return .inOrder(children(actual), children(expected), from: sharedCount(of: actual, expected))
}

nonisolated private func children(_ bytes: some RandomAccessCollection<UInt8>) -> Mirror.Children {
  Mirror.Children(bytes.lazy.map { byte -> Mirror.Child in (label: nil, value: byte) })
}

/// How many bytes two lists share at the beginning, if they have them in one piece.
nonisolated private func sharedCount(
  of actual: some RandomAccessCollection<UInt8>, _ expected: some RandomAccessCollection<UInt8>
) -> Int {
  let count = actual.withContiguousStorageIfAvailable { actual in
    expected.withContiguousStorageIfAvailable { expected in
      countByHalves(upTo: min(actual.count, expected.count)) {
        areSameBytes(actual.baseAddress! + $0.lowerBound, expected.baseAddress! + $0.lowerBound, count: $0.count)
      }
    }
  }
  return (count ?? nil) ?? 0
}

/// How many elements two lists share at the beginning, if they can tell.
nonisolated private func sharedCount(of actual: Any, _ expected: Any) -> Int {
  (actual as? any EquatableList)?.sharedCount(with: expected) ?? 0
}

/// A list that finds where another one differs by its own `==`, which is many times as fast as a walk.
nonisolated private protocol EquatableList {
  /// How many elements are equal at the beginning.
  func sharedCount(with other: Any) -> Int
}

nonisolated extension Array: EquatableList where Element: Equatable {
  func sharedCount(with other: Any) -> Int {
    guard let other = other as? Self, !isComparedByMembers(Self.self) else { return 0 }
    return countByHalves(upTo: Swift.min(count, other.count)) { self[$0] == other[$0] }
  }
}

/// How many elements two lists share at the beginning, found by halves.
nonisolated private func countByHalves(upTo limit: Int, areEqual: (Range<Int>) -> Bool) -> Int {
  var (equal, end) = (0, limit)
  while equal < end {
    let middle = equal + (end - equal + 1) / 2
    if areEqual(equal..<middle) { equal = middle } else { end = middle - 1 }
  }
  return equal
}
