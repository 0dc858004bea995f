/// The first few differences between two values, and how many there are.
nonisolated struct StructuralDifferences: Equatable, Sendable {
  /// Stops counting after this many hidden differences and says "more".
  static let mostCounted = 1000

  /// Those in new IDs and dates come last.
  let shown: [StructuralDifference]
  let hiddenCount: Int
  /// Whether all differences were counted.
  let isComplete: Bool
  /// The number of members after which the comparison gave up, if it did.
  let membersCompared: Int?

  /// Says whose own `==` may ignore some of the differences.
  let remark: String?

  /// Compares the values as `ValueComparison` does: they have a difference exactly if they aren't equal.
  init(
    expected: Any?, received: Any?, objects: ValueComparison.ObjectRule = .byFields, showing limit: Int = 10,
    mostMembers: Int = ComparisonWalk.mostMembers
  ) {
    let root = MemberPairs([.both(nil, actual: received, expected: expected)])
    let ladder = EqualityLadder(objects: objects, explains: true, mostArranged: mostMembers)
    var walk = ComparisonWalk(ladder: ladder, from: root, mostMembers: mostMembers)
    var (shown, fresh, count): ([StructuralDifference], [StructuralDifference], Int) = ([], [], 0)
    var finding = walk.next()
    while let found = finding, count < Self.mostCounted + limit {
      count += 1
      let isFresh = walk.isFresh(found)
      if (isFresh ? fresh : shown).count < limit {
        let difference = StructuralDifference(found, at: walk.path(to: found))
        if isFresh { fresh.append(difference) } else { shown.append(difference) }
      }
      finding = walk.next()
    }
    self.shown = Array((shown + fresh).prefix(limit))
    hiddenCount = count - self.shown.count
    remark = count > 1 ? walk.typeWithOwnEquality.map { "\(ownTypeName($0)) has its own ==" } : nil
    isComplete = finding == nil && !walk.hasGivenUp
    membersCompared = walk.hasGivenUp ? mostMembers : nil
  }

  /// One line for each difference, and one for those not shown.
  var lines: [String] {
    let more = isComplete ? "… and \(hiddenCount) more" : "… and more"
    let end = membersCompared.map { "compared no further than \(countedNoun($0, "member"))" }
    return shown.map(\.line) + (hiddenCount > 0 ? [more] : []) + [end, remark].compactMap { $0 }
  }
}

nonisolated extension StructuralDifferences {
  /// Tells a value from another that reads the same: `its name is "Rex", that of #1 "Max"`. Nil where nothing inside
  /// does.
  static func contrast(_ value: Any?, with other: Any?, called name: String) -> String? {
    let differences = Self(expected: other, received: value, objects: .byIdentity, showing: 1)
    guard let difference = differences.shown.first, !difference.isOfWhole || value is String,
      case .different(let ofOther, let ofValue) = difference.change
    else { return nil }
    return "its \(difference.path) is \(ofValue), that of \(name) \(ofOther)"
  }
}

/// The text of one difference between a received and an expected value.
nonisolated struct StructuralDifference: Equatable, Sendable {
  nonisolated enum Change: Equatable, Sendable {
    case different(expected: String, received: String)
    case missing(String)
    case extra(String)
  }

  let path: String
  let change: Change
  /// Whether it says only that the two values differ as a whole.
  let isOfWhole: Bool

  /// For example, `owner.name: expected "Ann", received "Bob"`.
  var line: String {
    switch change {
    case .different(let expected, let received): "\(path): expected \(expected), received \(received)"
    case .missing(let value): "\(path): missing \(value)"
    case .extra(let value): "\(path): extra \(value)"
    }
  }
}

nonisolated extension StructuralDifference {
  init(_ pair: MemberPair, at steps: [DifferenceStep]) {
    path = DifferencePath(steps: steps).text
    if case .both = pair { isOfWhole = steps.isEmpty } else { isOfWhole = false }
    switch pair {
    case .missing(_, let value): change = .missing(describeValue(value))
    case .extra(_, let value): change = .extra(describeValue(value))
    case .both(_, let actual, let expected):
      let texts = ContrastingTexts(expected: expected, received: actual)
      change = .different(expected: texts.expected, received: texts.received)
    }
  }
}

/// One step on the path to a member.
nonisolated enum DifferenceStep {
  case name(String)
  case index(Int)
  case key(Any)
}

/// The path from the compared values to a difference: `owner.tags[2]`, `value.1[0]` in a tuple, or `value` for the
/// values themselves.
nonisolated struct DifferencePath {
  /// A longer path shows only its two ends.
  static let longest = 16

  let steps: [DifferenceStep]

  var text: String {
    guard steps.count > Self.longest else { return Self.text(steps[...]) }
    let end = Self.longest / 2
    return Self.text(steps.prefix(end)) + "…" + Self.joined(steps.suffix(end))
  }

  private static func text(_ steps: ArraySlice<DifferenceStep>) -> String {
    // A tuple element's name is a number, which means nothing alone.
    guard case .name(let first)? = steps.first, !first.allSatisfy(\.isNumber) else { return "value" + joined(steps) }
    return first + joined(steps.dropFirst())
  }

  private static func joined(_ steps: ArraySlice<DifferenceStep>) -> String {
    steps.map { step in
      switch step {
      case .name(let name): ".\(name)"
      case .index(let index): "[\(index)]"
      case .key(let key): "[\(describeValue(key, limit: 40))]"
      }
    }.joined()
  }
}
