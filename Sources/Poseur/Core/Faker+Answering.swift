/// What a fake's function asks of its faker.
struct AnswerRequest<Function: PoseurFunction> {
  let function: Function
  let arguments: [Any?]
  /// False where only an answer is asked for, and nothing is to be recorded.
  var recording = true
  /// Whether the function can throw.
  var canThrow = false
  /// The record of a call that a stub held and let proceed, and that stub: those behind it answer.
  var record: CallPosition?
  var passedStub: StubSite?
}

/// What the stubs made of a call.
enum StubbedResult<Function: PoseurFunction, Value> {
  case value(Value)
  /// No stub answered, or one asked to call through: it is the fake's turn.
  case open(OpenCall<Function>, callingThrough: Bool)
  /// A stub's closure has the answer, which only an asynchronous function can await.
  case awaited(OpenCall<Function>, AwaitedAnswer)
}

extension Faker {
  /// Answers a call with a stub, if one does.
  func stubbedResult<Value>(_ request: AnswerRequest<Function>) throws -> StubbedResult<Function, Value> {
    var (call, answer) = choose(request, as: Value.self)
    switch answer {
    case .value(let value):
      complete(call, .returned(value))
      return .value(value)
    case .error(let error):
      complete(call, .threw(error))
      throw error
    case .action(let action):
      return try .value(finish(call, CallOutcome.returned) { try run(action, for: request) })
    case .ended(let count):
      call.failure = reportSequenceEnd(after: count, call, as: Value.self)
      return .open(call, callingThrough: false)
    case .asynchronousAction(let action):
      do { return .awaited(call, try action(request.arguments)) } catch {
        return try .value(finish(call, CallOutcome.returned) { try standIn(for: request, caught: error) })
      }
    case .callThrough, nil:
      return .open(call, callingThrough: answer != nil)
    }
  }

  /// Answers a call with a stub, else as the policy for unstubbed calls says.
  func answer<Value>(_ request: AnswerRequest<Function>) throws -> Value {
    switch try stubbedResult(request) as StubbedResult<Function, Value> {
    case .value(let value): return value
    case .open(let call, let callingThrough): return try unanswered(call, callingThrough: callingThrough)
    case .awaited(let call, let answer): return try cannotAwait(answer, call)
    }
  }

  /// Answers a call with a stub, else with the fake's own answer.
  func answer<Value>(_ request: AnswerRequest<Function>, orElse fallback: () throws -> Value) throws -> Value {
    switch try stubbedResult(request) as StubbedResult<Function, Value> {
    case .value(let value): return value
    case .open(let call, _):
      reportMisfits(of: call, needing: Value.self)
      return try finish(call, CallOutcome.calledThrough) { try changed(fallback(), call) }
    case .awaited(let call, let answer): return try cannotAwait(answer, call)
    }
  }

  /// Answers a call of a function that cannot throw. A stub that does is the test's mistake.
  func answerWithoutThrowing<Value>(_ request: AnswerRequest<Function>) -> Value {
    do { return try answer(request) } catch { return standIn(for: request, .cannotThrow(error)) }
  }

  /// Answers a call of a function that cannot throw with a stub, else with the fake's own answer.
  func answerWithoutThrowing<Value>(_ request: AnswerRequest<Function>, orElse fallback: () -> Value) -> Value {
    do { return try answer(request, orElse: fallback) } catch { return standIn(for: request, .cannotThrow(error)) }
  }

  /// Answers a call of a function that can throw errors of one type. A stub that throws another is the test's mistake.
  func answer<Value, Failure: Error>(
    _ request: AnswerRequest<Function>, throwing type: Failure.Type
  ) throws(Failure) -> Value {
    do { return try answer(request) } catch {
      if let failure = error as? Failure { throw failure }
      return standIn(for: request, .cannotThrowSuch(error, only: type))
    }
  }

  private func run<Value>(_ action: ([Any?]) throws -> Any?, for request: AnswerRequest<Function>) throws -> Value {
    do { return try value(of: action(request.arguments), for: request) } catch {
      return try standIn(for: request, caught: error)
    }
  }

  /// A stub's closure did not run, since it does not take what the call brought; any other error is its own.
  private func standIn<Value>(for request: AnswerRequest<Function>, caught error: any Error) throws -> Value {
    guard let mismatch = error as? ArgumentTypeMismatch else { throw error }
    return try misfit(for: request, .wrongArguments(mismatch))
  }

  private func cannotAwait<Value>(_ answer: AwaitedAnswer, _ call: OpenCall<Function>) throws -> Value {
    try finish(call, CallOutcome.returned) { try misfit(for: call.request, .cannotAwait(answer.source)) }
  }

  /// Runs code of the test's or of the fake's, and completes the record of the call with what it returns or throws.
  private func finish<Value>(
    _ call: OpenCall<Function>, _ outcome: (Any?) -> CallOutcome, _ body: () throws -> Value
  ) throws -> Value {
    do {
      let value = try body()
      complete(call, outcome(value))
      return value
    } catch {
      complete(call, .threw(error))
      throw error
    }
  }
}
