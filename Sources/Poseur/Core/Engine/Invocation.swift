/// A call that came in and is still to be answered: `choose` finds a stub for it, and `answer` answers it.
nonisolated struct Invocation {
  /// What the fake asks for with one line.
  nonisolated enum Part {
    case recordAndStub, recordCall, stubbedValue
  }

  var part = Part.recordAndStub
  /// The number of the function.
  let function: Int
  private(set) var arguments: [Any?]
  /// What the function returns.
  let neededType: Any.Type
  /// What the function can throw; `Never` where it cannot throw.
  let failureType: Any.Type
  /// Whether the fake answers where no stub does: with its `orElse:`.
  let hasFallback: Bool
  /// Nil where nothing is recorded.
  let record: CallPosition?
  /// The tables that have the record of the call and its stubs.
  let state: LockedValue<FakerState>

  /// Whether the call may end with `UnstubbedCall`.
  var canThrow: Bool { failureType == (any Error).self || failureType == UnstubbedCall.self }

  /// The same call with other arguments.
  func with(_ arguments: [Any?]) -> Invocation {
    var call = self
    call.arguments = arguments
    return call
  }
}

/// The outcome of `begin` and `choose`: done, or still to be answered.
nonisolated enum CallStart {
  /// With a value of the type that was needed; nil where nothing was.
  case done(ValueBox?)
  case open(CallInProgress)
}

nonisolated extension Invocation {
  /// Chooses the stub that answers, and takes its answer.
  ///
  /// The call is in the record before any code of the test's runs. Matching runs such code, and so does casting an
  /// answer to the type that is needed, which hashes the members of a set: both are done outside the lock. The choice
  /// is settled under the lock, since the stub may be gone or have come to another answer by then.
  ///
  /// A stub may be replaced by another while it is asked. Then the stubs that there are now are asked, since there was
  /// one all the time; but not without end, since what replaces a stub may be its own condition.
  /// - Parameters:
  ///   - rules: the stubs there are, the one to ask first in front.
  ///   - isAsked: whether a stub is asked at all.
  func choose(among rules: [Stub], where isAsked: (Stub) -> Bool = { _ in true }) -> CallStart {
    var (rules, mismatched) = (rules, [MistypedStub]())
    var attempts = 0
    while attempts < 10 {
      attempts += 1
      if let choice = firstAnswer(among: rules, where: isAsked, &mismatched) { return choice }
      guard let later = replacement(of: rules) else { break }
      rules = later
      mismatched = []
    }
    return .open(CallInProgress(self, nil, of: nil, mismatched: mismatched))
  }

  private func firstAnswer(
    among rules: [Stub], where isAsked: (Stub) -> Bool, _ mismatched: inout [MistypedStub]
  ) -> CallStart? {
    var position = 0
    while position < rules.count {
      let rule = rules[position]
      if isAsked(rule), rule.matches(arguments, returning: neededType),
        let answer = takeAnswer(of: rule, at: position, &mismatched)
      {
        if rule.pattern.capturesArguments, !answer.isEnd { rule.pattern.capture(keptArguments) }
        // A call with an answer of its own is open where a newer stub was passed over, which is to be told.
        if case .value(let value) = answer, mismatched.isEmpty || !hasFallback { return .done(value) }
        return .open(CallInProgress(self, answer, of: rule.site, mismatched: mismatched))
      }
      position += 1
    }
    return nil
  }

  /// What captors keep: the copies that the record holds, if it does, else the arguments as they came.
  private var keptArguments: [Any?] {
    guard let record else { return arguments }
    let calls = state.withLock { $0[function].calls }
    return calls.keeping.copier.flatMap { _ in calls.arguments(of: record) } ?? arguments
  }

  /// The stubs there are now, if some of the given ones are gone; nil if all of those are still there, or no stub is.
  private func replacement(of rules: [Stub]) -> [Stub]? {
    if rules.isEmpty { return nil }
    let later = state.withLock { $0[function].stubs }
    if later.isEmpty || later.elementsEqual(rules, by: ===) { return nil }
    return Set(rules.map(ObjectIdentifier.init)).isSubset(of: later.map(ObjectIdentifier.init)) ? nil : later
  }

  /// Takes a stub's next answer, if it has one of the needed type. A value completes the record of the call.
  private func takeAnswer(of rule: Stub, at position: Int, _ mismatched: inout [MistypedStub]) -> StubAnswer? {
    while true {
      let next = state.lock().pointee.takeAnswer(of: rule, at: position, for: self)
      state.unlock()
      switch next {
      case .taken(let answer): return answer
      case .needsCast(let offered, let turn):
        guard let value = offered.cast(to: neededType) else {
          mismatched.append(MistypedStub(value: offered.original, site: rule.site))
          return nil
        }
        if state.withLock({ $0.take(offered, turn: turn, of: rule, at: position, as: value, for: self) }) { return .value(value) }
      // Another call was faster, or the stub is gone.
      case nil: return nil
      }
    }
  }
}
