// The functions that a fake's function calls. Each begins the call, and does more only if that finds no value.

nonisolated extension Faker {
  /// Answers a call with a stub, else as the policy for unstubbed calls says.
  /// - Parameter name: the fake's function, if its line names a case.
  @usableFromInline
  func answer<Value, Failure: Error>(
    _ function: Function, _ arguments: [Any?], in name: StaticString = "", throwing: Failure.Type, by fake: some Fake,
    isRecorded: Bool = true
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
    begin(&invocation, function, in: name)
    if let box = invocation.value { return knownValue(box.value) }
    var call = CallInProgress(consume invocation, by: fake)
    let result = call.settle()
    return try (core.ending(&call, result) ?? core.endingWithoutStub(&call)).value(throwing: Failure.self)
  }

  /// Answers a call with a stub, else with the fake's own answer.
  @usableFromInline
  func answer<Value, Failure: Error>(
    _ function: Function, _ arguments: [Any?], in name: StaticString = "", isRecorded: Bool = true,
    orElse fallback: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    var invocation = Invocation(
      part: isRecorded ? .recordAndStub : .stubbedValue, arguments: arguments, neededType: Value.self,
      failureType: Failure.self, hasFallback: true, state: sharedState)
    begin(&invocation, function, in: name)
    if let box = invocation.value { return knownValue(box.value) }
    var call = CallInProgress(consume invocation)
    let result = call.settle()
    if let ending = core.endingBeforeFallback(&call, result) { return try ending.value(throwing: Failure.self) }
    let value: Value
    do throws(Failure) { value = try fallback() } catch {
      call.complete(.threw(error))
      throw error
    }
    return try core.endingCalledThrough(call, value).value(throwing: Failure.self)
  }
}

// Asynchronous functions go the same way, and await what there is to await.

nonisolated extension Faker {
  /// Records a call, and answers it with a stub, else as the policy for unstubbed calls says.
  nonisolated(nonsending) func answer<Value, Failure: Error>(
    _ function: Function, _ arguments: [Any?], in name: StaticString = "", throwing: Failure.Type, by fake: some Fake
  ) async throws(Failure) -> Value {
    var invocation = Invocation(
      part: .recordAndStub, arguments: arguments, neededType: Value.self, failureType: Failure.self, hasFallback: false,
      state: sharedState)
    begin(&invocation, function, in: name)
    if let box = invocation.value { return knownValue(box.value) }
    var call = CallInProgress(consume invocation, by: fake)
    let result = await call.settleAwaiting()
    if core.isStranded(call, result) { await PendingWait.withoutEnd() }
    return try (core.ending(&call, result) ?? core.endingWithoutStub(&call)).value(throwing: Failure.self)
  }

  /// Records a call, and answers it with a stub, else with the fake's own answer.
  nonisolated(nonsending) func answer<Value, Failure: Error>(
    _ function: Function, _ arguments: [Any?], in name: StaticString = "",
    orElse fallback: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    var invocation = Invocation(
      part: .recordAndStub, arguments: arguments, neededType: Value.self, failureType: Failure.self, hasFallback: true,
      state: sharedState)
    begin(&invocation, function, in: name)
    if let box = invocation.value { return knownValue(box.value) }
    var call = CallInProgress(consume invocation)
    let result = await call.settleAwaiting()
    if let ending = core.endingBeforeFallback(&call, result) { return try ending.value(throwing: Failure.self) }
    let value: Value
    do throws(Failure) { value = try await fallback() } catch {
      call.complete(.threw(error))
      throw error
    }
    return try core.endingCalledThrough(call, value).value(throwing: Failure.self)
  }
}
