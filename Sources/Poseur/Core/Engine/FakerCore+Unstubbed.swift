// What there is for calls that no stub answers, and for which the fake has no answer of its own.

nonisolated extension FakerCore {
  /// What the test has heard of the only stub that it wrote for the function: it needn't hear of the call, too. Another
  /// test may, if the two share the fake.
  func refusedStub(of call: borrowing CallInProgress) -> FailureText? {
    let number = call.invocation.function
    let refused = call.invocation.state.withLock { $0[number].stubs.isEmpty ? $0[number].madeExtras?.refusedStub : nil }
    return refused.flatMap { $0.test == StandardReporter.currentTestID ? $0.failure : nil }
  }

  /// The default of the function, or else the value that is registered for its type.
  func registeredAnswer(to call: inout CallInProgress, isMisuse: Bool) -> Any? {
    let function = call.invocation.function
    let (registered, defaults) = call.invocation.state.withLock { ($0[function].defaultValue, $0.defaults) }
    if let registered {
      if let value = castResult(registered, to: call.invocation.neededType) { return value }
      // If a stub was to answer, a default of another type is not what the test needs to hear about.
      if !isMisuse, call.failure == nil { call.failure = reportWrongDefault(registered, of: call) }
    }
    // A function that cannot throw gets the value for its type as its stand-in.
    guard unstubbed == .returnDefault, call.invocation.canThrow, !isMisuse else { return nil }
    func valueForType<Value>(_ type: Value.Type) -> Any? { defaults.value(of: type) }
    return _openExistential(call.invocation.neededType, do: valueForType)
  }

  /// A value for a call that must return one and has no answer. Where none can be made, the process stops.
  /// - Parameter message: what the caller has reported. The process stops with it and with advice.
  func standIn(for call: borrowing CallInProgress, orEndTestWith message: FailureText) -> Any {
    if let value = standIn(for: call) { return value }
    let type = call.invocation.neededType
    // Registering does not help once the scope has ended: what a test registers goes with its stubs.
    let canRegister = endedScope(of: call) == nil && type != Never.self
    let name = pasteableFunction(call.invocation.tableFunction)
    let alternative =
      canRegister ? "register one: \(fakerReceiverName).\(StandIn.registration(of: type, for: name))" : nil
    TrapCatcher.trap("\(message)\n\(StandIn.stopText(for: type, alternative: alternative))", at: position)
  }

  /// A value for a call that must return one: the default of the function, else one of the type. Nil if none can be made.
  func standIn(for call: borrowing CallInProgress) -> Any? {
    call.invocation.standIn(of: call.invocation.neededType, by: call.fake)
  }

  /// An error for a function that only throws those of one type, if one is registered or can be made.
  func standInError(for call: borrowing CallInProgress) -> (any Error)? {
    call.invocation.standIn(of: call.invocation.failureType, by: call.fake) as? any Error
  }
}

nonisolated extension Invocation {
  /// A value of a type: the default of the function that was called, the fake itself, or one of the type.
  func standIn(of type: Any.Type, by fake: Any? = nil) -> Any? {
    let (registered, defaults) = state.withLock { ($0.functions[function].defaultValue, $0.defaults) }
    func standIn<Value>(_ type: Value.Type) -> Any? {
      if let registered, let value: Value = castValue(registered) { return value }
      if type is any Fake.Type, let fake = fake as? Value { return fake }
      return StandIn.value(of: type, defaults: defaults)
    }
    return _openExistential(type, do: standIn)
  }

  /// What a call returned, preferably with the same arguments, or what a stub returns. There may be thousands of stubs,
  /// and any will do.
  var earlierValue: Any? {
    let (calls, answers) = state.withLock { state in
      let known = state.functions[function]
      return (known.calls, known.stubs.prefix(100).flatMap(\.answers))
    }
    let last = calls.entries.latest.reversed()
    let same = last.filter { isSample(calls.arguments(of: $0), arguments) }
    let results = (same + last).lazy.compactMap { $0.outcome(calls.keeping.reading).result }
    if let value = results.compactMap({ ValueBox.holding($0).cast(to: neededType) }).first { return value.value }
    for case .value(let stubbed) in answers {
      if case .value(let value)? = stubbed.answer(for: neededType) { return value.value }
    }
    return nil
  }
}

// MARK: - Words

nonisolated extension FakerCore {
  /// Reports an answer that does not fit. Under the policy `.trap` that ends the process, as a call that no stub answers
  /// does, unless the fake has an answer of its own.
  /// - Returns: what was reported.
  func reportMisfit(_ failure: StubFailure, _ call: borrowing CallInProgress) -> FailureText {
    let message = message(failure, call)
    reportCall(to: call.invocation.tableFunction, at: call.stub?.position) { _ in message }
    if unstubbed == .trap, !call.invocation.hasFallback { TrapCatcher.trap(message.description, at: position) }
    return message
  }

  func message(_ misuse: StubFailure, _ call: borrowing CallInProgress) -> FailureText {
    misuse.message(fakeName: fakeName, call.invocation.tableFunction, call.arguments, call.invocation.neededType)
  }
}
