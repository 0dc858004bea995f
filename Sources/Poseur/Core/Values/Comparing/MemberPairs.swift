/// A pair of members to compare, or a member that only one side has.
nonisolated enum MemberPair {
  case both(DifferenceStep?, actual: Any?, expected: Any?)
  /// An expected member that isn't there.
  case missing(DifferenceStep?, Any?)
  /// A member that wasn't expected.
  case extra(DifferenceStep?, Any?)
}

/// The members of two values, side by side. They are made one by one, since most comparisons end at the first.
nonisolated struct MemberPairs {
  let next: () -> MemberPair?

  init(next: @escaping () -> MemberPair?) {
    self.next = next
  }

  init(_ pairs: [MemberPair]) {
    var iterator = pairs.makeIterator()
    self.init { iterator.next() }
  }

  /// Pairs members by index. If one side has more, the rest is missing or extra.
  static func inOrder(
    _ actual: Mirror.Children, _ expected: Mirror.Children,
    step: @escaping (_ child: Mirror.Child, _ index: Int) -> DifferenceStep = { _, index in .index(index) }
  ) -> MemberPairs {
    let (actual, expected) = (actual.makeIterator(), expected.makeIterator())
    var index = -1
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

nonisolated extension MemberPairs {
  /// The most members searched for insertions and removals.
  private static let maxAligned = 10_000

  /// Pairs only the members between the equal beginnings and the equal ends of two lists of different lengths, so that
  /// an inserted member is one difference, not one for every member after it. Nil if that doesn't help.
  init?(aligning actual: Mirror.Children, with expected: Mirror.Children, areEqual: (Any?, Any?) -> Bool) {
    guard actual.count != expected.count, max(actual.count, expected.count) <= Self.maxAligned else { return nil }
    let (actual, expected) = (actual.map(\.value), expected.map(\.value))
    let start = zip(actual, expected).prefix { areEqual($0, $1) }.count
    let limit = min(actual.count, expected.count) - start
    let end = zip(actual.reversed(), expected.reversed()).prefix(limit).prefix { areEqual($0, $1) }.count
    if start + end == 0 { return nil }
    let (received, wanted) = (start..<actual.count - end, start..<expected.count - end)
    let pairs = zip(received, wanted).map { MemberPair.both(.index($1), actual: actual[$0], expected: expected[$1]) }
    self.init(
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
}

/// Pairs the bytes of two byte collections such as `Data`, whose mirror shows the storage instead.
nonisolated func bytePairs(_ actual: Any, _ expected: Any) -> MemberPairs? {
  guard let actual = actual as? any RandomAccessCollection<UInt8>,
    let expected = expected as? any RandomAccessCollection<UInt8>
  else { return nil }
  return .inOrder(children(actual), children(expected))
}

nonisolated private func children(_ bytes: some RandomAccessCollection<UInt8>) -> Mirror.Children {
  Mirror.Children(bytes.lazy.map { byte -> Mirror.Child in (label: nil, value: byte) })
}
