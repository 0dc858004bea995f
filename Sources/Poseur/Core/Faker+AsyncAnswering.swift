// How calls of asynchronous functions are answered: as those of synchronous ones, on the caller's actor.

extension Faker {
  /// Answers a call with a stub, else with the fake's own answer.
  func answer<Value>(
    _ request: AnswerRequest<Function>, isolation: isolated (any Actor)?, orElse fallback: () async throws -> Value
  ) async throws -> Value {
    let result: StubbedResult<Function, Value> = try await onCallersActor(isolation: isolation, stubbedResult, request)
    switch result {
    case .value(let value): return value
    case .open(let call, _):
      do {
        let result = try await awaitOnCallersActor(isolation: isolation) { HandedOver(value: try await fallback()) }
        let value = try await onCallersActor(isolation: isolation, changed, result, call)
        await onCallersActor(isolation: isolation, complete, call, CallOutcome.calledThrough(value))
        return value
      } catch {
        await onCallersActor(isolation: isolation, complete, call, CallOutcome.threw(error))
        throw error
      }
    }
  }

  /// Answers a call of a function that cannot throw. A stub that does is the test's mistake.
  func answerWithoutThrowing<Value>(
    _ request: AnswerRequest<Function>, isolation: isolated (any Actor)?, orElse fallback: () async -> Value
  ) async -> Value {
    do {
      return try await answer(request, isolation: isolation, orElse: fallback)
    } catch {
      return await onCallersActor(isolation: isolation, standIn, request, AnswerMisuse.cannotThrow(error))
    }
  }

  /// The request of an asynchronous function.
  func request(
    _ function: Function, _ arguments: [Any?], canThrow: Bool = false, isolation: isolated (any Actor)?
  ) async -> AnswerRequest<Function> {
    await onCallersActor(isolation: isolation, makeRequest, function, arguments, canThrow)
  }

  private func makeRequest(_ function: Function, _ arguments: [Any?], _ canThrow: Bool) -> AnswerRequest<Function> {
    AnswerRequest(function: function, arguments: arguments, canThrow: canThrow)
  }
}
