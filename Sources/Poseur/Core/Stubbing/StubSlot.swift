/// The stubs of one function, the one to ask first in front.
///
/// There are three ways to an answer. Where the first stub has come to one value for all calls that it is for, that is
/// the steady value, and a call takes no more than a look at its arguments. A stub whose matchers are plain is chosen
/// under the lock. All else is chosen outside, from a copy of the stubs. Every change of the stubs decides anew which
/// way is open.
nonisolated struct StubSlot {
  private(set) var rules: [StubRule] = []
  // Kept apart from the rules, which are copied out for matching: a call changes only the progress.
  private var progress: [StubProgress] = []
  /// What the first stub's calls get from now on, if that is a value and no code of the test's has to run. Its owner is
  /// kept by that stub's progress.
  private var steadyValue: ReadyValue?
  /// Which calls get the steady value; nil where all do.
  private var steadyPattern: PlainPattern?
  /// How many calls got it that the first stub's progress has not counted yet.
  private var steadyCount = 0
  /// Whether the stub to ask first can be asked under a lock.
  private var startsPlainly = false

  @_transparent
  mutating func hasStubs() -> Bool { !rules.isEmpty }

  func index(of id: Int) -> Int? { rules.firstIndex { $0.id == id } }

  /// What a stub answers, and how far it has come.
  func progress(of index: Int) -> StubProgress {
    var progress = progress[index]
    if index == 0 { progress.count(steadyCount) }
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
    let rule = rules[index]
    return rule.limit != nil || !rule.conditions.isEmpty || progress[index].end == .fallThrough
      || progress[index].answers.contains(where: \.mayProceed)
  }
}

// MARK: - Changes

nonisolated extension StubSlot {
  mutating func insert(_ rule: StubRule, _ answers: [StubAnswer], universalFirst: Bool) {
    let isInFirstTier = rule.pattern.isUniversal == universalFirst
    let front = rules.firstIndex { isInFirstTier || $0.pattern.isUniversal == rule.pattern.isUniversal } ?? rules.count
    change { slot in
      slot.rules.insert(rule, at: front)
      slot.progress.insert(StubProgress(answers), at: front)
    }
  }

  /// Takes the answer to a call, if that is a value of just this type and no code of the test's has to run to choose
  /// it.
  @_transparent
  mutating func takeValue(for arguments: CallArguments, ofType type: Any.Type) -> ReadyValue? {
    // The way of most calls: it looks at nothing else, and calls nothing that would copy the stubs where the code is
    // not optimised.
    if let value = steadyValue, value.type == type {
      switch steadyPattern?.answer(arguments) {
      case nil, .yes:
        steadyCount += 1
        return value
      case .no: return takePlainlyChosenValue(for: arguments, ofType: type, from: 1)
      case .unknown: return nil
      }
    }
    return startsPlainly ? takePlainlyChosenValue(for: arguments, ofType: type, from: 0) : nil
  }

  private mutating func takePlainlyChosenValue(
    for arguments: CallArguments, ofType type: Any.Type, from start: Int
  ) -> ReadyValue? {
    var index = start
    while index < rules.count {
      let rule = rules[index]
      guard let pattern = rule.plainPattern else { return nil }
      switch pattern.answer(arguments) {
      case .yes:
        if let value = progress[index].takeValue(ofType: type, limit: rule.limit) {
          // Its sequence may have come to its last value.
          if index == 0, rule.maySettle { change { _ in } }
          return value
        }
        // An answer of another kind takes more work; a stub without an answer leaves the call to the next one.
        if progress[index].hasAnswer(limit: rule.limit) { return nil }
        index += 1
      case .no: index += 1
      case .unknown: return nil
      }
    }
    return nil
  }

  /// Takes a stub's next answer. A value of another type is only offered. Nil where the stub has no answer, or is gone.
  /// - Parameter position: where the stub was among the rules.
  mutating func takeAnswer(of rule: StubRule, at position: Int, needing type: Any.Type) -> TakenAnswer? {
    var index = position
    if index >= rules.count || rules[index] !== rule {
      guard let found = self.index(of: rule.id) else { return nil }
      index = found
    }
    guard index == 0, rule.maySettle, progress[0].endsWithValue else {
      return progress[index].takeAnswer(needing: type, limit: rule.limit)
    }
    return change { $0.progress[index].takeAnswer(needing: type, limit: rule.limit) }
  }

  /// Counts a call that takes a stub's offer. False when the stub has meanwhile come to another answer.
  mutating func take(_ offer: StubOffer, of index: Int, as value: StubbedValue) -> Bool {
    change { slot in slot.progress[index].take(offer, limit: slot.rules[index].limit, as: value) }
  }

  /// Prepares anew what is recorded of the calls that the stubs answer.
  mutating func prepareAnswers(for retention: ArgumentRetention) {
    change { slot in
      for (rule, progress) in zip(slot.rules, slot.progress) {
        for answer in progress.answers { answer.prepare(for: retention, rule.site) }
      }
    }
  }

  mutating func append(_ answer: StubAnswer, at index: Int) { change { $0.progress[index].append(answer) } }

  mutating func end(with end: SequenceEnd, at index: Int) { change { $0.progress[index].end = end } }

  /// Takes over the progress of those stubs that are in a later copy, too.
  mutating func catchUp(with later: StubSlot) {
    let indices = Dictionary(uniqueKeysWithValues: rules.indices.map { (rules[$0].id, $0) })
    change { slot in
      for (index, rule) in later.rules.enumerated() {
        if let own = indices[rule.id] { slot.progress[own] = later.progress(of: index) }
      }
    }
  }

  mutating func remove(at index: Int) -> RemovedStub {
    change { slot in RemovedStub(rule: slot.rules.remove(at: index), progress: slot.progress.remove(at: index)) }
  }

  /// Removes the stubs that are meant, all in one go, and returns them.
  mutating func removeAll(where isMeant: (StubRule) -> Bool) -> [RemovedStub] {
    change { slot in
      let stubs = zip(slot.rules, slot.progress).map { RemovedStub(rule: $0, progress: $1) }
      let kept = stubs.filter { !isMeant($0.rule) }
      (slot.rules, slot.progress) = (kept.map(\.rule), kept.map(\.progress))
      return stubs.filter { isMeant($0.rule) }
    }
  }

  private mutating func change<Result>(_ body: (inout StubSlot) -> Result) -> Result {
    if steadyCount > 0 { progress[0].count(steadyCount) }
    (steadyValue, steadyPattern, steadyCount) = (nil, nil, 0)
    let result = body(&self)
    startsPlainly = rules.first?.plainPattern != nil
    if let first = rules.first, first.maySettle, let value = progress[0].steadyValue {
      steadyValue = value
      steadyPattern = first.plainPattern.flatMap { $0.isUniversal ? nil : $0 }
    }
    return result
  }
}

/// A stub that was taken out of its table: to be dropped outside the lock, since it holds closures and values of the
/// test's.
nonisolated struct RemovedStub {
  let rule: StubRule
  let progress: StubProgress
}
