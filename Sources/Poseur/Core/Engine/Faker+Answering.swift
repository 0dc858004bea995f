// The functions that a fake's function calls. Each begins the call, and does more only if that finds no value.

nonisolated extension Faker {
  /// Answers a call with a stub, else as the policy for unstubbed calls says.
  @usableFromInline
  func answer<Value, Failure: Error>(
    _ function: Function, _ arguments: [Any?], throwing: Failure.Type, by fake: some Fake, isRecorded: Bool = true
  ) throws(Failure) -> Value {
    // The short way, as for a call that is only recorded: most functions that return nothing have no stub.
    if Value.self == Void.self, !isScoped, isRecorded, let number = singleByte(of: function),
      sharedState.record(arguments, of: number, returning: Void.self)
    {
      return knownValue(())
    }
    var invocation = Invocation(
      part: isRecorded ? .recordAndStub : .stubbedValue, arguments: arguments, neededType: Value.self,
      failureType: Failure.self, hasFallback: false, state: sharedState)
    begin(&invocation, function)
    if let box = invocation.value { return knownValue(box.value) }
    var call = CallInProgress(consume invocation, by: fake)
    let result = call.settle()
    if case .value(let value) = result { return knownValue(value) }
    return try conclude(&call, result, throwing: Failure.self)
  }

  /// Answers a call with a stub, else with the fake's own answer.
  @usableFromInline
  func answer<Value, Failure: Error>(
    _ function: Function, _ arguments: [Any?], isRecorded: Bool = true,
    orElse fallback: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    var invocation = Invocation(
      part: isRecorded ? .recordAndStub : .stubbedValue, arguments: arguments, neededType: Value.self,
      failureType: Failure.self, hasFallback: true, state: sharedState)
    begin(&invocation, function)
    if let box = invocation.value { return knownValue(box.value) }
    var call = CallInProgress(consume invocation)
    let result = call.settle()
    warnOfPassedStubs(by: call)
    if case .value(let value) = result { return knownValue(value) }
    if let value: Value = try concludeUnlessOwnTurn(&call, result, throwing: Failure.self) { return value }
    beginFallback(&call)
    let value: Value
    do throws(Failure) { value = try fallback() } catch { throw failed(call, error) }
    return try calledThrough(call, value, throwing: Failure.self)
  }
}

// Asynchronous functions go the same way, and await what there is to await.

nonisolated extension Faker {
  /// Records a call, and answers it with a stub, else as the policy for unstubbed calls says.
  nonisolated(nonsending) func answer<Value, Failure: Error>(
    _ function: Function, _ arguments: [Any?], throwing: Failure.Type, by fake: some Fake
  ) async throws(Failure) -> Value {
    var invocation = Invocation(
      part: .recordAndStub, arguments: arguments, neededType: Value.self, failureType: Failure.self, hasFallback: false,
      state: sharedState)
    begin(&invocation, function)
    if let box = invocation.value { return knownValue(box.value) }
    var call = CallInProgress(consume invocation, by: fake)
    let result = await call.settleAwaiting()
    if case .value(let value) = result { return knownValue(value) }
    if isStranded(call, result, Value.self, Failure.self) { await StrandedCalls.wait() }
    return try conclude(&call, result, throwing: Failure.self)
  }

  /// Records a call, and answers it with a stub, else with the fake's own answer.
  nonisolated(nonsending) func answer<Value, Failure: Error>(
    _ function: Function, _ arguments: [Any?], orElse fallback: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    var invocation = Invocation(
      part: .recordAndStub, arguments: arguments, neededType: Value.self, failureType: Failure.self, hasFallback: true,
      state: sharedState)
    begin(&invocation, function)
    if let box = invocation.value { return knownValue(box.value) }
    var call = CallInProgress(consume invocation)
    let result = await call.settleAwaiting()
    warnOfPassedStubs(by: call)
    if case .value(let value) = result { return knownValue(value) }
    if let value: Value = try concludeUnlessOwnTurn(&call, result, throwing: Failure.self) { return value }
    beginFallback(&call)
    let value: Value
    do throws(Failure) { value = try await fallback() } catch { throw failed(call, error) }
    return try calledThrough(call, value, throwing: Failure.self)
  }
}

nonisolated extension Faker {
  /// Ends a call whose stub has no value that fits, or that has no stub.
  private func conclude<Value, Failure: Error>(
    _ call: inout CallInProgress, _ result: CallResult, throwing: Failure.Type
  ) throws(Failure) -> Value {
    if let value: Value = try concludeUnlessOwnTurn(&call, result, throwing: Failure.self) { return value }
    return try unstubbed(&call, throwing: Failure.self)
  }

  /// The same, but nil if it is the fake's turn.
  private func concludeUnlessOwnTurn<Value, Failure: Error>(
    _ call: inout CallInProgress, _ result: CallResult, throwing: Failure.Type
  ) throws(Failure) -> Value? {
    switch result {
    case .error(let error):
      if let failure = error as? Failure { throw failure }
      return try concludeMisfit(&call, .cannotThrow(error, only: Failure.self), throwing: Failure.self)
    case .later(let answer):
      call.beginTiming()
      return try concludeMisfit(&call, .cannotAwait(answer.source), throwing: Failure.self)
    case .misfit(let failure): return try concludeMisfit(&call, failure, throwing: Failure.self)
    case .ownTurn, .value:
      call.failure = reportSequenceEnd(of: call)
      return nil
    }
  }

  /// Ends a call whose answer does not fit: with an error if the function can throw, else the fake's own answer, if it
  /// has one, else a stand-in.
  private func concludeMisfit<Value, Failure: Error>(
    _ call: inout CallInProgress, _ misfit: StubFailure, throwing: Failure.Type
  ) throws(Failure) -> Value? {
    let isQuiet = misfit.isEndOfCall || misfit.isReported
    let message = isQuiet ? message(misfit, call) : reportMisfit(misfit, call)
    if let failure = UnstubbedCall(description: message) as? Failure { throw failed(call, failure) }
    if misfit.isEndOfCall, let value = standIn(for: call, as: Value.self) {
      call.complete(.returned(value))
      return value
    }
    if call.invocation.hasFallback { return nil }
    // The process may be about to stop: the test whose stub it is has to be told first.
    if misfit.isEndOfCall { report(message, at: call.stub?.position) }
    if let failure: Failure = standInError(for: call) { throw failed(call, failure) }
    let value: Value = standIn(for: call, orEndTestWith: message)
    call.complete(.returned(value))
    return value
  }

  /// Whether nobody can answer a call any more, and nobody needs its result, but it has none to end with. Says so.
  private func isStranded<Value, Failure: Error>(
    _ call: borrowing CallInProgress, _ result: CallResult, _: Value.Type, _: Failure.Type
  ) -> Bool {
    guard case .misfit(let misfit) = result, misfit.isBeyondTest, !call.invocation.canThrow,
      standIn(for: call, as: Value.self) == nil
    else { return false }
    let error: Failure? = standInError(for: call)
    if error != nil { return false }
    let type = describeType(Value.self)
    report(
      """
      \(message(misfit, call))
      The call stays suspended, since it can't throw, and Poseur can't make a value of type \(type). If it is to end, \
      register one:
      \(receiverName).\(StandIn.registration(of: Value.self))
      """, severity: .warning, at: call.stub?.position)
    return true
  }
}

/// Calls that stay suspended for good.
nonisolated private enum StrandedCalls {
  // Kept, since a task that nobody can resume would count as lost memory.
  private static let calls = LockedValue<[UnsafeContinuation<Void, Never>]>([])

  nonisolated(nonsending) static func wait() async {
    await withUnsafeContinuation { call in calls.withLock { $0.append(call) } }
  }
}
