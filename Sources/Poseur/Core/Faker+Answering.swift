/// What a fake's function asks of its faker.
struct AnswerRequest<Function: PoseurFunction> {
  let function: Function
  let arguments: [Any?]
  /// False where only an answer is asked for, and nothing is to be recorded.
  var recording = true
  /// Whether the function can throw.
  var canThrow = false
}

/// What the stubs made of a call.
enum StubbedResult<Function: PoseurFunction, Value> {
  case value(Value)
  /// No stub answered, or one asked to call through: it is the fake's turn.
  case open(OpenCall<Function>, callingThrough: Bool)
}

extension Faker {
  /// Answers a call with a stub, if one does.
  func answer<Value>(_ request: AnswerRequest<Function>, as type: Value.Type) throws -> StubbedResult<Function, Value> {
    let (call, answer) = choose(request, as: type)
    switch answer {
    case .value(let value):
      complete(call, .returned(value))
      return .value(value)
    case .error(let error):
      complete(call, .threw(error))
      throw error
    case .action(let action):
      let value = try finish(call, CallOutcome.returned) {
        try self.value(of: action(request.arguments), for: request, as: type)
      }
      return .value(value)
    case .callThrough, nil:
      return .open(call, callingThrough: answer != nil)
    }
  }

  /// Answers a call with a stub, else as the policy for unstubbed calls says.
  func stubbed<Value>(_ request: AnswerRequest<Function>) throws -> Value {
    switch try answer(request, as: Value.self) {
    case .value(let value): return value
    case .open(let call, let callingThrough): return try unanswered(call, callingThrough: callingThrough)
    }
  }

  /// Answers a call with a stub, else with the fake's own answer.
  func stubbed<Value>(_ request: AnswerRequest<Function>, orElse fallback: () throws -> Value) throws -> Value {
    switch try answer(request, as: Value.self) {
    case .value(let value): return value
    case .open(let call, _): return try finish(call, CallOutcome.calledThrough, fallback)
    }
  }

  /// Answers a call of an asynchronous function with a stub, else with the fake's own answer, on the caller's actor.
  func stubbed<Value>(
    _ request: AnswerRequest<Function>, isolation: isolated (any Actor)?, orElse fallback: () async throws -> Value
  ) async throws -> Value {
    switch try answer(request, as: Value.self) {
    case .value(let value): return value
    case .open(let call, _): return try await finish(call, CallOutcome.calledThrough, isolation: isolation, fallback)
    }
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

  private func finish<Value>(
    _ call: OpenCall<Function>, _ outcome: (Any?) -> CallOutcome, isolation: isolated (any Actor)?,
    _ body: () async throws -> Value
  ) async throws -> Value {
    do {
      let value = try await body()
      complete(call, outcome(value))
      return value
    } catch {
      complete(call, .threw(error))
      throw error
    }
  }
}
