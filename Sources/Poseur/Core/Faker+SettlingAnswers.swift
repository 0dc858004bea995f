extension Faker {
  /// What a call returns whose answer was awaited; nil where other stubs are to answer.
  func settled<Value>(_ result: AwaitedResult, for call: OpenCall) throws -> Value? {
    switch result {
    case .returned(let result):
      let value: Value = try value(of: result, for: call)
      return value
    case .given(let result, let words):
      if let value: Value = castValue(Value.self == Void.self ? () : result) { return value }
      let standIn: Value = try misfit(for: call, .wrongValue(result, words: words))
      return standIn
    case .proceed: return nil
    case .cancelled:
      let standIn: Value = try insteadOfWaiting(
        call, "The task was cancelled, but \(fakeName).\(function(call.incoming.function)) cannot throw.")
      return standIn
    case .abandoned(.scopeEnded):
      // The test that would hear of it is over: it was told then, if it wanted to be.
      // Named, or it would be one for an optional.
      let standIn: Value = try insteadOfWaiting(call, message(.abandoned(.scopeEnded), call))
      return standIn
    case .abandoned(let closing):
      let standIn: Value = try misfit(for: call, .abandoned(closing))
      return standIn
    }
  }

  /// What a call gets that is to be over soon: an error where the function can throw, else a value that is made up. Only
  /// where none can be made, the fake's own answer, which may take long.
  private func insteadOfWaiting<Value>(_ call: OpenCall, _ message: String) throws -> Value {
    if !call.incoming.canThrow, let value = standInValue(for: call, as: Value.self) { return value }
    return try insteadOfAnswer(to: call, message)
  }

  /// Does what the stub that was chosen does; where its answer is to be awaited, that begins at once.
  func begunResult<Value>(
    _ call: OpenCall, as type: Value.Type, on actor: Any.Type?, hasOwnAnswer: Bool
  ) throws -> StubbedResult<Value> {
    (call.actor, call.hasOwnAnswer) = (actor, hasOwnAnswer)
    let result = try stubbedResult(call, as: type)
    guard case .awaited(let answer) = result else { return result }
    let noting = beginWait(for: answer, of: call)
    // A call that is not recorded waits behind those that are.
    noting.begin(call.incoming.record?.sequenceNumber ?? .max)
    return .awaited(noting)
  }

  /// A call that the stub which it had got lets proceed to the others.
  func proceeding(_ call: OpenCall) -> BegunCall {
    let rules = call.incoming.state.withLock { $0.stubs.rules(for: call.incoming.function) }
    let begun = call.incoming.chooseAnswer(among: rules.filter { !call.hasPassed($0.site) })
    handOnCourse(of: call, to: begun)
    return begun
  }
}
