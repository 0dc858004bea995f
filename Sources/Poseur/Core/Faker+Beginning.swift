/// A call that came in just now.
@usableFromInline
enum BegunCall {
  /// It is over, with a value of just the type that was needed; nil where the function returns nothing.
  case answered(StubbedValue?)
  case open(OpenCall)
}

extension Faker {
  /// Records a call that needs no answer.
  func record(_ function: Function, _ arguments: [Any?]) {
    let (key, stored, place) = (key(of: function), retention.stored(arguments), place)
    let state = place.state
    while true {
      let tables = state.lock()
      let isRecorded = tables.pointee.record(key, stored)
      let isAwaited = !tables.pointee.waiters.isEmpty
      state.unlock()
      if isRecorded {
        if isAwaited { wakeWaiters(for: function, in: state) }
        return reportLateCall(of: function, to: place.endedScope)
      }
      if let rule = keepingRule(for: function, in: state) { return record(function, arguments, rule, in: place) }
      note(function, in: state)
    }
  }

  /// Records a call, chooses the stub that answers, and answers where that returns a value.
  /// - Parameter hasFallback: whether the fake has an answer of its own.
  @usableFromInline
  func begin(
    _ function: Function, _ arguments: [Any?], canThrow: Bool, needing type: Any.Type, hasFallback: Bool = false
  ) -> BegunCall {
    let (key, stored, place) = (key(of: function), retention.stored(arguments), place)
    let state = place.state
    while true {
      let tables = state.lock()
      let beginning = tables.pointee.begin(key, stored, needing: type, hasFallback: hasFallback)
      let isAwaited = !tables.pointee.waiters.isEmpty
      state.unlock()
      if isAwaited { wakeWaiters(for: function, in: state) }
      switch beginning {
      case .unknownFunction:
        if let rule = keepingRule(for: function, in: state) {
          return begin(
            function, arguments, rule, in: place, canThrow: canThrow, needing: type, hasFallback: hasFallback)
        }
        note(function, in: state)
      case .answered(let value):
        reportLateCall(of: function, to: place.endedScope)
        return .answered(value)
      case .open(let record, let rules):
        reportLateCall(of: function, to: place.endedScope)
        let call = IncomingCall(
          function: record.function, arguments: arguments, canThrow: canThrow, neededType: type, record: record,
          retention: retention, state: state)
        return call.chooseAnswer(among: rules)
      }
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
  private func wakeWaiters(for function: Function, in state: LockedValue<FakerState>) {
    let number = number(of: function)
    for waiter in state.withLock({ $0.takeWaiters(for: number) }) { waiter.wake() }
  }
}

// MARK: - The numbers of functions

extension Faker {
  /// The number under which the tables know the function.
  func number(of function: Function) -> Int { functionIndex.withLock { $0.number(of: function) } }

  /// The function that the tables know under the number.
  func function(_ number: Int) -> Function { functionIndex.withLock { $0.functions[number] } }

  private func key(of function: Function) -> FunctionKey {
    if let byte = singleByte(of: function) { return .byte(byte) }
    return .number(number(of: function))
  }

  /// Lets the tables know which number a function has that they meet by its byte.
  private func note(_ function: Function, in state: LockedValue<FakerState>) {
    guard let byte = singleByte(of: function) else { return }
    let number = number(of: function)
    state.withLock { $0.note(number, ofByte: byte) }
  }
}
