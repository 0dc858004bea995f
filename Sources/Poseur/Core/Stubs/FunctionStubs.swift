/// The stubs of one function, the one to ask first in front.
///
/// Where the first is unconditional and has come to its last value, that is the constant value: a call gets it without
/// a look at anything else. Every change of the stubs decides anew whether there is one.
nonisolated struct FunctionStubs {
  private(set) var rules: [StubRule] = []
  // Kept apart from the rules, which are copied out for matching: a call changes only the progress.
  private var progress: [StubProgress] = []
  private var constantValue: ValueBox?
  /// How many calls got the constant value that the first stub's progress has not counted yet.
  private var constantCount = 0

  func index(of id: Int) -> Int? { rules.firstIndex { $0.id == id } }

  /// What a stub answers, and how far it has come.
  func progress(of index: Int) -> StubProgress {
    var progress = progress[index]
    if index == 0 { progress.count(constantCount) }
    return progress
  }

  /// The universal stub that overrides all specific ones, where universal ones go first. It looks at no specific ones,
  /// of which there may be many.
  var overridingRule: (rule: StubRule, answers: [StubAnswer])? {
    let universal = rules.indices.prefix { rules[$0].pattern.isUniversal }
    return universal.first { !stepsBack($0) }.map { (rules[$0], progress[$0].answers) }
  }

  /// Whether a stub leaves some of the calls it is for to other stubs.
  private func stepsBack(_ index: Int) -> Bool {
    !rules[index].isUnconditional || progress[index].end == .fallThrough
      || progress[index].answers.contains(where: \.mayProceed)
  }
}

// MARK: - Answering

nonisolated extension FunctionStubs {
  /// Takes the constant value, if there is one of just this type.
  @_transparent
  mutating func takeConstant(ofType type: Any.Type) -> ValueBox? {
    guard let constantValue, constantValue.type == type else { return nil }
    constantCount += 1
    return constantValue
  }

  /// Takes a stub's next answer. A value of another type is only offered. Nil where the stub has no answer, or is gone.
  /// - Parameter position: where the stub was among the rules.
  mutating func takeAnswer(of rule: StubRule, at position: Int, needing type: Any.Type) -> NextAnswer? {
    let isThere = position < rules.count && rules[position] === rule
    guard let index = isThere ? position : self.index(of: rule.id) else { return nil }
    // Only the first stub can have come to a constant value.
    guard index == 0, rule.isUnconditional else {
      return progress[index].takeAnswer(needing: type, limit: rule.limit)
    }
    return change { $0.progress[0].takeAnswer(needing: type, limit: nil) }
  }

  /// Counts a call that takes a value that was offered. False when the stub has meanwhile come to another answer.
  mutating func take(_ offered: ValueBox, turn: Int, of index: Int, as value: ValueBox) -> Bool {
    change { $0.progress[index].take(offered, turn: turn, limit: $0.rules[index].limit, as: value) }
  }
}

// MARK: - Changes

nonisolated extension FunctionStubs {
  mutating func insert(_ rule: StubRule, _ answers: [StubAnswer], universalFirst: Bool) {
    let isInFirstTier = rule.pattern.isUniversal == universalFirst
    let front = rules.firstIndex { isInFirstTier || $0.pattern.isUniversal == rule.pattern.isUniversal } ?? rules.count
    change { stubs in
      stubs.rules.insert(rule, at: front)
      stubs.progress.insert(StubProgress(answers), at: front)
    }
  }

  /// Prepares anew what is recorded of the calls that the stubs answer.
  mutating func prepareAnswers(for retention: ArgumentRetention) {
    for (rule, progress) in zip(rules, progress) {
      for answer in progress.answers { answer.prepare(for: retention, rule.site) }
    }
  }

  mutating func append(_ answer: StubAnswer, at index: Int) { change { $0.progress[index].append(answer) } }

  mutating func end(with end: SequenceEnd, at index: Int) { change { $0.progress[index].end = end } }

  mutating func remove(at index: Int) -> RemovedStub {
    change { RemovedStub(rule: $0.rules.remove(at: index), progress: $0.progress.remove(at: index)) }
  }

  /// Removes the stubs that are meant, all in one go, and returns them.
  mutating func removeAll(where isMeant: (StubRule) -> Bool) -> [RemovedStub] {
    change { stubs in
      let all = zip(stubs.rules, stubs.progress).map { RemovedStub(rule: $0, progress: $1) }
      let kept = all.filter { !isMeant($0.rule) }
      (stubs.rules, stubs.progress) = (kept.map(\.rule), kept.map(\.progress))
      return all.filter { isMeant($0.rule) }
    }
  }

  private mutating func change<Result>(_ body: (inout FunctionStubs) -> Result) -> Result {
    if constantCount > 0 { progress[0].count(constantCount) }
    constantCount = 0
    defer { constantValue = rules.first?.isUnconditional == true ? progress[0].constantValue : nil }
    return body(&self)
  }
}

/// A stub that was taken out of its table: to be dropped outside the lock, since it holds closures and values of the
/// test's.
nonisolated struct RemovedStub {
  let rule: StubRule
  let progress: StubProgress
}
