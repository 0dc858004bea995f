/// Something to be compared inside of two values.
enum MemberPair {
  /// A member that both have.
  case both(DifferenceStep?, actual: Any?, expected: Any?)
  /// A member that was expected and is not there.
  case missing(DifferenceStep?, Any?)
  /// A member that is there and was not expected.
  case extra(DifferenceStep?, Any?)
}

/// The members of two values, side by side, made one by one: most comparisons end at the first.
struct MemberPairs {
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

extension MemberPair {
  var step: DifferenceStep? {
    switch self {
    case .both(let step, _, _), .missing(let step, _), .extra(let step, _): step
    }
  }
}
