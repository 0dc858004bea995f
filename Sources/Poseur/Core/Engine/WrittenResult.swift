// What the closure of a written call gets for the call's result: any value will do, unless it's about to be used.

nonisolated extension Writing {
  /// What the closure makes of a call's result, by their types.
  enum ResultUse {
    /// It returns the result.
    case none
    /// It may drop the result, or return it as a value of a protocol.
    case possible
    /// It returns something else.
    case certain
  }

  /// Notes a call instead of having it recorded, and chooses what the function gets. Nothing of the test's runs for it,
  /// neither a stub nor the fake's `orElse:`.
  ///
  /// A call to another fake is made and recorded if it comes before the written one, but only in the first run.
  /// - Parameter name: the fake's function, if its line records no arguments.
  /// - Returns: false if the call has to be recorded and answered as usual.
  func note(_ call: inout Invocation, in name: String?, of faker: FakerCore) -> Bool {
    let use: ResultUse
    let isWritten = call.state === state
    if isWritten {
      if resultType == Bool.self, call.neededType != Bool.self, mayCompare(call) { call.caller = trace(call) }
      if !add(call) { return false }
      if let name, let text = unrecordedArguments(of: call, in: name) { fail(text) }
      use = self.use(of: call.neededType)
    } else {
      let run = run
      if !run.isOpen || run.calls.isEmpty && run.number == 0 { return false }
      use = run.calls.isEmpty ? .possible : .none
      if !run.calls.isEmpty {
        let text = faker.text(of: call)
        note { $0.laterCall = $0.laterCall ?? text }
      }
    }
    do {
      let value = try value(for: call, use, of: faker)
      if isWritten, call.neededType == Bool.self { note { $0.given = value as? Bool } }
      call.value = ValueBox(value, as: call.neededType)
    } catch { call.answer = .error(error) }
    return true
  }

  func trace(_ call: Invocation) -> (any CallerTrace)? { CallerTracer.trace { type(of: call.tableFunction).fakeName } }

  /// - Throws: an error with which the call ends the closure.
  private func value(for call: Invocation, _ use: ResultUse, of faker: FakerCore) throws -> Any {
    let type = call.neededType
    if call.part == .recordCall || type == Void.self { return () }
    if use != .none, let value = call.earlierValue { return value }
    if let value = madeValue(for: call, use) { return value }
    note { $0.isCutShort = true }
    if let error = end(of: call) { throw error }
    func filler<Value>(_ type: Value.Type) -> Any? { Placeholder.filler(of: type) }
    if use != .certain, let value = _openExistential(type, do: filler) { return value }
    // The closure is about to use an object that isn't there.
    Failures.stop(
      """
      The closure uses what \(faker.text(of: call)) returns, a \(describeType(type)), of which Poseur can't make a value.
      Write one call in a closure, and others on their own fakes. If you need the value, register one before:
      \(faker.fakerReceiverName).\(StandIn.registration(of: type))
      \(ManualPage.writtenCallOrCase.reference)
      """, at: position)
  }

  /// An error with which the call can end the closure.
  func end(of call: Invocation) -> (any Error)? {
    if call.failureType == (any Error).self { return EndOfWrittenCall() }
    func error<Failure>(_ type: Failure.Type) -> (any Error)? { StandIn.value(of: type) as? any Error }
    return _openExistential(call.failureType, do: error)
  }

  /// A sample if nobody uses the value, so that no object is decoded for it. Else a default, a stand-in, or the fake
  /// itself if the function returns the fake's type.
  private func madeValue(for call: Invocation, _ use: ResultUse) -> Any? {
    func sample<Value>(_ type: Value.Type) -> Any? {
      var maker = StandInMaker(call.state.withLock(\.defaults), seed: SampleSeed(index: 0, run: 0, isSecond: false))
      return maker.value(of: type)
    }
    if use == .none, let sample = _openExistential(call.neededType, do: sample) { return sample }
    if let value = call.standIn(of: call.neededType) { return value }
    if let fake = castAny(fake, to: call.neededType) { return fake }
    return use == .certain ? nil : _openExistential(call.neededType, do: sample)
  }

  func use(of type: Any.Type) -> ResultUse {
    if type == resultType { return .none }
    let (type, returned) = (unwrappedType(type), unwrappedType(resultType))
    func isSubclass<Other>(_ other: Other.Type) -> Bool { type is Other.Type }
    if type == returned || returned == Any.self || _openExistential(returned, do: isSubclass)
      || areSameFunctions(type, returned)
    {
      return .none
    }
    return returned == Void.self || isProtocolType(returned) ? .possible : .certain
  }
}

/// Ends the closure of a written call if its function can throw, and the closure is about to use a result that Poseur
/// doesn't have.
nonisolated struct EndOfWrittenCall: Error {}
