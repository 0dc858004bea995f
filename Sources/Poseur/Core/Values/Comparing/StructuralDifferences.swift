/// The first few differences between two values, and how many there are.
nonisolated struct StructuralDifferences: Equatable, Sendable {
  /// Stops counting after this many hidden differences and says "more".
  static let mostCounted = 1000

  let shown: [StructuralDifference]
  let hiddenCount: Int
  /// Whether all differences were counted.
  let isComplete: Bool
  /// The number of members after which the comparison gave up, if it did.
  let membersCompared: Int?

  /// Compares the values as `ValueComparison` does: they have a difference exactly if they aren't equal.
  init(
    expected: Any?, received: Any?, objects: ValueComparison.ObjectRule = .byFields, showing limit: Int = 10,
    mostMembers: Int = ComparisonWalk.mostMembers
  ) {
    let root = MemberPairs([.both(nil, actual: received, expected: expected)])
    let ladder = EqualityLadder(objects: objects, explains: true, mostArranged: mostMembers)
    var walk = ComparisonWalk(ladder: ladder, from: root, mostMembers: mostMembers)
    var (shown, hiddenCount): ([StructuralDifference], Int) = ([], 0)
    var finding = walk.next()
    while let found = finding, hiddenCount < Self.mostCounted {
      if shown.count < limit {
        shown.append(StructuralDifference(found, at: walk.path(to: found)))
      } else {
        hiddenCount += 1
      }
      finding = walk.next()
    }
    (self.shown, self.hiddenCount) = (shown, hiddenCount)
    isComplete = finding == nil && !walk.hasGivenUp
    membersCompared = walk.hasGivenUp ? mostMembers : nil
  }

  /// One line for each difference, and one for those not shown.
  var lines: [String] {
    let more = isComplete ? "… and \(hiddenCount) more" : "… and more"
    let end = membersCompared.map { "compared no further than \(countedNoun($0, "member"))" }
    return shown.map(\.line) + (hiddenCount > 0 ? [more] : []) + (end.map { [$0] } ?? [])
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
