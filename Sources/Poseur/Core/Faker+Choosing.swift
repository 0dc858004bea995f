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

  fileprivate init(_ request: AnswerRequest<Function>) { self.request = request }

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
  /// The call is in the record before any code of the test's runs. Matching, which is such code, runs outside the lock
  /// on a copy of the stubs; the choice is settled under the lock, since the stub may be gone or used up by then.
  func choose<Value>(
    _ request: AnswerRequest<Function>, as type: Value.Type
  ) -> (call: OpenCall<Function>, answer: AcceptedAnswer<Value>?) {
    let (function, arguments) = (request.function, request.arguments)
    var call = OpenCall(request)
    let stored = request.recording ? retention.stored(arguments) : []
    // An unconditional stub in front needs no matching: it answers in the same turn.
    let (first, rules): (AcceptedAnswer<Value>?, ArraySlice<StubRule>) = state.withLock { state in
      if request.recording { call.record = state.calls.append(function, stored, outcome: .pending) }
      let rules = state.stubs.rules(for: function)
      guard let first = rules.first, first.isUnconditional else { return (nil, rules[...]) }
      call.stub = first.site
      return (state.stubs.take(first.id, of: function) { call.accept($0, as: type) }, rules.dropFirst())
    }
    if let first { return (call, first) }

    for rule in rules where rule.matches(arguments) {
      let answer = state.withLock { $0.stubs.take(rule.id, of: function) { call.accept($0, as: type) } }
      guard let answer else { continue }
      call.stub = rule.site
      if !answer.isSequenceEnd { rule.pattern.capture(arguments) }
      return (call, answer)
    }
    call.stub = nil
    return (call, nil)
  }

  /// Writes down how a call ended, and which stub answered it.
  func complete(_ call: OpenCall<Function>, _ outcome: CallOutcome) {
    guard let record = call.record else { return }
    state.withLock { $0.calls.complete(record, outcome: outcome, stub: call.stub) }
  }
}
