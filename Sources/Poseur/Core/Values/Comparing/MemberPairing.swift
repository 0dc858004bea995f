/// The verdict on two values by their members, which reflection finds.
nonisolated extension PairVerdict {
  /// The verdict on two values of one type.
  /// - Parameter areEqual: compares two members; nil if the differences won't be shown.
  static func ofMembers(_ actual: Any, _ expected: Any, areEqual: ((Any?, Any?) -> Bool)? = nil) -> PairVerdict {
    if let pairs = (actual as? any PairedShape)?.shapePairs(expected: expected, sorted: areEqual != nil) {
      return .byMembers(pairs)
    }
    let (left, right) = (valueMirror(actual), valueMirror(expected))
    switch (left.displayStyle, right.displayStyle) {
    // A custom mirror may claim to be an enum.
    case (.enum, .enum) where enumCaseText(actual) != nil || enumCaseText(expected) != nil:
      return ofCases(actual, expected, left.children, right.children)
    case (.tuple, .tuple): return ofTuples(left.children, right.children)
    case (.collection, .collection), (.set, .set), (.dictionary, .dictionary):
      if let areEqual, let pairs = aligned(left.children, right.children, areEqual) { return .byMembers(pairs) }
      let start = (actual as? any EquatableList)?.sharedCount(with: expected) ?? 0
      return .byMembers(.inOrder(left.children, right.children, from: start))
    default:
      let fields = fieldPairs(left, right)
      return fields.isEmpty ? ofDescriptions(actual, expected) : .byMembers(MemberPairs(fields))
    }
  }

  /// Pairs the elements of two tuples, the only values compared across types: labels are part of a tuple's type.
  static func acrossTypes(_ actual: Any, _ expected: Any) -> PairVerdict {
    if actual is any Equatable || expected is any Equatable { return .different }
    let (left, right) = (Mirror(reflecting: actual), Mirror(reflecting: expected))
    guard left.displayStyle == .tuple, right.displayStyle == .tuple, left.children.count == right.children.count,
      zip(left.children, right.children).allSatisfy({ mayBeSame(tupleLabel($0.label), tupleLabel($1.label)) })
    else { return .different }
    return ofTuples(left.children, right.children)
  }

  /// Whether the labels of two elements are compatible. One of them may be missing.
  private static func mayBeSame(_ label: String?, _ other: String?) -> Bool {
    label == nil || other == nil || label == other
  }

  private static func ofTuples(_ actual: Mirror.Children, _ expected: Mirror.Children) -> PairVerdict {
    .byMembers(.inOrder(actual, expected) { child, index in .name(tupleLabel(child.label) ?? String(index)) })
  }

  /// Different cases have nothing to pair.
  private static func ofCases(
    _ actual: Any, _ expected: Any, _ left: Mirror.Children, _ right: Mirror.Children
  ) -> PairVerdict {
    guard let name = enumCaseText(actual), name == enumCaseText(expected), labels(left) == labels(right) else {
      return .different
    }
    return .byMembers(.inOrder(left, right) { _, _ in .name(name) })
  }

  /// The labels of a case's payload. Two cases with the same name have different ones.
  private static func labels(_ children: Mirror.Children) -> [String?] {
    let payload = children.first.map { Mirror(reflecting: $0.value) }
    return payload?.displayStyle == .tuple ? payload?.children.map(\.label) ?? [] : []
  }

  /// The most members searched for insertions and removals.
  private static var maxAligned: Int { 10_000 }

  /// Pairs only the members between the equal beginnings and the equal ends of two lists of different lengths, so that
  /// an inserted member is one difference, not one for every member after it. Nil if that doesn't help.
  private static func aligned(
    _ actual: Mirror.Children, _ expected: Mirror.Children, _ areEqual: (Any?, Any?) -> Bool
  ) -> MemberPairs? {
    guard actual.count != expected.count, max(actual.count, expected.count) <= maxAligned else { return nil }
    let (actual, expected) = (Array(actual), Array(expected))
    let start = zip(actual, expected).prefix { areEqual($0.value, $1.value) }.count
    let limit = min(actual.count, expected.count) - start
    let end = zip(actual.reversed(), expected.reversed()).prefix(limit).prefix { areEqual($0.value, $1.value) }.count
    return start + end == 0 ? nil : .inOrder(actual.dropLast(end), expected.dropLast(end), from: start)
  }

  /// The stored properties of two structs or class instances, the superclasses' first.
  private static func fieldPairs(_ actual: Mirror, _ expected: Mirror) -> [MemberPair] {
    var rest = reflectedFields(actual)
    // By label, since a custom mirror may show different fields from one value to the next.
    let pairs = reflectedFields(expected).map { field -> MemberPair in
      guard let index = rest.firstIndex(where: { $0.label == field.label }) else {
        return .missing(.name(field.label), field.value)
      }
      return .both(.name(field.label), actual: rest.remove(at: index).value, expected: field.value)
    }
    return pairs + rest.map { .extra(.name($0.label), $0.value) }
  }

  /// The last rule, for values of one type with nothing to reflect but their description. If the type has no
  /// description of its own, all its values read the same and their bytes decide.
  private static func ofDescriptions(_ actual: Any, _ expected: Any) -> PairVerdict {
    if isFunctionType(type(of: actual)) || String(describing: actual) != String(describing: expected) {
      return .different
    }
    let describesItself =
      actual is any CustomStringConvertible || actual is any CustomDebugStringConvertible
      || classInstance(actual) != nil
    return describesItself || haveSameBytes(actual, expected) ? .equal : .different
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
    _ actual: some Collection<Mirror.Child>, _ expected: some Collection<Mirror.Child>, from start: Int = 0,
    step: @escaping (_ child: Mirror.Child, _ index: Int) -> DifferenceStep = { _, index in .key(index) }
  ) -> MemberPairs {
    var (actual, expected) = (actual.dropFirst(start).makeIterator(), expected.dropFirst(start).makeIterator())
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

nonisolated extension MemberPair {
  var step: DifferenceStep? {
    switch self {
    case .both(let step, _, _), .missing(let step, _), .extra(let step, _): step
    }
  }

  /// The received member, if both sides have one.
  var actual: Any? { if case .both(_, let actual, _) = self { unwrappedValue(actual) } else { nil } }

  /// Whether the members are often new each time, such as an ID, or never equal: seldom what a reader looks for.
  var isFresh: Bool { actual.map { isClosure($0) || ["UUID", "Date"].contains(ownTypeName(type(of: $0))) } ?? false }
}

/// Pairs the bytes of two byte collections such as `Data`, whose mirror shows the storage instead.
nonisolated func bytePairs(_ actual: Any, _ expected: Any) -> MemberPairs? {
  guard let actual = actual as? any RandomAccessCollection<UInt8>,
    let expected = expected as? any RandomAccessCollection<UInt8>
  else { return nil }
  let (received, wanted) = (Array(actual), Array(expected))
  let start = received.withUnsafeBytes { received in
    wanted.withUnsafeBytes { wanted in
      countByHalves(upTo: min(received.count, wanted.count)) {
        areSameBytes(received.baseAddress! + $0.lowerBound, wanted.baseAddress! + $0.lowerBound, count: $0.count)
      }
    }
  }
  return .inOrder(Mirror(reflecting: received).children, Mirror(reflecting: wanted).children, from: start)
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
