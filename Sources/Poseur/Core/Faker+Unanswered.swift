extension Faker {
  /// What a call gets that neither a stub nor the fake's `orElse:` answers.
  func unanswered<Value>(_ call: OpenCall<Function>, callingThrough: Bool) throws -> Value {
    let hasMisfit = callingThrough || !call.passedOver.isEmpty
    if !hasMisfit, let nothing: Value = nothing() {
      complete(call, .returned(nothing))
      return nothing
    }
    complete(call, .unstubbed)
    let message = callingThrough ? missingFallback(call.request) : message(for: call, needing: Value.self)
    // A stub that cannot answer is the test's mistake under every policy.
    if unstubbed != .returnDefault || hasMisfit { report(message) }
    if unstubbed == .trap { TrapCatcher.trap(message) }
    if call.request.canThrow { throw UnstubbedCall(description: message) }
    return StandIn.value(of: Value.self, orEndTestWith: message)
  }

  /// What a stub's closure returned, if it is of the type that the function returns. A function that returns nothing
  /// takes any result.
  func value<Value>(of result: Any?, for request: AnswerRequest<Function>) -> Value {
    nothing() ?? result as? Value ?? standIn(for: request, .wrongResult(result))
  }

  /// Reports an answer that does not fit, and makes up a value, since the fake's function has to return one. Traps
  /// only where none can be made.
  func standIn<Value>(for request: AnswerRequest<Function>, _ misuse: AnswerMisuse) -> Value {
    let message = misuse.message(fakeName: fakeName, request.function, request.arguments, Value.self)
    report(message)
    return StandIn.value(of: Value.self, orEndTestWith: message)
  }

  /// What a function returns that returns nothing; nil where the function returns something.
  private func nothing<Value>() -> Value? { Value.self == Void.self ? () as? Value : nil }

  private func missingFallback(_ request: AnswerRequest<Function>) -> String {
    AnswerMisuse.nothingToCallThrough.message(fakeName: fakeName, request.function, request.arguments, Void.self)
  }

  private func message(for call: OpenCall<Function>, needing type: Any.Type) -> String {
    let function = call.request.function
    let slot = state.withLock { $0.stubs.slot(for: function) }
    let unanswered = UnansweredCall(
      fakeName: fakeName, receiver: receiverName, function: function, arguments: call.request.arguments,
      neededType: type, slot: slot,
      passedOver: call.passedOver)
    return unanswered.message
  }
}
