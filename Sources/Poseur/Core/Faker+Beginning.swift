/// A call that came in just now.
@usableFromInline
enum BegunCall {
  /// It is over, with a value of the type that was needed.
  case answered(StubbedValue)
  case open(OpenCall)
}

extension Faker {
  /// Records a call that needs no answer.
  func record(_ function: Function, _ arguments: [Any?]) {
    guard scopedStates != nil else { return record(function, arguments, in: sharedState) }
    let place = place
    record(function, arguments, in: place.state)
    reportLateCall(of: function, to: place.endedScope)
  }

  private func record(_ function: Function, _ arguments: [Any?], in state: LockedValue<FakerState>) {
    let stored = retention.stored(arguments)
    let (tables, number) = lock(state, for: function)
    guard tables.pointee.keepsAll else {
      state.unlock()
      return recordByRule(number, arguments, in: state)
    }
    let isAwaited = !tables.pointee.waiters.isEmpty
    tables.pointee.calls.append(number, stored)
    state.unlock()
    if isAwaited { wakeWaiters(for: number, in: state) }
  }

  /// Records a call, chooses the stub that answers, and answers where that returns a value.
  /// - Parameter hasFallback: whether the fake has an answer of its own.
  @usableFromInline
  func begin(
    _ function: Function, _ arguments: [Any?], canThrow: Bool, needing type: Any.Type, hasFallback: Bool = false
  ) -> BegunCall {
    guard scopedStates != nil else {
      return begin(function, arguments, canThrow, needing: type, hasFallback, in: sharedState)
    }
    let place = place
    let begun = begin(function, arguments, canThrow, needing: type, hasFallback, in: place.state)
    reportLateCall(of: function, to: place.endedScope)
    return begun
  }

  private func begin(
    _ function: Function, _ arguments: [Any?], _ canThrow: Bool, needing type: Any.Type, _ hasFallback: Bool,
    in state: LockedValue<FakerState>
  ) -> BegunCall {
    let stored = retention.stored(arguments)
    let (tables, number) = lock(state, for: function)
    var retention = retention
    let beginning: CallBeginning
    if tables.pointee.keepsAll {
      let isAwaited = !tables.pointee.waiters.isEmpty
      beginning = tables.pointee.begin(number, stored, needing: type, hasFallback: hasFallback)
      state.unlock()
      if isAwaited { wakeWaiters(for: number, in: state) }
    } else {
      state.unlock()
      (beginning, retention) = beginByRule(number, arguments, needing: type, hasFallback, in: state)
    }
    switch beginning {
    case .answered(let value): return .answered(value)
    case .open(let record, let rules):
      let call = IncomingCall(
        function: number, arguments: arguments, canThrow: canThrow, neededType: type, record: record,
        retention: retention, state: state)
      return call.chooseAnswer(among: rules)
    }
  }

  /// Begins a call that is to be answered without being recorded.
  func beginUnrecorded(_ function: Function, _ arguments: [Any?], canThrow: Bool, needing type: Any.Type) -> BegunCall {
    let (number, state) = (number(of: function), state)
    let call = IncomingCall(
      function: number, arguments: arguments, canThrow: canThrow, neededType: type, record: nil, retention: retention,
      state: state)
    return call.chooseAnswer(among: state.withLock { $0.stubs.rules(for: number) })
  }
}

extension Faker {
  /// Wakes those who wait for a call that was just recorded. Whoever came meanwhile has seen it.
  private func wakeWaiters(for number: Int, in state: LockedValue<FakerState>) {
    for waiter in state.withLock({ $0.takeWaiters(for: number) }) { waiter.wake() }
  }
}

// MARK: - The numbers of functions

extension Faker {
  /// The number under which the tables know the function.
  func number(of function: Function) -> Int { functionIndex.number(of: function) }

  /// The function that the tables know under the number.
  func function(_ number: Int) -> Function { functionIndex.withLock { $0.functions[number] } }

  /// Takes the lock, which the caller has to give back, and finds the number of the function: mostly by the byte that a
  /// function is.
  func lock(
    _ state: LockedValue<FakerState>, for function: Function
  ) -> (tables: UnsafeMutablePointer<FakerState>, number: Int) {
    guard let byte = singleByte(of: function) else {
      let number = number(of: function)
      return (state.lock(), number)
    }
    let tables = state.lock()
    let known = tables.pointee.number(ofByte: byte)
    if known >= 0 { return (tables, known) }
    state.unlock()
    let number = number(of: function)
    state.lock().pointee.note(number, ofByte: byte)
    return (tables, number)
  }
}
