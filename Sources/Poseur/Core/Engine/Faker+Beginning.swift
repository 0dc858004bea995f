// debug speed, see Architecture: what every call runs through takes the lock by hand, and holds it for these lines
// only.

nonisolated extension Faker {
  /// Records a call that needs no answer.
  @usableFromInline
  func record(_ function: Function, _ arguments: [Any?]) {
    guard isScoped else { return record(function, arguments, in: sharedState) }
    record(function, arguments, in: scopedState(for: function, arguments))
  }

  private func record(_ function: Function, _ arguments: [Any?], in state: LockedValue<FakerState>) {
    let byte = singleByte(of: function)
    let tables = state.lock()
    var number = byte ?? -1
    if byte == nil || !tables.pointee.knows(number) {
      state.unlock()
      number = learn(function, in: state)
      _ = state.lock()
    }
    if tables.pointee.isWatched {
      state.unlock()
      let call = Invocation(
        part: .recordCall, function: number, arguments: arguments, neededType: Void.self, failureType: Never.self,
        hasFallback: false, record: nil, state: state)
      if watched(call) != nil { return }
      _ = state.lock()
    }
    let record = tables.pointee.append(number, arguments, returning: nil, nil)
    if !tables.pointee.functions[number].stubs.isEmpty { tables.pointee.noteRecording(of: number) }
    if tables.pointee[number].hasEffects {
      let effects = tables.pointee[number].takeEffects()
      state.unlock()
      finish(effects, of: record, number, arguments, in: state)
    } else {
      state.unlock()
    }
  }

  /// Begins a call: records it, and answers it where that takes no code of the test's: with the value that every call
  /// gets, or with nothing where nothing is needed and stubbed. Else chooses the stub that answers.
  func begin(
    _ function: Function, _ arguments: [Any?], needing type: Any.Type, throwing failureType: Any.Type,
    hasFallback: Bool
  ) -> CallStart {
    guard isScoped else { return begin(function, arguments, type, failureType, hasFallback, in: sharedState) }
    return begin(function, arguments, type, failureType, hasFallback, in: scopedState(for: function, arguments))
  }

  private func begin(
    _ function: Function, _ arguments: [Any?], _ type: Any.Type, _ failureType: Any.Type, _ hasFallback: Bool,
    in state: LockedValue<FakerState>
  ) -> CallStart {
    let byte = singleByte(of: function)
    let tables = state.lock()
    var number = byte ?? -1
    if byte == nil || !tables.pointee.knows(number) {
      state.unlock()
      number = learn(function, in: state)
      _ = state.lock()
    }
    if tables.pointee.isWatched {
      state.unlock()
      let call = Invocation(
        function: number, arguments: arguments, neededType: type, failureType: failureType, hasFallback: hasFallback,
        record: nil, state: state)
      if let start = watched(call) { return start }
      _ = state.lock()
    }
    let answer = tables.pointee[number].takeConstant(ofType: type)
    let isDone = answer != nil || tables.pointee.needsNoAnswer(number, type, hasFallback)
    let record = tables.pointee.append(number, arguments, returning: type, answer?.outcome, isOpen: !isDone)
    let rules = isDone ? [] : tables.pointee.functions[number].stubs
    if tables.pointee[number].hasEffects {
      let effects = tables.pointee[number].takeEffects()
      state.unlock()
      finish(effects, of: record, number, arguments, in: state)
    } else {
      state.unlock()
    }
    if isDone { return .done(answer) }
    return Invocation(
      function: number, arguments: arguments, neededType: type, failureType: failureType, hasFallback: hasFallback,
      record: record, state: state
    ).choose(among: rules)
  }

  /// Looks at a call for what the tables watch: whether it is only written down, and whether it comes late.
  /// - Returns: how a call goes on that is only written down; nil for one that is made.
  private func watched(_ call: Invocation) -> CallStart? {
    if let start = note(call) { return start }
    if let endedScope = call.state.withLock(\.endedScope) {
      reportLateCall(function(call.function), call.arguments, to: endedScope)
    }
    return nil
  }

  /// Begins a call that is answered, but not recorded.
  func beginUnrecorded(
    _ function: Function, _ arguments: [Any?], needing type: Any.Type, throwing failureType: Any.Type,
    hasFallback: Bool
  ) -> CallStart {
    let (state, number) = (state, number(of: function))
    let call = Invocation(
      part: .stubbedValue, function: number, arguments: arguments, neededType: type, failureType: failureType,
      hasFallback: hasFallback, record: nil, state: state)
    if state.withLock({ $0.writerCount > 0 }), let start = note(call) { return start }
    let (answer, isDone, rules) = state.withLock { tables in
      tables.noteAnswerOnItsOwn()
      let answer = tables[number].takeConstant(ofType: type)
      let isDone = answer != nil || tables.needsNoAnswer(number, type, hasFallback)
      return (answer, isDone, tables[number].stubs)
    }
    return isDone ? .done(answer) : call.choose(among: rules)
  }

  /// The number under which the tables know the function, from now on.
  private func learn(_ function: Function, in state: LockedValue<FakerState>) -> Int {
    let number = number(of: function)
    state.withLock { $0.learn(number) }
    return number
  }

  private func finish(
    _ effects: RecordingEffects, of record: CallPosition, _ number: Int, _ arguments: [Any?],
    in state: LockedValue<FakerState>
  ) {
    if let copier = effects.copier {
      let copies = copier.copies(arguments)
      state.drop { $0[number].calls.replaceArguments(of: record, with: copies) }
    }
    for waiter in effects.waiters { waiter.wake() }
  }

  /// The state of the scope that a call comes from. Reports a call that comes after its scope has ended.
  private func scopedState(for function: Function, _ arguments: [Any?]) -> LockedValue<FakerState> {
    let place = place
    if let endedScope = place.endedScope { reportLateCall(function, arguments, to: endedScope) }
    return place.state
  }
}
