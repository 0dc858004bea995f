// The end of a call that goes to the fake's own answer, its `orElse:`.

nonisolated extension Faker {
  /// The fake is about to answer a call itself.
  func beginFallback(_ call: inout CallInProgress) {
    // Where a stub was chosen, nobody asks about those that were passed over before it.
    if call.stub == nil { reportMismatches(of: call) }
    call.beginTiming()
  }

  /// Completes a call with the fake's own answer, as the stub may change it.
  func calledThrough<Value, Failure: Error>(
    _ call: borrowing CallInProgress, _ result: Value, throwing: Failure.Type
  ) throws(Failure) -> Value {
    let value: Value
    do { value = try changed(call, result) } catch {
      if let failure = error as? Failure { throw failed(call, failure) }
      _ = reportMisfit(.cannotThrow(error, only: Failure.self), call)
      value = result
    }
    call.complete(.calledThrough(value))
    return value
  }

  /// The result of a call-through with the change that the stub makes to it, if any.
  private func changed<Value>(_ call: borrowing CallInProgress, _ result: Value) throws -> Value {
    guard let change = call.change else { return result }
    guard let changed = try change(result) else {
      _ = reportMisfit(.cannotChange(result, takes: change.type), call)
      return result
    }
    if let value = castResult(changed, to: call.invocation.neededType) { return knownValue(value) }
    let message = reportMisfit(.wrongResult(changed), call)
    if call.invocation.canThrow { throw UnstubbedCall(description: message) }
    return result
  }

  /// Completes a call with an error, which it returns.
  func failed<Failure: Error>(_ call: borrowing CallInProgress, _ error: Failure) -> Failure {
    call.complete(.threw(error))
    return error
  }
}
