/// A call as it came in.
struct IncomingCall {
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
  /// The tables in which the call is recorded and its stubs are.
  let state: LockedValue<FakerState>
}

extension IncomingCall {
  /// Chooses the stub that answers, and answers where that returns a value.
  ///
  /// The call is in the record before any code of the test's runs. Matching, and casting an answer to the type that is
  /// needed, which hashes the members of a set, are such code: they run outside the lock. The choice is settled under
  /// the lock, since the stub may be gone or have come to another answer by then.
  /// - Parameter rules: the stubs there are, the one to ask first in front.
  func chooseAnswer(among rules: [StubRule]) -> BegunCall {
    var passedOver: [MistypedStub] = []
    var position = 0
    while position < rules.count {
      let rule = rules[position]
      if rule.matches(arguments), let answer = takeAnswer(of: rule, at: position, &passedOver) {
        if case .ended = answer {} else { rule.pattern.capture(arguments) }
        if case .value(let value) = answer { return .answered(value) }
        return .open(OpenCall(self, answer, of: rule.site, passingOver: passedOver))
      }
      position += 1
    }
    return .open(OpenCall(self, nil, of: nil, passingOver: passedOver))
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
