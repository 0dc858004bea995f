/// The first few differences between two values, and how many there are.
struct StructuralDifferences: Equatable, Sendable {
  /// How many more are counted before the rest is "more".
  static let mostCounted = 1000

  let shown: [StructuralDifference]
  let hiddenCount: Int
  /// Whether all differences were counted.
  let isComplete: Bool

  /// Compares the values as `ValueComparison` does: there is a difference exactly if they are not equal.
  init(
    expected: Any?, received: Any?, objects: ValueComparison.ObjectRule = .byFields, showing limit: Int = 10
  ) {
    let root = MemberPairs([.both(nil, actual: received, expected: expected)])
    var walk = ComparisonWalk(ladder: EqualityLadder(objects: objects, explains: true), from: root)
    var (shown, hiddenCount): ([StructuralDifference], Int) = ([], 0)
    var finding = walk.next()
    while let found = finding, hiddenCount < Self.mostCounted {
      if shown.count < limit { shown.append(StructuralDifference(found)) } else { hiddenCount += 1 }
      finding = walk.next()
    }
    (self.shown, self.hiddenCount, self.isComplete) = (shown, hiddenCount, finding == nil)
  }

  /// One line for each difference, and one for those not shown.
  var lines: [String] {
    let lines = shown.map(\.line)
    guard hiddenCount > 0 else { return lines }
    return lines + [isComplete ? "… and \(hiddenCount) more" : "… and more"]
  }
}
