/// The stubs of one function, the one to ask first in front.
struct StubSlot {
  private(set) var rules: [StubRule] = []
  // Apart from the rules, which are copied out for matching: a call changes only these.
  private(set) var callCounts: [Int] = []

  mutating func insert(_ rule: StubRule, universalFirst: Bool) {
    let isInFirstTier = rule.pattern.isUniversal == universalFirst
    let front = rules.firstIndex { isInFirstTier || $0.pattern.isUniversal == rule.pattern.isUniversal } ?? rules.count
    rules.insert(rule, at: front)
    callCounts.insert(0, at: front)
  }

  func index(of id: Int) -> Int? { rules.firstIndex { $0.id == id } }

  /// Counts a call for a stub if it still has an answer and `accept` takes it.
  mutating func take<Accepted>(_ index: Int, _ accept: (StubAnswer) -> Accepted?) -> Accepted? {
    guard let answer = rules[index].answer(after: callCounts[index]), let accepted = accept(answer) else { return nil }
    callCounts[index] += 1
    return accepted
  }

  mutating func append(_ answer: StubAnswer, at index: Int) { rules[index].append(answer) }

  mutating func remove(at index: Int) -> (rule: StubRule, callCount: Int) {
    (rules.remove(at: index), callCounts.remove(at: index))
  }
}
