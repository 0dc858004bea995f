// The synchronous and the asynchronous form differ in what they await, and in nothing else.

nonisolated extension Faker {
  /// Answers a call that is not recorded.
  func answerUnrecorded<Value, Failure: Error>(
    _ function: Function, _ arguments: [Any?], throwing: Failure.Type
  ) throws(Failure) -> Value {
    switch beginUnrecorded(function, arguments, needing: Value.self, throwing: Failure.self, hasFallback: false) {
    case .done(let box): return value(box)
    case .open(let call): return try finish(call, throwing: Failure.self)
    }
  }

  /// Records a call, and answers it with a stub, else as the policy for unstubbed calls says.
  @usableFromInline
  func answer<Value, Failure: Error>(
    _ function: Function, _ arguments: [Any?], throwing: Failure.Type, by fake: some Fake
  ) throws(Failure) -> Value {
    switch begin(function, arguments, needing: Value.self, throwing: Failure.self, hasFallback: false) {
    case .done(let box): return value(box)
    case .open(let call):
      call.fake = fake
      return try finish(call, throwing: Failure.self)
    }
  }

  private func value<Value>(_ box: ValueBox?) -> Value {
    if let box { return box.value() }
    return knownValue(())
  }

  private func finish<Value, Failure: Error>(_ call: CallInProgress, throwing: Failure.Type) throws(Failure) -> Value {
    if let value: Value = try conclude(call, stubResult(call, as: Value.self), throwing: Failure.self) { return value }
    return try unstubbed(call, throwing: Failure.self)
  }

  /// Records a call, and answers it with a stub, else with the fake's own answer.
  @usableFromInline
  func answer<Value, Failure: Error>(
    _ function: Function, _ arguments: [Any?], orElse fallback: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try finish(
      begin(function, arguments, needing: Value.self, throwing: Failure.self, hasFallback: true), orElse: fallback)
  }

  /// Answers a call that is not recorded, with a stub, else with the fake's own answer.
  func answerUnrecorded<Value, Failure: Error>(
    _ function: Function, _ arguments: [Any?], orElse fallback: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try finish(
      beginUnrecorded(function, arguments, needing: Value.self, throwing: Failure.self, hasFallback: true),
      orElse: fallback)
  }

  private func finish<Value, Failure: Error>(
    _ start: CallStart, orElse fallback: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    switch start {
    case .done(let box): return value(box)
    case .open(let call):
      warnOfPassedStubs(by: call)
      if let value: Value = try conclude(call, stubResult(call, as: Value.self), throwing: Failure.self) {
        return value
      }
      beginFallback(call)
      let result: Value
      do throws(Failure) { result = try fallback() } catch { throw failed(call, error) }
      return try calledThrough(call, result, throwing: Failure.self)
    }
  }

  /// Records a call of an asynchronous function, and answers it with a stub, else as the policy for unstubbed calls
  /// says.
  nonisolated(nonsending) func answer<Value, Failure: Error>(
    _ function: Function, _ arguments: [Any?], throwing: Failure.Type, by fake: some Fake
  ) async throws(Failure) -> Value {
    switch begin(function, arguments, needing: Value.self, throwing: Failure.self, hasFallback: false) {
    case .done(let box): return value(box)
    case .open(let call):
      call.fake = fake
      if let value: Value = try await awaitStub(call, throwing: Failure.self) { return value }
      return try unstubbed(call, throwing: Failure.self)
    }
  }

  /// Records a call of an asynchronous function, and answers it with a stub, else with the fake's own answer.
  nonisolated(nonsending) func answer<Value, Failure: Error>(
    _ function: Function, _ arguments: [Any?], orElse fallback: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    switch begin(function, arguments, needing: Value.self, throwing: Failure.self, hasFallback: true) {
    case .done(let box): return value(box)
    case .open(let call):
      warnOfPassedStubs(by: call)
      if let value: Value = try await awaitStub(call, throwing: Failure.self) { return value }
      beginFallback(call)
      let result: Value
      do throws(Failure) { result = try await fallback() } catch { throw failed(call, error) }
      return try calledThrough(call, result, throwing: Failure.self)
    }
  }

  /// Does what the chosen stub does, awaits what there is to await, and goes on to other stubs where one lets the call
  /// proceed. Nil where it is the fake's turn.
  private nonisolated(nonsending) func awaitStub<Value, Failure: Error>(
    _ call: CallInProgress, throwing: Failure.Type
  ) async throws(Failure) -> Value? {
    call.actor = #isolation.map { type(of: $0) }
    while true {
      let result = stubResult(call, as: Value.self)
      guard case .deferred(let answer) = result else { return try conclude(call, result, throwing: Failure.self) }
      let awaited = await awaitedResult(of: call.beginWait(for: answer), call)
      if let result = stubResult(call, awaited: awaited, as: Value.self) {
        return try conclude(call, result, throwing: Failure.self)
      }
      if let value = call.proceed() { return value.value(as: Value.self) }
    }
  }

  private nonisolated(nonsending) func awaitedResult(
    of answer: DeferredAnswer, _ call: CallInProgress
  ) async -> Result<DeferredResult, any Error> {
    // A call that is not recorded waits behind those that are.
    answer.begin(call.invocation.record?.sequenceNumber ?? .max)
    let mayEndCancelled = call.invocation.canThrow || call.invocation.failureType == CancellationError.self
    do { return .success(try await answer.result(mayEndCancelled).value) } catch { return .failure(error) }
  }
}

nonisolated extension Faker {
  /// What a call returns or throws after its stub; nil where it is the fake's turn.
  private func conclude<Value, Failure: Error>(
    _ call: CallInProgress, _ result: StubResult<Value>, throwing: Failure.Type
  ) throws(Failure) -> Value? {
    switch result {
    case .value(let value): return value
    case .error(let error):
      if let failure = error as? Failure { throw failure }
      return try concludeMisfit(
        call, reportMisfit(.cannotThrow(error, only: Failure.self), call), throwing: Failure.self)
    case .misfit(let message): return try concludeMisfit(call, message, throwing: Failure.self)
    case .deferred(let answer):
      call.beginTiming()
      return try concludeMisfit(call, reportMisfit(.cannotAwait(answer.source), call), throwing: Failure.self)
    case .fallback(let callingThrough):
      call.callsThrough = callingThrough
      return nil
    }
  }

  /// What a call gets if its answer does not fit: an error where the function can throw, else the fake's own answer, if
  /// it has one, else a made-up value.
  private func concludeMisfit<Value, Failure: Error>(
    _ call: CallInProgress, _ message: String, throwing: Failure.Type
  ) throws(Failure) -> Value? {
    if let failure = UnstubbedCall(description: message) as? Failure { throw failed(call, failure) }
    if call.invocation.hasFallback { return nil }
    if let failure: Failure = standInError(for: call) { throw failed(call, failure) }
    let value: Value = standIn(for: call, orEndTestWith: message)
    call.complete(.returned(value))
    return value
  }
}
