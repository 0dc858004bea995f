// Most calls take a quick way, which is tried first: under the lock once, with as few variables as possible, since each
// takes time where the code is not optimised. So most functions that the quick way calls are transparent: a debugger
// does not see their variables. The other calls go slowly, with care.

nonisolated extension Faker {
  /// Records a call that needs no answer.
  @usableFromInline
  func record(_ function: Function, _ arguments: consuming CallArguments) { quicklyRecord(function, arguments) }

  // Separate from `record`, which other modules call: were that transparent itself, they would have to see all that is
  // called here.
  @_transparent
  private func quicklyRecord(_ function: Function, _ arguments: consuming CallArguments) {
    if isScoped { return recordWithCare(function, arguments.list) }
    let state = sharedState
    let tables = state.lock()
    let number = tables.pointee.numberOfKeptCall(byByte: singleByte(of: function))
    if number < 0 {
      state.unlock()
      return recordWithCare(function, arguments.list)
    }
    tables.pointee.calls.append(number, arguments)
    state.unlock()
  }

  /// Records a call, chooses the stub that answers, and answers if the stub returns a value. Where the value is ready,
  /// the lock stays held, and `handOut` or `endAnswering` must be called at once.
  /// - Parameter hasOwnAnswer: whether the fake has an answer of its own.
  @usableFromInline
  func begin(
    _ function: Function, _ arguments: consuming CallArguments, canThrow: Bool, needing type: Any.Type,
    hasOwnAnswer: Bool = false
  ) -> QuickCall {
    quicklyBegin(function, arguments, canThrow, type, hasOwnAnswer)
  }

  // Separate from `begin`, as `quicklyRecord` is from `record`.
  @_transparent
  private func quicklyBegin(
    _ function: Function, _ arguments: consuming CallArguments, _ canThrow: Bool, _ type: Any.Type, _ hasOwnAnswer: Bool
  ) -> QuickCall {
    if isScoped { return beginSlowly(function, arguments, canThrow, needing: type, hasOwnAnswer) }
    let state = sharedState
    let tables = state.lock()
    let number = tables.pointee.numberOfKeptCall(byByte: singleByte(of: function))
    if number < 0 {
      state.unlock()
      return beginSlowly(function, arguments, canThrow, needing: type, hasOwnAnswer)
    }
    if let value = tables.pointee.stubs.takeValue(for: number, arguments, ofType: type) {
      tables.pointee.calls.append(number, arguments, answeredBy: value)
      return .ready(value.place)
    }
    guard !hasOwnAnswer, tables.pointee.needsNoAnswer(number, of: type) else {
      return openAndChoose(number, arguments, canThrow, needing: type, in: state, tables)
    }
    tables.pointee.calls.append(number, arguments)
    state.unlock()
    return .nothing
  }

  /// Hands out the value of a call that is otherwise over, and lets go of the lock. Copying a value counts references,
  /// but runs none of the test's code.
  @usableFromInline @_transparent
  func handOut<Value>(_ value: ReadyPlace) -> Value {
    defer { endAnswering() }
    return value.copy()
  }

  /// Lets go of the lock after a call whose value is ready.
  @usableFromInline
  func endAnswering() { sharedState.unlock() }

  /// Records a call as `begin` does, but holds no lock afterwards: for callers that go on to await something.
  func beginUnlocked(
    _ function: Function, _ arguments: [Any?], canThrow: Bool, needing type: Any.Type, hasOwnAnswer: Bool
  ) -> BegunCall {
    if !isScoped {
      let state = sharedState
      let tables = state.lock()
      let number = tables.pointee.numberOfKeptCall(byByte: singleByte(of: function))
      if number >= 0 {
        let beginning = tables.pointee.begin(number, .list(arguments), needing: type, hasOwnAnswer: hasOwnAnswer)
        state.unlock()
        return chooseIfOpen(beginning, number, arguments, canThrow, needing: type, .strong, in: state)
      }
      state.unlock()
    }
    return beginWithCare(function, arguments, canThrow, needing: type, hasOwnAnswer)
  }

  /// Goes on with a call that takes more work: the second half of `begin`, which has taken the lock.
  private func openAndChoose(
    _ number: Int, _ arguments: CallArguments, _ canThrow: Bool, needing type: Any.Type,
    in state: LockedValue<FakerState>, _ tables: UnsafeMutablePointer<FakerState>
  ) -> QuickCall {
    let (record, rules) = tables.pointee.open(number, arguments)
    state.unlock()
    return QuickCall(choose(number, arguments.list, canThrow, needing: type, record, .strong, in: state, rules))
  }

  /// Chooses the stub that answers a call that was recorded.
  private func choose(
    _ number: Int, _ arguments: [Any?], _ canThrow: Bool, needing type: Any.Type, _ record: CallPosition,
    _ retention: ArgumentRetention, in state: LockedValue<FakerState>, _ rules: [StubRule]
  ) -> BegunCall {
    let call = IncomingCall(
      function: number, arguments: arguments, canThrow: canThrow, neededType: type, record: record,
      retention: retention, state: state)
    return call.chooseAnswer(among: rules)
  }

  private func beginSlowly(
    _ function: Function, _ arguments: CallArguments, _ canThrow: Bool, needing type: Any.Type, _ hasOwnAnswer: Bool
  ) -> QuickCall {
    QuickCall(beginWithCare(function, arguments.list, canThrow, needing: type, hasOwnAnswer))
  }

  private func recordWithCare(_ function: Function, _ arguments: [Any?]) {
    let place = place
    let (number, retention) = storing(function, in: place.state)
    let stored = retention.stored(arguments)
    let (forgotten, waiters) = place.state.withLock { state in
      state.calls.append(number, .list(stored))
      return (state.calls.forgetCalls(to: number), state.takeWaiters(for: number))
    }
    withExtendedLifetime(forgotten) {}
    for waiter in waiters { waiter.wake() }
    reportLateCall(of: function, to: place.endedScope)
  }

  private func beginWithCare(
    _ function: Function, _ arguments: [Any?], _ canThrow: Bool, needing type: Any.Type, _ hasOwnAnswer: Bool
  ) -> BegunCall {
    let place = place
    let (number, retention) = storing(function, in: place.state)
    let stored = retention.stored(arguments)
    let (beginning, forgotten, waiters) = place.state.withLock { state in
      let beginning = state.begin(number, .list(stored), needing: type, hasOwnAnswer: hasOwnAnswer)
      return (beginning, state.calls.forgetCalls(to: number), state.takeWaiters(for: number))
    }
    withExtendedLifetime(forgotten) {}
    for waiter in waiters { waiter.wake() }
    reportLateCall(of: function, to: place.endedScope)
    return chooseIfOpen(beginning, number, arguments, canThrow, needing: type, retention, in: place.state)
  }

  /// Goes on with a call that was recorded, and may be over already.
  private func chooseIfOpen(
    _ beginning: CallBeginning, _ number: Int, _ arguments: [Any?], _ canThrow: Bool, needing type: Any.Type,
    _ retention: ArgumentRetention, in state: LockedValue<FakerState>
  ) -> BegunCall {
    switch beginning {
    case .over(let begun): begun
    case .undecided(let record, let rules):
      choose(number, arguments, canThrow, needing: type, record, retention, in: state, rules)
    }
  }

  /// Begins a call that is to be answered without being recorded.
  func beginUnrecorded(
    _ function: Function, _ arguments: [Any?], canThrow: Bool, needing type: Any.Type
  ) -> BegunCall {
    let (number, state) = (number(of: function), state)
    let call = IncomingCall(
      function: number, arguments: arguments, canThrow: canThrow, neededType: type, record: nil, retention: retention,
      state: state)
    return call.chooseAnswer(among: state.withLock { $0.stubs.rules(for: number) })
  }
}
