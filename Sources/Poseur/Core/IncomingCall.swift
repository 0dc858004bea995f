/// A call as it came in.
nonisolated struct IncomingCall {
  /// The number of the function that was called.
  let function: Int
  let arguments: [Any?]
  /// Whether the function can throw.
  let canThrow: Bool
  /// What the function returns.
  let neededType: Any.Type
  /// Nil where only an answer is asked for and nothing is recorded.
  let record: CallPosition?
  /// How its outcome is to be recorded.
  let retention: ArgumentRetention
  /// The tables that have the record of the call and its stubs.
  let state: LockedValue<FakerState>
}

nonisolated extension IncomingCall {
  /// Chooses the stub that answers, and answers if the stub returns a value.
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
  func chooseAnswer(among rules: [StubRule], where isAsked: (StubRule) -> Bool = { _ in true }) -> BegunCall {
    var (rules, passedOver) = (rules, [MistypedStub]())
    for _ in 1...10 {
      passedOver = []
      if let choice = firstAnswer(among: rules, where: isAsked, &passedOver) { return choice }
      guard let later = replacement(of: rules) else { break }
      rules = later
    }
    return .open(OpenCall(self, nil, of: nil, passingOver: passedOver))
  }

  private func firstAnswer(
    among rules: [StubRule], where isAsked: (StubRule) -> Bool, _ passedOver: inout [MistypedStub]
  ) -> BegunCall? {
    var position = 0
    while position < rules.count {
      let rule = rules[position]
      if isAsked(rule), rule.matches(arguments), let answer = takeAnswer(of: rule, at: position, &passedOver) {
        if case .ended = answer {} else { rule.pattern.capture(arguments) }
        if case .value(let value) = answer { return .answered(value) }
        return .open(OpenCall(self, answer, of: rule.site, passingOver: passedOver))
      }
      position += 1
    }
    return nil
  }

  /// The stubs there are now, if some of the given ones are gone; nil if all of those are still there, or no stub is.
  private func replacement(of rules: [StubRule]) -> [StubRule]? {
    if rules.isEmpty { return nil }
    let later = state.withLock { $0.stubs.rules(for: function) }
    if later.isEmpty || later.elementsEqual(rules, by: ===) { return nil }
    return Set(rules.map(ObjectIdentifier.init)).isSubset(of: later.map(ObjectIdentifier.init)) ? nil : later
  }

  /// Takes a stub's next answer, if it has one of the needed type. A value completes the record of the call.
  private func takeAnswer(of rule: StubRule, at position: Int, _ passedOver: inout [MistypedStub]) -> StubAnswer? {
    while true {
      let taken = state.lock().pointee.takeAnswer(of: rule, at: position, for: self)
      state.unlock()
      switch taken {
      case .taken(let answer): return answer
      case .offered(let offer):
        guard let adapted = StubbedValue(offer.value, castTo: neededType) else {
          passedOver.append(MistypedStub(value: offer.value.value, site: rule.site))
          return nil
        }
        if state.withLock({ $0.take(offer, adapted, of: rule, for: self) }) { return .value(adapted) }
      // Another call was faster, or the stub is gone.
      case nil: return nil
      }
    }
  }
}
