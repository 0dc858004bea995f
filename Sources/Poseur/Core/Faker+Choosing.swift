/// A call that is being answered.
struct OpenCall<Function: PoseurFunction> {
  let request: AnswerRequest<Function>
  /// Nil where only an answer is asked for and nothing is recorded.
  fileprivate(set) var record: CallPosition?
  /// The stub that answers.
  fileprivate(set) var stub: StubSite?
  /// The values of stubs that match, but are not of the needed type.
  private(set) var passedOver: [Any?] = []
  /// What is to be made of the result of a call-through.
  private(set) var change: ResultChange?
  /// What was reported of the call already.
  var failure: String?

  fileprivate init(_ request: AnswerRequest<Function>) {
    self.request = request
    record = request.record
  }

  /// Nil, and a note, when the answer is a value of another type.
  fileprivate mutating func accept<Value>(_ answer: StubAnswer, as type: Value.Type) -> AcceptedAnswer<Value>? {
    let accepted = answer.accepted(as: type)
    if case .changedCallThrough(let change) = answer { self.change = change }
    if accepted == nil, case .value(let value) = answer { passedOver.append(value) }
    return accepted
  }
}

extension Faker {
  /// Records a call, if asked to, and chooses its answer; nil where no stub has one.
  ///
  /// The call is in the record before any code of the test's runs. Matching, and casting an answer to the type that is
  /// needed, which hashes the members of a set, are such code: they run outside the lock on what was copied out. The
  /// choice is settled under the lock, since the stub may be gone or have come to another answer by then.
  func choose<Value>(
    _ request: AnswerRequest<Function>, as type: Value.Type
  ) -> (call: OpenCall<Function>, answer: AcceptedAnswer<Value>?) {
    let (function, arguments) = (request.function, request.arguments)
    var call = OpenCall(request)
    let stored = request.recording ? retention.stored(arguments) : []
    var waiters: [any CallWaiter] = []
    let (rules, offer): ([StubRule], StubOffer?) = state.withLock { state in
      if request.recording {
        call.record = state.calls.append(function, stored, outcome: .pending)
        waiters = state.waiters(wokenBy: function)
      }
      let rules = state.stubs.rules(for: function).behind(request.passedStub)
      // An unconditional stub in front needs no matching: its offer comes along.
      guard let first = rules.first, first.isUnconditional else { return (rules, nil) }
      return (rules, state.stubs.offer(of: first.id, for: function))
    }
    for waiter in waiters { waiter.wake() }

    for (index, rule) in rules.enumerated() where rule.matches(arguments) {
      guard let answer = take(index == 0 ? offer : nil, of: rule, for: &call, as: type) else { continue }
      call.stub = rule.site
      if !answer.isSequenceEnd { rule.pattern.capture(arguments) }
      return (call, answer)
    }
    return (call, nil)
  }

  /// Takes a stub's answer, if it has one of the needed type.
  private func take<Value>(
    _ offer: StubOffer?, of rule: StubRule, for call: inout OpenCall<Function>, as type: Value.Type
  ) -> AcceptedAnswer<Value>? {
    let function = call.request.function
    var offer = offer ?? state.withLock { $0.stubs.offer(of: rule.id, for: function) }
    while let current = offer {
      guard let answer = call.accept(current.answer, as: type) else { return nil }
      if state.withLock({ $0.stubs.take(current, of: rule.id, for: function) }) { return answer }
      // Another call was faster, or the stub is gone.
      offer = state.withLock { $0.stubs.offer(of: rule.id, for: function) }
    }
    return nil
  }

  /// Writes down how a call ended, and which stub answered it.
  func complete(_ call: OpenCall<Function>, _ outcome: CallOutcome) {
    guard let record = call.record else { return }
    let stored = retention.stored(outcome)
    state.withLock { $0.calls.complete(record, outcome: stored, stub: call.stub) }
  }
}
