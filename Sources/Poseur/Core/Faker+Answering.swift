/// What the stub that was chosen made of a call.
nonisolated enum StubbedResult<Value> {
  case value(Value)
  /// No stub answers, or the chosen one calls through: it is the fake's turn.
  case open(callingThrough: Bool)
  /// The answer comes later, from a closure, a responder or after a delay: only an asynchronous function can await it.
  case awaited(AwaitedAnswer)
}

nonisolated extension Faker {
  /// Does what the chosen stub does.
  func stubbedResult<Value>(_ call: OpenCall, as type: Value.Type) throws -> StubbedResult<Value> {
    switch call.takeAnswer() {
    case .value(let value): return .value(value.known())
    case .error(let error):
      call.complete(.threw(error))
      throw error
    case .action(let action):
      return try .value(call.finish(CallOutcome.returned) { try run(action, for: call) })
    case .ended(let count):
      call.failure = reportSequenceEnd(after: count, call)
      return .open(callingThrough: false)
    case .asynchronousAction(_, let action):
      do { return .awaited(try action(call.arguments)) } catch {
        return try .value(call.finish(CallOutcome.returned) { try insteadOfRunning(error, for: call) })
      }
    case .callThrough: return .open(callingThrough: true)
    case nil: return .open(callingThrough: false)
    }
  }

  /// Answers a call with a stub, else as the policy for unstubbed calls says.
  @usableFromInline
  func answer<Value>(_ call: OpenCall) throws -> Value {
    switch try stubbedResult(call, as: Value.self) {
    case .value(let value): return value
    case .open(let callingThrough): return try unanswered(call, callingThrough: callingThrough)
    case .awaited(let answer): return try cannotAwait(answer, call)
    }
  }

  /// Answers a call with a stub, else with the fake's own answer.
  @usableFromInline
  func answer<Value>(_ call: OpenCall, orElse fallback: () throws -> Value) throws -> Value {
    call.hasOwnAnswer = true
    if call.stub != nil { return try answerWithStub(call, orElse: fallback) }
    return try answerItself(call, with: fallback)
  }

  // Never inlined, since most calls have no stub: a function that holds a stub's result begins by looking up how large
  // a value of that type is, which takes long.
  @inline(never)
  private func answerWithStub<Value>(_ call: OpenCall, orElse fallback: () throws -> Value) throws -> Value {
    do {
      switch try stubbedResult(call, as: Value.self) {
      case .value(let value): return value
      case .open: break
      case .awaited(let answer): return try cannotAwait(answer, call)
      }
    } catch is OwnAnswerNeeded {}
    return try answerItself(call, with: fallback)
  }

  /// Answers a call with the fake's own answer.
  private func answerItself<Value>(_ call: OpenCall, with fallback: () throws -> Value) throws -> Value {
    prepareOwnAnswer(to: call)
    return try call.finish(CallOutcome.calledThrough) { try changed(fallback(), call) }
  }

  /// Answers a call of a function that can throw errors of one type. A stub that throws any other is the test's
  /// mistake.
  @usableFromInline
  func answer<Value, Failure: Error>(_ call: OpenCall, throwing type: Failure.Type) throws(Failure) -> Value {
    do { return try answer(call) } catch { return try replaced(error, for: call, throwing: type) }
  }

  // Never inlined, as `answerWithStub` is not.
  @inline(never)
  private func replaced<Value, Failure: Error>(
    _ error: any Error, for call: OpenCall, throwing type: Failure.Type
  ) throws(Failure) -> Value {
    if let failure = error as? Failure { throw failure }
    return standIn(for: call, .cannotThrow(error, only: type))
  }

  /// Answers a call of a function that can throw errors of one type with a stub, else with the fake's own answer. A
  /// stub that throws any other is the test's mistake.
  @usableFromInline
  func answer<Value, Failure: Error>(
    _ call: OpenCall, throwing type: Failure.Type, orElse fallback: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    do { return try answer(call, orElse: fallback) } catch {
      return try replaced(error, for: call, throwing: type, orElse: fallback)
    }
  }

  // Never inlined, as `answerWithStub` is not.
  @inline(never)
  private func replaced<Value, Failure: Error>(
    _ error: any Error, for call: OpenCall, throwing type: Failure.Type,
    orElse fallback: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let failure = error as? Failure { throw failure }
    let misuse = AnswerMisuse.cannotThrow(error, only: type)
    if let own = ownAnswer(to: call, insteadOf: misuse, as: Value.self) { return own }
    return try call.finish(CallOutcome.calledThrough, fallback)
  }

  private func run<Value>(_ action: ([Any?]) throws -> Any?, for call: OpenCall) throws -> Value {
    do { return try value(of: action(call.arguments), for: call) } catch {
      return try insteadOfRunning(error, for: call)
    }
  }

  /// For an error from a stub's closure: either the closure did not run, since it does not take what the call brought,
  /// or the error is its own.
  private func insteadOfRunning<Value>(_ error: any Error, for call: OpenCall) throws -> Value {
    guard let mismatch = error as? ArgumentTypeMismatch else { throw error }
    return try misfit(for: call, .wrongArguments(mismatch))
  }

  private func cannotAwait<Value>(_ answer: AwaitedAnswer, _ call: OpenCall) throws -> Value {
    try call.finish(CallOutcome.returned) { try misfit(for: call, .cannotAwait(answer.source)) }
  }

  /// The fake is about to answer a call itself.
  func prepareOwnAnswer(to call: OpenCall) {
    // Where a stub was chosen, nobody asks about those that were passed over before it.
    if call.stub == nil { reportMisfits(of: call) }
    call.beginCourse()
  }
}

nonisolated extension Faker {
  /// What a call returns once its answer has been awaited; nil where other stubs are to answer.
  func settled<Value>(_ result: AwaitedResult, for call: OpenCall) throws -> Value? {
    switch result {
    case .returned(let result): return .some(try value(of: result, for: call))
    case .given(let result, let words):
      if let value: Value = castValue(Value.self == Void.self ? () : result) { return value }
      return .some(try misfit(for: call, .wrongValue(result, words: words)))
    case .proceed: return nil
    case .cancelled: return .some(try insteadOfWaiting(.cancelled, call))
    // Not reported, unless the process has to stop: the test is over, and was told when its scope ended if it wanted
    // to be.
    case .abandoned(.scopeEnded, _): return .some(try insteadOfWaiting(.abandoned(.scopeEnded), call))
    case .abandoned(let closing, wasHeld: true):
      return .some(try insteadOfAnswer(to: call, message(.abandoned(closing), call)))
    case .abandoned(let closing, wasHeld: false): return .some(try misfit(for: call, .abandoned(closing)))
    }
  }

  /// What a call that is to be over soon gets: an error where the function can throw, else a made-up value. Only where
  /// none can be made does it get the fake's own answer, which may take long.
  private func insteadOfWaiting<Value>(_ misuse: AnswerMisuse, _ call: OpenCall) throws -> Value {
    let message = message(misuse, call)
    guard !call.incoming.canThrow else { return try insteadOfAnswer(to: call, message) }
    if let value = standInValue(for: call, as: Value.self) { return value }
    // The process is about to stop: the test whose stub it is has to be told first.
    if !call.hasOwnAnswer { report(message, at: call.stub?.position) }
    return try insteadOfAnswer(to: call, message)
  }

  /// Does what the chosen stub does; where its answer is to be awaited, the wait begins at once.
  func begunResult<Value>(
    _ call: OpenCall, as type: Value.Type, on actor: Any.Type?, hasOwnAnswer: Bool
  ) throws -> StubbedResult<Value> {
    (call.actor, call.hasOwnAnswer) = (actor, hasOwnAnswer)
    let result = try stubbedResult(call, as: type)
    guard case .awaited(let answer) = result else { return result }
    let noting = call.beginWait(for: answer)
    // A call that is not recorded waits behind those that are.
    noting.begin(call.incoming.record?.sequenceNumber ?? .max)
    return .awaited(noting)
  }

  /// Goes on with a call that its stub lets proceed to the others.
  func proceeding(_ call: OpenCall) -> BegunCall {
    let rules = call.incoming.state.withLock { $0.stubs.rules(for: call.incoming.function) }
    let choice = call.incoming.chooseAnswer(among: rules) { !call.hasPassed($0.site) }
    call.handOnCourse(to: choice)
    return choice
  }
}
