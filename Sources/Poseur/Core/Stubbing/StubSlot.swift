/// An answer that a stub has for a call, not yet taken.
struct StubOffer {
  let answer: StubAnswer
  /// How far the stub had come when it made the offer.
  let turn: Int
}

/// The stubs of one function, the one to ask first in front.
struct StubSlot {
  /// How far a stub has come.
  struct Usage {
    var callCount = 0
    /// The answer that comes next; behind the last one, the end of the sequence decides.
    var nextAnswer = 0
  }

  private(set) var rules: [StubRule] = []
  // Apart from the rules, which are copied out for matching: a call changes only these.
  private(set) var usages: [Usage] = []

  mutating func insert(_ rule: StubRule, universalFirst: Bool) {
    let isInFirstTier = rule.pattern.isUniversal == universalFirst
    let front = rules.firstIndex { isInFirstTier || $0.pattern.isUniversal == rule.pattern.isUniversal } ?? rules.count
    rules.insert(rule, at: front)
    usages.insert(Usage(), at: front)
  }

  func index(of id: Int) -> Int? { rules.firstIndex { $0.id == id } }

  /// The answer that a stub has for the next call; nil when it has none.
  func offer(of index: Int) -> StubOffer? {
    let (rule, usage) = (rules[index], usages[index])
    if let limit = rule.limit, usage.callCount >= limit { return nil }
    guard let next = rule.nextAnswer(after: usage.nextAnswer) else {
      return rule.end == .fail ? StubOffer(answer: .ended(count: rule.answers.count), turn: usage.nextAnswer) : nil
    }
    return StubOffer(answer: rule.answers[next], turn: usage.nextAnswer)
  }

  /// Counts a call for a stub that takes the offer. False when the stub has meanwhile come to another answer.
  mutating func take(_ offer: StubOffer, of index: Int) -> Bool {
    let (rule, usage) = (rules[index], usages[index])
    guard usage.nextAnswer == offer.turn, rule.limit.map({ usage.callCount < $0 }) ?? true else { return false }
    // A sequence that has ended goes no further.
    guard let next = rule.nextAnswer(after: usage.nextAnswer) else { return true }
    usages[index] = Usage(callCount: usage.callCount + 1, nextAnswer: next + 1)
    return true
  }

  /// Whether the stub's sequence has ended, so that older ones answer.
  func hasFallenThrough(_ index: Int) -> Bool { rules[index].nextAnswer(after: usages[index].nextAnswer) == nil }

  mutating func append(_ answer: StubAnswer, at index: Int) { rules[index].append(answer) }

  mutating func end(with end: SequenceEnd, at index: Int) { rules[index].end = end }

  /// Takes over how far the stubs have come that are in a later copy too.
  mutating func catchUp(with later: StubSlot) {
    for (rule, usage) in zip(later.rules, later.usages) {
      guard let index = index(of: rule.id) else { continue }
      (rules[index], usages[index]) = (rule, usage)
    }
  }

  mutating func remove(at index: Int) -> (rule: StubRule, callCount: Int) {
    (rules.remove(at: index), usages.remove(at: index).callCount)
  }
}
