nonisolated extension Faker {
  /// What a call gets if neither a stub nor the fake's `orElse:` answers it.
  func unanswered<Value>(_ call: OpenCall, callingThrough: Bool) throws -> Value {
    let hasMisfit = callingThrough || !call.passedOver.isEmpty
    let isFailure = hasMisfit || call.failure != nil
    let nothing: Value? = nothing()
    // Where a stub was to answer, a default of another type is not what the test needs to hear about.
    let answer = nothing ?? registeredAnswer(to: call, reportsMisfit: !isFailure)
    // A function that returns nothing needs no answer, but counts as unanswered where a stub was to answer.
    let isAnswered = answer != nil && !(nothing != nil && isFailure)
    call.complete(isAnswered ? .returned(answer) : .unstubbed)
    if !hasMisfit, let answer { return answer }
    // A stub that cannot answer is the test's mistake under every policy.
    let isSilent = unstubbed == .returnDefault && !hasMisfit && call.failure == nil
    // No text is made where nobody reads it: that takes hundreds of times as long as the answer.
    if isSilent, !call.incoming.canThrow, let value = standInValue(for: call, as: Value.self) { return value }
    let message = call.failure ?? (callingThrough ? message(.nothingToCallThrough, call) : message(for: call))
    // A silent policy has reached its end where no value can be made: the process is about to stop.
    if call.failure == nil, !isSilent || !call.incoming.canThrow {
      report(message, at: (callingThrough ? call.stub : call.passedOver.first?.site)?.position)
    }
    if unstubbed == .trap { TrapCatcher.trap(message, at: position) }
    if let answer { return answer }
    if call.incoming.canThrow { throw UnstubbedCall(description: message) }
    return standInValue(for: call, orEndTestWith: message)
  }

  /// The result of a call-through with the change that the stub makes to it, if any.
  func changed<Value>(_ result: Value, _ call: OpenCall) throws -> Value {
    guard let change = call.change else { return result }
    call.ownAnswer = result as Any
    if let changed = try change(result) {
      do { return try value(of: changed, for: call) } catch is OwnAnswerNeeded { return result }
    }
    let misuse = AnswerMisuse.cannotChange(result, takes: change.type)
    report(message(misuse, call), at: call.stub?.position)
    return result
  }

  /// What a stub's closure returned, if it is of the type that the function returns. A function that returns nothing
  /// takes any result.
  func value<Value>(of result: Any?, for call: OpenCall) throws -> Value {
    if let result, let value: Value = exactValue(result) { return value }
    if let value = nothing() ?? castValue(result, to: Value.self) { return value }
    return try misfit(for: call, .wrongResult(result))
  }

  /// Reports an answer that does not fit, and gives the call what it gets instead.
  func misfit<Value>(for call: OpenCall, _ misuse: AnswerMisuse) throws -> Value {
    let message = message(misuse, call)
    report(message, at: call.stub?.position)
    return try insteadOfAnswer(to: call, message)
  }

  /// What a call gets if its answer does not fit: an error where the function can throw, else the fake's own answer, if
  /// it has one, else a made-up value.
  func insteadOfAnswer<Value>(to call: OpenCall, _ message: String) throws -> Value {
    if call.incoming.canThrow { throw UnstubbedCall(description: message) }
    if call.hasOwnAnswer { throw OwnAnswerNeeded() }
    return standInValue(for: call, orEndTestWith: message)
  }

  /// Reports a stub's error that the fake's function cannot throw, and so does not.
  /// - Returns: the fake's own answer, if there is one already.
  func ownAnswer<Value>(to call: OpenCall, insteadOf misuse: AnswerMisuse, as type: Value.Type) -> Value? {
    report(message(misuse, call), at: call.answeringStub?.position)
    guard let own: Value = call.ownAnswer.flatMap({ exactValue($0) }) else { return nil }
    call.complete(.calledThrough(own))
    return own
  }

  /// Reports an error that the fake's function cannot throw, and makes up a value, since it has to return one. Traps
  /// only where none can be made.
  func standIn<Value>(for call: OpenCall, _ misuse: AnswerMisuse) -> Value {
    let message = message(misuse, call)
    report(message, at: call.answeringStub?.position)
    let value: Value = standInValue(for: call, orEndTestWith: message)
    call.complete(.returned(value))
    return value
  }

  /// The result, `()`, of a function that returns nothing; nil where the function returns something.
  private func nothing<Value>() -> Value? { Value.self == Void.self ? () as? Value : nil }

  /// Reports a call that comes after the end of its stub's sequence.
  /// - Returns: what was reported.
  func reportSequenceEnd(after count: Int, _ call: OpenCall) -> String? {
    guard let site = call.stub else { return nil }
    let misuse = AnswerMisuse.sequenceEnded(count: count, site.position)
    // Whoever stubbed the function again may have done so with a wrong value.
    let passed = call.passedOver.first.map { stub in
      let fact = "returns \(describeValueWithType(stub.value)), not \(describeType(call.incoming.neededType))"
      return "\nThe stub \(stub.site.origin) matches too, but \(fact)."
    }
    let message = message(misuse, call) + (passed ?? "")
    report(message, at: site.position)
    return message
  }

  /// Reports stubs that match a call, but whose values are not of the needed type, where the fake answers in their
  /// place.
  func reportMisfits(of call: OpenCall) {
    if let first = call.passedOver.first { report(message(for: call), at: first.site.position) }
  }

  func message(_ misuse: AnswerMisuse, _ call: OpenCall) -> String {
    misuse.message(fakeName: fakeName, function(call.incoming.function), call.arguments, call.incoming.neededType)
  }

  private func message(for call: OpenCall) -> String {
    let number = call.incoming.function
    let (slot, unused) = call.incoming.state.withLock { ($0.stubs.slot(for: number), $0.stubs.unusedFunctions) }
    let functions = functionIndex.withLock(\.functions)
    let unanswered = UnansweredCall(
      fakeName: fakeName, receiver: receiverName, function: functions[number], arguments: call.arguments,
      neededType: call.incoming.neededType, slot: slot, passedOver: call.passedOver, hasPassed: call.hasPassed,
      unusedElsewhere: unused.filter { $0 != number }.map { functions[$0].label.baseName },
      ending: endedScope(of: call)?.ending)
    return unanswered.message
  }
}

/// Thrown where a stub's answer does not fit, or does not come any more: the fake's own answer is to take its place.
nonisolated struct OwnAnswerNeeded: Error {}
