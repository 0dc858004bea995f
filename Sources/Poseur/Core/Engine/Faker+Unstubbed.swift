// Answers for calls that no stub answers, and for which the fake has no answer of its own.

nonisolated extension Faker {
  /// Answers a call as `Unanswered` decides.
  func unstubbed<Value, Failure: Error>(
    _ call: inout CallInProgress, throwing: Failure.Type
  ) throws(Failure) -> Value {
    if Value.self != Void.self, call.failure == nil { call.failure = refusedStub(of: call) }
    let isMisuse = call.callsThrough || !call.mismatched.isEmpty
    let nothing: Value? = Value.self == Void.self ? exactValue(()) : nil
    // If a stub was to answer, a default of another type is not what the test needs to hear about.
    let reportsMisfit = !isMisuse && call.failure == nil
    let answer = nothing ?? registeredAnswer(to: &call, reportsMisfit: reportsMisfit) ?? registeredValue(for: call)
    // A function that returns nothing needs no answer, but counts as unanswered if a stub was to answer.
    let isAnswered = answer != nil && (nothing == nil || !isMisuse && call.failure == nil)
    call.complete(isAnswered ? .returned(answer) : .unstubbed)
    if isAnswered, nothing != nil { warnOfClosure(in: call) }

    let (needsMore, canThrow) = (answer == nil || isMisuse, call.invocation.canThrow)
    let standIn = needsMore && !canThrow ? standIn(for: call, as: Value.self) : nil
    let ownError: Failure? = needsMore && !canThrow ? standInError(for: call) : nil
    let decision = Unanswered(
      unstubbed, isMisuse: isMisuse, wasReported: call.failure != nil, hasAnswer: answer != nil, canThrow: canThrow,
      hasError: canThrow || ownError != nil, hasStandIn: standIn != nil)
    // No text is made if nobody reads it: that takes hundreds of times as long as the answer.
    if !decision.isReported {
      if decision.ending == .answer, let answer { return answer }
      if decision.ending == .standIn, let standIn { return standIn }
    }
    let caller = decision.isReported ? callerOfFailure() : nil
    let message = call.failure ?? message(onUnanswered: call, needsValue: standIn == nil, by: caller)
    if decision.isReported {
      let origin = call.callsThrough ? call.stub : call.mismatched.first?.origin
      reportCall(message, to: function(of: call.invocation), at: origin?.position, by: caller)
    }
    switch decision.ending {
    case .trap: TrapCatcher.trap(message, at: position)
    case .error:
      let isTold = decision.isReported || call.failure != nil
      let error = isTold ? UnstubbedCall(reported: message) : UnstubbedCall(description: message)
      if let error = error as? Failure ?? ownError { throw error }
    case .answer: if let answer { return answer }
    case .standIn: if let standIn { return standIn }
    case .stop: break
    }
    return self.standIn(for: call, orEndTestWith: message)
  }

  /// What the test has heard of the only stub that it wrote for the function: it needn't hear of the call, too. Another
  /// test may, if the two share the fake.
  private func refusedStub(of call: borrowing CallInProgress) -> String? {
    let number = call.invocation.function
    let refused = call.invocation.state.withLock { $0[number].stubs.isEmpty ? $0[number].refusedStub : nil }
    return refused.flatMap { $0.test == StandardReporter.currentTestID ? $0.failure : nil }
  }

  /// The default of the function, if one is registered.
  /// - Parameter reportsMisfit: whether to report one of another type, and note that in the call.
  private func registeredAnswer<Value>(to call: inout CallInProgress, reportsMisfit: Bool) -> Value? {
    let function = call.invocation.function
    let registered = call.invocation.state.withLock { $0[function].defaultValue }
    guard let registered else { return nil }
    if let value: Value = castValue(registered) { return value }
    guard reportsMisfit else { return nil }
    // A type has no such function for its static ones: its faker has.
    let receiver = standsForType ? "\(fakeName).classFaker" : receiverName
    let message = message(.wrongDefault(registered, receiver: receiver), call)
    reportCall(message, to: self.function(of: call.invocation))
    call.failure = message
    return nil
  }

  /// The value that is registered for the type, where the fake's calls need no stubs. A function that cannot throw gets
  /// it as its stand-in.
  private func registeredValue<Value>(for call: borrowing CallInProgress) -> Value? {
    guard unstubbed == .returnDefault, call.invocation.canThrow, !call.callsThrough, call.mismatched.isEmpty else {
      return nil
    }
    return call.invocation.state.withLock { $0.defaults }.value(of: Value.self)
  }

  /// A value for a call that must return one and has no answer: the default of the function, else one of the type.
  /// - Parameter message: what the caller has reported. Where no value can be made, the process stops with it and with
  ///   advice.
  func standIn<Value>(for call: borrowing CallInProgress, orEndTestWith message: String) -> Value {
    if let value = standIn(for: call, as: Value.self) { return value }
    // Registering does not help once the scope has ended: what a test registers goes with its stubs.
    let canRegister = endedScope(of: call) == nil && Value.self != Never.self
    let alternative = canRegister ? "register one: \(receiverName).\(StandIn.registration(of: Value.self))" : nil
    TrapCatcher.trap("\(message)\n\(StandIn.stopText(for: Value.self, alternative: alternative))", at: position)
  }

  /// An error for a function that only throws those of one type, if one is registered or can be made.
  func standInError<Failure: Error>(for call: borrowing CallInProgress) -> Failure? {
    Failure.self == Never.self || Failure.self == (any Error).self ? nil : standIn(for: call, as: Failure.self)
  }

  /// The same; nil if no value can be made.
  func standIn<Value>(for call: borrowing CallInProgress, as type: Value.Type) -> Value? {
    let function = call.invocation.function
    let (registered, defaults) = call.invocation.state.withLock { ($0[function].defaultValue, $0.defaults) }
    if let registered, let value: Value = castValue(registered) {
      return value
    }
    if type is any Fake.Type, let fake = call.fake as? Value { return fake }
    return StandIn.value(of: type, defaults: defaults)
  }
}

// MARK: - Words

nonisolated extension Faker {
  /// Reports a call that comes after the end of its stub's sequence.
  /// - Returns: what was reported; nil for any other call.
  func reportSequenceEnd(of call: borrowing CallInProgress) -> String? {
    guard let count = call.endedCount, let origin = call.stub else { return nil }
    let misuse = StubFailure.sequenceEnded(count: count, origin.position)
    // The function may have been stubbed again, with a wrong value.
    let mismatch = call.mismatched.first.map { stub in
      let fact = "returns \(describeValueWithType(stub.value)), not \(describeType(call.invocation.neededType))"
      return "\nThe stub \(stub.origin.originText) matches too, but \(fact)."
    }
    let message = message(misuse, call) + (mismatch ?? "")
    reportCall(message, to: function(of: call.invocation), at: origin.position)
    return message
  }

  /// Reports an answer that does not fit. Under the policy `.trap` that ends the process, as a call that no stub answers
  /// does, unless the fake has an answer of its own.
  /// - Returns: what was reported.
  func reportMisfit(_ failure: StubFailure, _ call: borrowing CallInProgress) -> String {
    let message = message(failure, call)
    reportCall(message, to: function(of: call.invocation), at: call.stub?.position)
    if unstubbed == .trap, !call.invocation.hasFallback { TrapCatcher.trap(message, at: position) }
    return message
  }

  /// Reports stubs that match a call, but whose values are not of the needed type, where the fake answers in their
  /// place.
  func reportMismatches(of call: borrowing CallInProgress) {
    guard let first = call.mismatched.first else { return }
    reportCall(message(for: call), to: function(of: call.invocation), at: first.origin.position)
  }

  /// Warns of a stub that was passed over for an older one because of the type of the fake's `orElse:`.
  func warnOfPassedStubs(by call: borrowing CallInProgress) {
    guard let stub = call.stub, let passed = call.mismatched.first else { return }
    report(
      """
      \(function(of: call.invocation).call(of: fakeName, with: call.arguments)) was answered by the stub \(stub.originText), \
      since a newer one that matches returns \(describeValueWithType(passed.value)), not \
      \(describeType(call.invocation.neededType)).
      \(UnstubbedCallReport<Function>.adviceOnFallback)
      """, severity: .warning, at: passed.origin.position)
  }

  /// Warns, once a function, of a call that needs no answer but brings a closure, if the function has stubs and none of
  /// them is for it: whoever waits for the closure may wait for ever.
  private func warnOfClosure(in call: borrowing CallInProgress) {
    guard call.arguments.contains(where: { unwrappedValue($0).map(isClosure) == true }) else { return }
    let isFirst = call.invocation.state.withLock { state in
      let function = state[call.invocation.function]
      if function.stubs.isEmpty || function.defaultValue != nil || function.hasWarnedOfClosure { return false }
      state[call.invocation.function].hasWarnedOfClosure = true
      return true
    }
    guard isFirst else { return }
    let report = unstubbedReport(on: call)
    let text = CustomDescription.isOfCall.withValue(true) { report.textOfClosure }
    reportCall(text, to: function(of: call.invocation), severity: .warning)
  }

  func message(_ misuse: StubFailure, _ call: borrowing CallInProgress) -> String {
    misuse.message(
      fakeName: fakeName, function(of: call.invocation), call.arguments, call.invocation.neededType)
  }

  /// - Parameter needsValue: whether the process stops since the function returns a value, of which none can be made.
  private func message(
    onUnanswered call: borrowing CallInProgress, needsValue: Bool, by caller: (any CallerTrace)?
  ) -> String {
    if call.callsThrough { return message(.nothingToCallThrough, call) }
    return message(for: call, needsValue: needsValue && call.invocation.failureType == Never.self, by: caller)
  }

  private func message(
    for call: borrowing CallInProgress, needsValue: Bool = false, by caller: (any CallerTrace)? = nil
  ) -> String {
    let report = unstubbedReport(on: call, needsValue: needsValue, by: caller)
    return CustomDescription.isOfCall.withValue(true) { report.message }
  }

  private func unstubbedReport(
    on call: borrowing CallInProgress, needsValue: Bool = false, by caller: (any CallerTrace)? = nil
  ) -> UnstubbedCallReport<Function> {
    let number = call.invocation.function
    let (stubs, unused) = call.invocation.state.withLock { ($0[number].stubs.map(\.snapshot), $0.unusedFunctions) }
    let state = call.invocation.state
    func function(_ number: Int) -> Function { state.function(number) }
    let defaults = state.withLock(\.defaults)
    func hasDefault<Value>(_ type: Value.Type) -> Bool { defaults.value(of: type) != nil }
    return UnstubbedCallReport(
      fakeName: fakeName, receiver: receiverName, function: function(number), arguments: call.arguments,
      neededType: call.invocation.neededType, stubs: stubs, passedOver: call.mismatched, chosen: call.chosen,
      unusedElsewhere: unused.filter { $0 != number }.map { function($0).label.baseName },
      ending: endedScope(of: call)?.ending, hasFallback: call.invocation.hasFallback,
      hasDefaultOfType: call.invocation.canThrow && _openExistential(call.invocation.neededType, do: hasDefault),
      needsValue: needsValue, signature: caller?.signature(ofFake: Self.fakeName),
      isOfActor: !standsForType && call.fake is any Actor)
  }
}
