/// What came of the stub that was chosen for a call.
nonisolated enum StubResult<Value> {
  case value(Value)
  case error(any Error)
  /// Its answer does not fit, as has been reported with this text, or does not come any more.
  case misfit(String)
  /// No stub answers, or the chosen one calls through: it is the fake's turn.
  case fallback(callingThrough: Bool)
  /// The answer comes later, from a closure, a responder or after a delay: only an asynchronous function can await it.
  case deferred(DeferredAnswer)
}

nonisolated extension Faker {
  /// Does what the chosen stub does.
  func stubResult<Value>(_ call: CallInProgress, as type: Value.Type) -> StubResult<Value> {
    switch call.takeAnswer() {
    case .value(let value): return .value(value.value())
    case .error(let error): return failed(call, error)
    case .action(let action):
      call.beginTiming()
      do { return returned(call, try action(call.arguments)) } catch { return didNotReturn(call, error) }
    case .asynchronousAction(_, let action):
      do { return .deferred(try action(call.arguments)) } catch {
        call.beginTiming()
        return didNotReturn(call, error)
      }
    case .ended(let count):
      call.failure = reportSequenceEnd(after: count, call)
      return .fallback(callingThrough: false)
    case .callThrough: return .fallback(callingThrough: true)
    case nil: return .fallback(callingThrough: false)
    }
  }

  /// What a call returns once its answer has been awaited; nil where the other stubs are to answer.
  func stubResult<Value>(
    _ call: CallInProgress, awaited result: Result<DeferredResult, any Error>, as type: Value.Type
  ) -> StubResult<Value>? {
    switch result {
    case .success(.returned(let result)): return returned(call, result)
    case .success(.given(let result, let words)):
      if let value: Value = castValue(Value.self == Void.self ? () : result) { return completed(call, value) }
      return misfit(call, .wrongValue(result, words: words))
    case .success(.proceed): return nil
    case .success(.cancelled): return insteadOfWaiting(call, .cancelled)
    // Not reported, unless the process has to stop: the test is over, and was told when its scope ended if it wanted
    // to be.
    case .success(.abandoned(.scopeEnded, _)): return insteadOfWaiting(call, .abandoned(.scopeEnded))
    case .success(.abandoned(let closing, wasHeld: true)): return .misfit(message(.abandoned(closing), call))
    case .success(.abandoned(let closing, wasHeld: false)): return misfit(call, .abandoned(closing))
    case .failure(let error): return failed(call, error)
    }
  }

  /// Takes what a stub's closure returned, if it is of the type that the function returns, or a `Result` of it. A
  /// function that returns nothing takes any result.
  func returned<Value>(_ call: CallInProgress, _ result: Any?) -> StubResult<Value> {
    if let value: Value = returnedValue(result) { return completed(call, value) }
    guard let parts = result as? any ResultShape else { return misfit(call, .wrongResult(result)) }
    switch parts.anyResult {
    case .success(let value): return returned(call, value)
    case .failure(let error): return failed(call, error)
    }
  }

  func returnedValue<Value>(_ result: Any?) -> Value? {
    if Value.self == Void.self { return result is any ResultShape ? nil : exactValue(()) }
    return result.flatMap { exactValue($0) } ?? castValue(result)
  }

  private func misfit<Value>(_ call: CallInProgress, _ failure: StubFailure) -> StubResult<Value> {
    .misfit(reportMisfit(failure, call))
  }

  private func completed<Value>(_ call: CallInProgress, _ value: Value) -> StubResult<Value> {
    call.complete(.returned(value))
    return .value(value)
  }

  private func failed<Value>(_ call: CallInProgress, _ error: any Error) -> StubResult<Value> {
    call.complete(.threw(error))
    return .error(error)
  }

  /// For an error from a stub's closure: either the closure did not run, since it does not take what the call brought,
  /// or the error is its own.
  private func didNotReturn<Value>(_ call: CallInProgress, _ error: any Error) -> StubResult<Value> {
    guard let mismatch = error as? ArgumentTypeMismatch else { return failed(call, error) }
    return misfit(call, .wrongArguments(mismatch))
  }

  /// What a call that is to be over soon gets: an error where the function can throw, else a made-up value. Only where
  /// none can be made does it get the fake's own answer, which may take long.
  private func insteadOfWaiting<Value>(_ call: CallInProgress, _ misuse: StubFailure) -> StubResult<Value> {
    let message = message(misuse, call)
    if !call.invocation.canThrow {
      if let value = standIn(for: call, as: Value.self) { return completed(call, value) }
      // The process is about to stop: the test whose stub it is has to be told first.
      if !call.invocation.hasFallback { report(message, at: call.stub?.position) }
    }
    return .misfit(message)
  }
}
