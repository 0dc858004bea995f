nonisolated extension Faker {
  /// The default of the function, if one is registered.
  /// - Parameter reportsMisfit: whether one of another type is to be reported, and noted in the call.
  func registeredAnswer<Value>(to call: OpenCall, reportsMisfit: Bool) -> Value? {
    guard let registered = call.incoming.state.withLock({ $0.defaults.value(for: call.incoming.function) }) else {
      return nil
    }
    if let value: Value = castValue(registered) { return value }
    guard reportsMisfit else { return nil }
    let receiver = standsForType ? "\(fakeName).classFaker" : receiverName
    let message = message(.wrongDefault(registered, receiver: receiver), call)
    report(message)
    call.failure = message
    return nil
  }

  /// A value for a call that must return one and has no answer: the default of the function, else one of the type.
  /// - Parameter message: what the caller has reported. Where no value can be made, the process stops with it and with
  ///   advice.
  func standInValue<Value>(for call: OpenCall, orEndTestWith message: String) -> Value {
    if let value = standInValue(for: call, as: Value.self) { return value }
    // Registering does not help once the scope has ended: what a test registers goes with its stubs.
    let canRegister = endedScope(of: call) == nil && Value.self != Never.self
    let alternative = canRegister ? "register a value with \(StandIn.registration(of: Value.self))" : nil
    TrapCatcher.trap("\(message)\n\(StandIn.stopText(for: Value.self, alternative: alternative))", at: position)
  }

  /// The same; nil where no value can be made.
  func standInValue<Value>(for call: OpenCall, as type: Value.Type) -> Value? {
    let defaults = call.incoming.state.withLock { $0.defaults }
    if let registered = defaults.value(for: call.incoming.function), let value: Value = castValue(registered) {
      return value
    }
    return defaults.value(of: type) ?? StandIn.value(of: type)
  }
}
