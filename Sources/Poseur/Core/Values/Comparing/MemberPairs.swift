/// Something to be compared inside of two values.
nonisolated enum MemberPair {
  /// A member that both have.
  case both(DifferenceStep?, actual: Any?, expected: Any?)
  /// A member that was expected and is not there.
  case missing(DifferenceStep?, Any?)
  /// A member that is there and was not expected.
  case extra(DifferenceStep?, Any?)
}

/// The members of two values, side by side, made one by one: most comparisons end at the first.
nonisolated struct MemberPairs {
  let next: () -> MemberPair?

  init(next: @escaping () -> MemberPair?) {
    self.next = next
  }

  init(_ pairs: [MemberPair]) {
    var iterator = pairs.makeIterator()
    self.init { iterator.next() }
  }

  /// Members that belong together by their place. Where one side has more, the rest is missing or extra.
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
  /// At most this many members are searched for what was inserted or removed.
  private static let mostAligned = 10_000

  /// What is between the equal beginnings and the equal ends of two lists of different lengths: an inserted member is
  /// one difference, and not one for each member behind it. Nil where that is of no use.
  init?(aligning actual: Mirror.Children, with expected: Mirror.Children, areEqual: (Any?, Any?) -> Bool) {
    guard actual.count != expected.count, max(actual.count, expected.count) <= Self.mostAligned else { return nil }
    let (actual, expected) = (actual.map(\.value), expected.map(\.value))
    let start = zip(actual, expected).prefix { areEqual($0, $1) }.count
    let most = min(actual.count, expected.count) - start
    let end = zip(actual.reversed(), expected.reversed()).prefix(most).prefix { areEqual($0, $1) }.count
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

/// The bytes of two values that are collections of bytes, such as `Data`, whose mirror shows where its bytes are
/// instead.
nonisolated func bytePairs(_ actual: Any, _ expected: Any) -> MemberPairs? {
  guard let actual = actual as? any RandomAccessCollection<UInt8>,
    let expected = expected as? any RandomAccessCollection<UInt8>
  else { return nil }
  return .inOrder(children(actual), children(expected))
}

nonisolated private func children(_ bytes: some RandomAccessCollection<UInt8>) -> Mirror.Children {
  Mirror.Children(bytes.lazy.map { byte -> Mirror.Child in (label: nil, value: byte) })
}
