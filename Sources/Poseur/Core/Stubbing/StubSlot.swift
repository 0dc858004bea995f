/// The stubs of one function, the one to ask first in front.
struct StubSlot {
  private(set) var rules: [StubRule] = []
  // Apart from the rules, which are copied out for matching: a call changes only these.
  private(set) var progress: [StubProgress] = []

  mutating func insert(_ rule: StubRule, _ answers: [StubAnswer], universalFirst: Bool) {
    let isInFirstTier = rule.pattern.isUniversal == universalFirst
    let front = rules.firstIndex { isInFirstTier || $0.pattern.isUniversal == rule.pattern.isUniversal } ?? rules.count
    rules.insert(rule, at: front)
    progress.insert(StubProgress(answers), at: front)
  }

  func index(of id: Int) -> Int? { rules.firstIndex { $0.id == id } }

  /// The answer that a stub has for the next call; nil when it has none.
  func offer(of index: Int) -> StubOffer? { progress[index].offer(limit: rules[index].limit) }

  /// Counts a call for a stub that takes the offer. False when the stub has meanwhile come to another answer.
  mutating func take(_ offer: StubOffer, of index: Int) -> Bool {
    progress[index].take(offer, limit: rules[index].limit)
  }

  /// Takes the next answer of the first stub, where that is a value of just this type and no code of the test's is to be
  /// asked whether the stub answers.
  mutating func takeValue(ofType type: Any.Type) -> StubbedValue? {
    guard let first = rules.first, first.isUnconditional, let offer = offer(of: 0) else { return nil }
    guard case .value(let value) = offer.answer, value.type == type else { return nil }
    return take(offer, of: 0) ? value : nil
  }

  /// Whether a stub leaves some of the calls it is for to others.
  func stepsBack(_ index: Int) -> Bool {
    let rule = rules[index]
    return rule.limit != nil || !rule.conditions.isEmpty || progress[index].end == .fallThrough
  }

  mutating func append(_ answer: StubAnswer, at index: Int) { progress[index].append(answer) }

  mutating func end(with end: SequenceEnd, at index: Int) { progress[index].end = end }

  /// Takes over how far the stubs have come that are in a later copy too.
  mutating func catchUp(with later: StubSlot) {
    for (rule, state) in zip(later.rules, later.progress) {
      if let index = index(of: rule.id) { progress[index] = state }
    }
  }

  mutating func remove(at index: Int) -> RemovedStub {
    RemovedStub(rule: rules.remove(at: index), progress: progress.remove(at: index))
  }
}

/// A stub that was taken out of its table: to be dropped outside the lock, since it holds closures and values of the
/// test's.
struct RemovedStub {
  let rule: StubRule
  let progress: StubProgress
}
