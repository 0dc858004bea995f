extension Faker {
  /// What a call gets that neither a stub nor the fake's `orElse:` answers.
  func unanswered<Value>(_ call: OpenCall<Function>, callingThrough: Bool) throws -> Value {
    let hasMisfit = callingThrough || !call.passedOver.isEmpty
    if !hasMisfit, let nothing: Value = nothing() {
      complete(call, call.failure == nil ? .returned(nothing) : .unstubbed)
      return nothing
    }
    var call = call
    if !hasMisfit, call.failure == nil, let value: Value = registeredAnswer(to: &call) {
      complete(call, .returned(value))
      return value
    }
    complete(call, .unstubbed)
    let message =
      call.failure ?? (callingThrough ? missingFallback(call.request) : message(for: call, needing: Value.self))
    // A stub that cannot answer is the test's mistake under every policy.
    if call.failure == nil, unstubbed != .returnDefault || hasMisfit { report(message) }
    if unstubbed == .trap { TrapCatcher.trap(message) }
    if call.request.canThrow { throw UnstubbedCall(description: message) }
    return standInValue(for: call.request.function, orEndTestWith: message)
  }

  /// The result of a call-through with the change that the stub makes to it, if any.
  func changed<Value>(_ result: Value, _ call: OpenCall<Function>) throws -> Value {
    guard let change = call.change else { return result }
    if let changed = try change(result) { return try value(of: changed, for: call.request) }
    let misuse = AnswerMisuse.cannotChange(result, takes: change.type)
    report(misuse.message(fakeName: fakeName, call.request.function, call.request.arguments, Value.self))
    return result
  }

  /// What a stub's closure returned, if it is of the type that the function returns. A function that returns nothing
  /// takes any result.
  func value<Value>(of result: Any?, for request: AnswerRequest<Function>) throws -> Value {
    if let value = nothing() ?? result as? Value { return value }
    return try misfit(for: request, .wrongResult(result))
  }

  /// Reports an answer that does not fit. Then a function that can throw does, and any other makes up a value.
  func misfit<Value>(for request: AnswerRequest<Function>, _ misuse: AnswerMisuse) throws -> Value {
    guard request.canThrow else { return standIn(for: request, misuse) }
    let message = misuse.message(fakeName: fakeName, request.function, request.arguments, Value.self)
    report(message)
    throw UnstubbedCall(description: message)
  }

  /// Reports an answer that does not fit, and makes up a value, since the fake's function has to return one. Traps
  /// only where none can be made.
  func standIn<Value>(for request: AnswerRequest<Function>, _ misuse: AnswerMisuse) -> Value {
    let message = misuse.message(fakeName: fakeName, request.function, request.arguments, Value.self)
    report(message)
    return standInValue(for: request.function, orEndTestWith: message)
  }

  /// What a function returns that returns nothing; nil where the function returns something.
  private func nothing<Value>() -> Value? { Value.self == Void.self ? () as? Value : nil }

  private func missingFallback(_ request: AnswerRequest<Function>) -> String {
    AnswerMisuse.nothingToCallThrough.message(fakeName: fakeName, request.function, request.arguments, Void.self)
  }

  /// Reports a call that comes after the end of its stub's sequence.
  /// - Returns: what was reported.
  func reportSequenceEnd(after count: Int, _ call: OpenCall<Function>, as type: Any.Type) -> String? {
    guard let site = call.stub else { return nil }
    let misuse = AnswerMisuse.sequenceEnded(count: count, site.position)
    let message = misuse.message(fakeName: fakeName, call.request.function, call.request.arguments, type)
    report(message)
    return message
  }

  /// Reports stubs that match a call and are not of the needed type, where the fake answers in their place.
  func reportMisfits(of call: OpenCall<Function>, needing type: Any.Type) {
    if !call.passedOver.isEmpty { report(message(for: call, needing: type)) }
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
