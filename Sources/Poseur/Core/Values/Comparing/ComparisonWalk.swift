/// Goes through two values side by side and stops at each difference.
///
/// Equality asks for the first difference, a report for all of them. The walk keeps its own stack, so it can compare a
/// chain of any length on any thread. It enters each pair of objects only once, so cycles end.
///
/// Values have no identity. If many paths lead to one, it's compared each time, which could take forever. So the walk
/// gives up after very many members.
nonisolated struct ComparisonWalk {
  /// The most members it compares, which takes a second or two. `Equatable` arrays may be longer, since one `==`
  /// compares the whole.
  static let mostMembers = 100_000

  /// A difference and the last step to it.
  nonisolated struct Finding {
    let step: DifferenceStep?
    let pair: MemberPair
  }

  nonisolated private struct Level {
    let step: DifferenceStep?
    let members: MemberPairs
    /// The values, if their own `==` calls them different. If no member differs, they themselves are the difference.
    let judged: MemberPair?
    let objects: ObjectPair?
    /// How many differences had been found when the walk entered this level.
    let explainedBefore: Int
  }

  /// The result so far for two objects that the walk has entered.
  nonisolated private enum Standing {
    case open(explainedBefore: Int)
    case equal
    case different
  }

  private let ladder: EqualityLadder
  private var levels: [Level]
  private var entered: [ObjectPair: Standing] = [:]
  private var explained = 0
  private var membersLeft: Int

  init(ladder: EqualityLadder, from members: MemberPairs, mostMembers: Int = Self.mostMembers) {
    self.ladder = ladder
    membersLeft = mostMembers
    levels = [Level(step: nil, members: members, judged: nil, objects: nil, explainedBefore: 0)]
  }

  /// Whether the walk stopped because there are too many members.
  private(set) var hasGivenUp = false

  /// The next difference, or nil if there are no more or the walk gives up.
  mutating func next() -> Finding? {
    while !hasGivenUp, let level = levels.last {
      if let pair = level.members.next() {
        membersLeft -= 1
        hasGivenUp = membersLeft < 0
        if hasGivenUp { return nil }
        if let found = examine(pair) { return found }
      } else {
        levels.removeLast()
        let isExplained = level.explainedBefore < explained
        if let objects = level.objects { entered[objects] = isExplained || level.judged != nil ? .different : .equal }
        if !isExplained, let judged = level.judged { return finding(judged, at: level.step) }
      }
    }
    return nil
  }

  /// The path to the last difference found.
  func path(to finding: Finding) -> [DifferenceStep] { (levels.map(\.step) + [finding.step]).compactMap { $0 } }

  private mutating func examine(_ pair: MemberPair) -> Finding? {
    guard case .both(let step, let actual, let expected) = pair else { return finding(pair, at: pair.step) }
    switch ladder.verdict(actual, expected) {
    case .equal: return nil
    case .different: return finding(pair, at: step)
    case .byMembers(let members): enter(pair, members, judged: nil)
    case .judgedDifferent:
      guard let members = ladder.explanation(actual, expected) else { return finding(pair, at: step) }
      enter(pair, members, judged: pair)
    }
    return nil
  }

  private mutating func enter(_ pair: MemberPair, _ members: MemberPairs, judged: MemberPair?) {
    let objects = ObjectPair(pair)
    if let standing = objects.flatMap({ entered[$0] }) {
      if isExplained(standing) { explained += 1 }
      return
    }
    if let objects { entered[objects] = .open(explainedBefore: explained) }
    levels.append(
      Level(step: pair.step, members: members, judged: judged, objects: objects, explainedBefore: explained))
  }

  /// Whether two objects are known to differ. While they are being compared, they count as equal until a difference is
  /// found.
  private func isExplained(_ standing: Standing) -> Bool {
    switch standing {
    case .open(let explainedBefore): explainedBefore < explained
    case .equal: false
    case .different: true
    }
  }

  private mutating func finding(_ pair: MemberPair, at step: DifferenceStep?) -> Finding {
    explained += 1
    return Finding(step: step, pair: pair)
  }
}

/// Two objects that have been compared. It keeps both alive, because another object could get a freed one's address.
nonisolated struct ObjectPair: Hashable {
  let actual: AnyObject
  let expected: AnyObject

  init?(_ pair: MemberPair) {
    guard case .both(_, let actual, let expected) = pair,
      let actual = unwrappedValue(actual).flatMap(classInstance),
      let expected = unwrappedValue(expected).flatMap(classInstance)
    else { return nil }
    self.actual = actual
    self.expected = expected
  }

  static func == (lhs: ObjectPair, rhs: ObjectPair) -> Bool {
    lhs.actual === rhs.actual && lhs.expected === rhs.expected
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(actual))
    hasher.combine(ObjectIdentifier(expected))
  }
}
