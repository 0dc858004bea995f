// How calls of asynchronous functions are answered: like those of synchronous ones, but on the caller's actor.

nonisolated extension Faker {
  /// Records a call, and answers it at once where no code of the test's has to run for that.
  func begin(
    _ function: Function, _ arguments: [Any?], canThrow: Bool, needing type: Any.Type, hasOwnAnswer: Bool = false,
    isolation: isolated (any Actor)?
  ) async -> BegunCall {
    await onCallersActor(
      isolation: isolation, beginUnlocked, function, arguments, canThrow, type, hasOwnAnswer)
  }

  /// Answers a call with a stub, else as the policy for unstubbed calls says.
  func answer<Value>(_ call: OpenCall, isolation: isolated (any Actor)?) async throws -> Value {
    let actor = typeOfActor(isolation)
    switch try await onCallersActor(isolation: isolation, begunResult, call, Value.self, actor, false) {
    case .value(let value): return value
    case .open(let callingThrough):
      return try await onCallersActor(isolation: isolation, unanswered, call, callingThrough)
    case .awaited(let awaited):
      if let value: Value = try await finish(call, awaited, isolation: isolation) { return value }
      switch await onCallersActor(isolation: isolation, proceeding, call) {
      case .nothing: return knownNothing()
      case .answered(let value): return value.known()
      case .open(let call): return try await answer(call, isolation: isolation)
      }
    }
  }

  /// Answers a call with a stub, else with the fake's own answer.
  func answer<Value>(
    _ call: OpenCall, isolation: isolated (any Actor)?, orElse fallback: () async throws -> Value
  ) async throws -> Value {
    let actor = typeOfActor(isolation)
    do {
      switch try await onCallersActor(isolation: isolation, begunResult, call, Value.self, actor, true) {
      case .value(let value): return value
      case .open: break
      case .awaited(let awaited):
        if let value: Value = try await finish(call, awaited, isolation: isolation) { return value }
        switch await onCallersActor(isolation: isolation, proceeding, call) {
        case .nothing: return knownNothing()
        case .answered(let value): return value.known()
        case .open(let call): return try await answer(call, isolation: isolation, orElse: fallback)
        }
      }
    } catch is OwnAnswerNeeded {}
    await onCallersActor(isolation: isolation, prepareOwnAnswer, call)
    // The same as `finish`, but in place: Swift 6.0 would take a closure here for one that sends what it uses.
    do {
      let result = try await awaitOnCallersActor(isolation: isolation) { HandedOver(value: try await fallback()) }
      let value = try await onCallersActor(isolation: isolation, changed, result, call)
      await onCallersActor(isolation: isolation, call.complete, CallOutcome.calledThrough(value))
      return value
    } catch {
      await onCallersActor(isolation: isolation, call.complete, CallOutcome.threw(error))
      throw error
    }
  }

  /// Answers a call of a function that can throw errors of one type. A stub that throws any other is the test's
  /// mistake.
  func answer<Value, Failure: Error>(
    _ call: OpenCall, throwing type: Failure.Type, isolation: isolated (any Actor)?
  ) async throws(Failure) -> Value {
    if type == CancellationError.self { await onCallersActor(isolation: isolation, call.throwOnlyCancellation) }
    do { return try await answer(call, isolation: isolation) } catch {
      if let failure = error as? Failure { throw failure }
      return await onCallersActor(isolation: isolation, standIn, call, AnswerMisuse.cannotThrow(error, only: type))
    }
  }

  /// Answers a call of a function that can throw errors of one type with a stub, else with the fake's own answer. A
  /// stub that throws any other is the test's mistake.
  func answer<Value, Failure: Error>(
    _ call: OpenCall, throwing type: Failure.Type, isolation: isolated (any Actor)?,
    orElse fallback: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    if type == CancellationError.self { await onCallersActor(isolation: isolation, call.throwOnlyCancellation) }
    do { return try await answer(call, isolation: isolation, orElse: fallback) } catch {
      if let failure = error as? Failure { throw failure }
      let misuse = AnswerMisuse.cannotThrow(error, only: type)
      if let own = await onCallersActor(isolation: isolation, ownAnswer, call, misuse, Value.self) { return own }
      return try await finish(call, isolation: isolation, awaiting: fallback)
    }
  }

  /// Awaits the fake's own answer, and completes the record of the call with it.
  func finish<Value, Failure: Error>(
    _ call: OpenCall, isolation: isolated (any Actor)?, awaiting fallback: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    do throws(Failure) {
      let own = try await awaitOnCallersActor(isolation: isolation) { () async throws(Failure) in
        HandedOver(value: try await fallback())
      }
      await onCallersActor(isolation: isolation, call.complete, CallOutcome.calledThrough(own))
      return own
    } catch {
      await onCallersActor(isolation: isolation, call.complete, CallOutcome.threw(error))
      throw error
    }
  }

  /// Awaits a stub's answer, and completes the record of the call with it; nil where other stubs are to answer.
  private func finish<Value>(
    _ call: OpenCall, _ answer: AwaitedAnswer, isolation: isolated (any Actor)?
  ) async throws -> Value? {
    do {
      let canThrow = await onCallersActor(isolation: isolation, call.canThrowCancellation)
      let result = try await answer.result(canThrow).value
      guard let value: Value = try await onCallersActor(isolation: isolation, settled, result, call) else { return nil }
      await onCallersActor(isolation: isolation, call.complete, CallOutcome.returned(value))
      return value
    } catch let error as OwnAnswerNeeded {
      throw error
    } catch {
      await onCallersActor(isolation: isolation, call.complete, CallOutcome.threw(error))
      throw error
    }
  }
}
