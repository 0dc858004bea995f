/// A call that is being answered. An object, since only calls for which code has to run get as far as this.
@usableFromInline
final class OpenCall {
  /// The number of the function that was called.
  let function: Int
  let arguments: [Any?]
  /// Whether the function can throw.
  let canThrow: Bool
  /// What the function returns.
  let neededType: Any.Type
  /// Nil where only an answer is asked for and nothing is recorded.
  let record: CallPosition?
  /// The stubs there are, the one to ask first in front.
  let rules: [StubRule]
  /// The tables in which the call is recorded and its stubs are.
  let state: LockedValue<FakerState>

  /// The stub that answers.
  var stub: StubSite?
  /// The values of stubs that match, but are not of the needed type.
  var passedOver: [Any?] = []
  /// What is to be made of the result of a call-through.
  var change: ResultChange?
  /// What was reported of the call already.
  var failure: String?

  init(
    _ function: Int, _ arguments: [Any?], canThrow: Bool, needing neededType: Any.Type, record: CallPosition?,
    rules: [StubRule], state: LockedValue<FakerState>
  ) {
    self.function = function
    self.arguments = arguments
    self.canThrow = canThrow
    self.neededType = neededType
    self.record = record
    self.rules = rules
    self.state = state
  }
}

// MARK: - Choosing the answer

extension OpenCall {
  /// Chooses the call's answer; nil where no stub has one.
  ///
  /// The call is in the record before any code of the test's runs. Matching, and casting an answer to the type that is
  /// needed, which hashes the members of a set, are such code: they run outside the lock. The choice is settled under
  /// the lock, since the stub may be gone or have come to another answer by then.
  func chooseAnswer() -> AcceptedAnswer? {
    for (position, rule) in rules.enumerated() where rule.matches(arguments) {
      guard let answer = takeAnswer(of: rule, at: position) else { continue }
      stub = rule.site
      if case .ended = answer { return answer }
      rule.pattern.capture(arguments)
      return answer
    }
    return nil
  }

  /// Takes a stub's next answer, if it has one of the needed type. A value completes the record of the call.
  private func takeAnswer(of rule: StubRule, at position: Int) -> AcceptedAnswer? {
    while let taking = state.withLock({ $0.takeAnswer(of: rule, at: position, for: self) }) {
      switch taking {
      case .taken(let answer):
        if case .changedCallThrough(let change) = answer { self.change = change }
        return AcceptedAnswer(answer)
      case .offered(let offer, let value):
        guard let cast = castValue(value.value, to: neededType) else {
          passedOver.append(value.value)
          return nil
        }
        if state.withLock({ $0.take(offer, value, of: rule, for: self) }) { return .value(cast) }
      // Another call was faster, or the stub is gone.
      }
    }
    return nil
  }
}
