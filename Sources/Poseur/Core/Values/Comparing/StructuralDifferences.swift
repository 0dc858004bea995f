/// The first few differences between two values, and how many there are.
nonisolated struct StructuralDifferences {
  /// Stops counting after this many hidden differences and says "more".
  static let mostCounted = 1000

  /// Those in new IDs and dates come last.
  let shown: [StructuralDifference]
  let hiddenCount: Int
  /// One line for each difference, one for those not shown, and what limits the comparison.
  let lines: [String]

  /// Compares the values as `ValueComparison` does: they have a difference exactly if they aren't equal.
  init(
    expected: Any?, received: Any?, objects: ValueComparison.ObjectRule = .byFields, showing limit: Int = 10,
    mostMembers: Int = ComparisonWalk.mostMembers
  ) {
    let root = MemberPairs([.both(nil, actual: received, expected: expected)])
    let ladder = EqualityLadder(objects: objects, mostArranged: mostMembers)
    var walk = ComparisonWalk(ladder: ladder, from: root, mostMembers: mostMembers)
    var (plain, fresh, count): ([StructuralDifference], [StructuralDifference], Int) = ([], [], 0)
    while count < Self.mostCounted + limit, let found = walk.next() {
      count += 1
      let isFresh = walk.isFresh(found)
      if (isFresh ? fresh : plain).count < limit {
        let difference = StructuralDifference(found, at: walk.path(to: found))
        if isFresh { fresh.append(difference) } else { plain.append(difference) }
      }
    }
    let isComplete = walk.next() == nil && !walk.hasGivenUp
    shown = Array((plain + fresh).prefix(limit))
    hiddenCount = count - shown.count
    let more = isComplete ? "… and \(hiddenCount) more" : "… and more"
    let end = walk.hasGivenUp ? "compared no further than \(countedNoun(mostMembers, "member"))" : nil
    // That may ignore some of the differences.
    let remark = count > 1 ? walk.typeWithOwnEquality.map { "\(ownTypeName($0)) has its own ==" } : nil
    lines = shown.map(\.line) + [hiddenCount > 0 ? more : nil, end, remark].compactMap { $0 }
  }
}

nonisolated extension StructuralDifferences {
  /// Tells a value from another that reads the same: `its name is "Rex", that of #1 "Max"`. Nil where nothing inside
  /// does.
  static func contrast(_ value: Any?, with other: Any?, called name: String) -> String? {
    let differences = Self(expected: other, received: value, objects: .byIdentity, showing: 1)
    guard let difference = differences.shown.first, !difference.isOfWhole || value is String,
      let texts = difference.texts
    else { return nil }
    return "its \(difference.path) is \(texts.received), that of \(name) \(texts.expected)"
  }
}

/// The text of one difference between a received and an expected value.
nonisolated struct StructuralDifference {
  let path: String
  /// For example, `owner.name: expected "Ann", received "Bob"`.
  let line: String
  /// Those of the two members; nil if only one side has it.
  private(set) var texts: ContrastingTexts?
  /// Whether it says only that the two values differ as a whole.
  let isOfWhole: Bool

  init(_ pair: MemberPair, at steps: [DifferenceStep]) {
    path = DifferencePath(steps: steps).text
    switch pair {
    case .missing(_, let value): line = "\(path): missing \(describeValue(value))"
    case .extra(_, let value): line = "\(path): extra \(describeValue(value))"
    case .both(_, let actual, let expected):
      let texts = ContrastingTexts(expected: expected, received: actual)
      line = "\(path): expected \(texts.expected), received \(texts.received)"
      self.texts = texts
    }
    isOfWhole = texts != nil && steps.isEmpty
  }
}

/// One step on the path to a member.
nonisolated enum DifferenceStep {
  case name(String)
  case key(Any)
}

/// The path from the compared values to a difference: `owner.tags[2]`, `value.1[0]` in a tuple, or `value` for the
/// values themselves.
nonisolated struct DifferencePath {
  /// A longer path shows only its two ends.
  static let longest = 16

  let steps: [DifferenceStep]

  var text: String {
    let half = Self.longest / 2
    let joined =
      steps.count > Self.longest
      ? Self.joined(steps.prefix(half)) + "…" + Self.joined(steps.suffix(half)) : Self.joined(steps[...])
    // A tuple element's name is a number, which means nothing alone.
    guard case .name(let first)? = steps.first, !first.allSatisfy(\.isNumber) else { return "value" + joined }
    // Without the dot.
    return String(joined.dropFirst())
  }

  private static func joined(_ steps: ArraySlice<DifferenceStep>) -> String {
    steps.map { step in
      switch step {
      case .name(let name): ".\(name)"
      case .key(let key): "[\(describeValue(key, limit: 40))]"
      }
    }.joined()
  }
}
