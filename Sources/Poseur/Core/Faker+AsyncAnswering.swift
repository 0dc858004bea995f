// How calls of asynchronous functions are answered: as those of synchronous ones, on the caller's actor.

extension Faker {
  /// Answers a call with a stub, else as the policy for unstubbed calls says.
  func answer<Value>(
    _ request: AnswerRequest<Function>, isolation: isolated (any Actor)?
  ) async throws -> Value {
    let result: StubbedResult<Function, Value> = try await onCallersActor(isolation: isolation, begunResult, request)
    switch result {
    case .value(let value): return value
    case .open(let call, let callingThrough):
      return try await onCallersActor(isolation: isolation, unanswered, call, callingThrough)
    case .awaited(let call, let awaited):
      if let value: Value = try await finish(call, awaited, isolation: isolation) { return value }
      let request = await onCallersActor(isolation: isolation, request.proceeding, call)
      return try await answer(request, isolation: isolation)
    }
  }

  /// Answers a call with a stub, else with the fake's own answer.
  func answer<Value>(
    _ request: AnswerRequest<Function>, isolation: isolated (any Actor)?, orElse fallback: () async throws -> Value
  ) async throws -> Value {
    let result: StubbedResult<Function, Value> = try await onCallersActor(isolation: isolation, begunResult, request)
    switch result {
    case .value(let value): return value
    case .open(let call, _):
      await onCallersActor(isolation: isolation, reportMisfits, call, Value.self)
      do {
        let result = try await awaitOnCallersActor(isolation: isolation) { HandedOver(value: try await fallback()) }
        let value = try await onCallersActor(isolation: isolation, changed, result, call)
        await onCallersActor(isolation: isolation, complete, call, CallOutcome.calledThrough(value))
        return value
      } catch {
        await onCallersActor(isolation: isolation, complete, call, CallOutcome.threw(error))
        throw error
      }
    case .awaited(let call, let awaited):
      if let value: Value = try await finish(call, awaited, isolation: isolation) { return value }
      let request = await onCallersActor(isolation: isolation, request.proceeding, call)
      return try await answer(request, isolation: isolation, orElse: fallback)
    }
  }

  /// Answers a call of a function that cannot throw. A stub that does is the test's mistake.
  func answerWithoutThrowing<Value>(
    _ request: AnswerRequest<Function>, isolation: isolated (any Actor)?
  ) async -> Value {
    do { return try await answer(request, isolation: isolation) } catch {
      return await onCallersActor(isolation: isolation, standIn, request, AnswerMisuse.cannotThrow(error))
    }
  }

  /// Answers a call of a function that cannot throw with a stub, else with the fake's own answer.
  func answerWithoutThrowing<Value>(
    _ request: AnswerRequest<Function>, isolation: isolated (any Actor)?, orElse fallback: () async -> Value
  ) async -> Value {
    do {
      return try await answer(request, isolation: isolation, orElse: fallback)
    } catch {
      return await onCallersActor(isolation: isolation, standIn, request, AnswerMisuse.cannotThrow(error))
    }
  }

  /// Answers a call of a function that can throw errors of one type. A stub that throws another is the test's mistake.
  func answer<Value, Failure: Error>(
    _ request: AnswerRequest<Function>, throwing type: Failure.Type, isolation: isolated (any Actor)?
  ) async throws(Failure) -> Value {
    do { return try await answer(request, isolation: isolation) } catch {
      if let failure = error as? Failure { throw failure }
      return await onCallersActor(
        isolation: isolation, standIn, request, AnswerMisuse.cannotThrowSuch(error, only: type))
    }
  }

  /// Awaits a stub's answer, and completes the record of the call with it; nil where the stubs behind are to answer.
  private func finish<Value>(
    _ call: OpenCall<Function>, _ answer: AwaitedAnswer, isolation: isolated (any Actor)?
  ) async throws -> Value? {
    do {
      let result = try await answer.result(call.request.canThrow).value
      guard let value: Value = try await onCallersActor(isolation: isolation, settled, result, call.request) else {
        return nil
      }
      await onCallersActor(isolation: isolation, complete, call, CallOutcome.returned(value))
      return value
    } catch {
      await onCallersActor(isolation: isolation, complete, call, CallOutcome.threw(error))
      throw error
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
