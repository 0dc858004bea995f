/// The first few differences between two values, and how many there are.
struct StructuralDifferences: Equatable, Sendable {
  /// How many more are counted before the rest is "more".
  static let mostCounted = 1000

  let shown: [StructuralDifference]
  let hiddenCount: Int
  /// Whether all differences were counted.
  let isComplete: Bool
  /// After how many members the comparison was given up, if it was.
  let membersCompared: Int?

  /// Compares the values as `ValueComparison` does: there is a difference exactly if they are not equal.
  init(
    expected: Any?, received: Any?, objects: ValueComparison.ObjectRule = .byFields, showing limit: Int = 10,
    mostMembers: Int = ComparisonWalk.mostMembers
  ) {
    let root = MemberPairs([.both(nil, actual: received, expected: expected)])
    let ladder = EqualityLadder(objects: objects, explains: true)
    var walk = ComparisonWalk(ladder: ladder, from: root, mostMembers: mostMembers)
    var (shown, hiddenCount): ([StructuralDifference], Int) = ([], 0)
    var finding = walk.next()
    while let found = finding, hiddenCount < Self.mostCounted {
      if shown.count < limit {
        shown.append(StructuralDifference(found.pair, at: walk.path(to: found)))
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
