/// A call that came in just now.
enum BegunCall {
  /// With a value of just the type that was needed. The call is over.
  case answered(Any)
  case open(OpenCall)
}

extension Faker {
  /// Records a call that needs no answer.
  func record(_ function: Function, _ arguments: [Any?]) {
    let stored = retention.stored(arguments)
    withNumber(of: function, in: state) { state, number in
      _ = state.calls.append(number, stored, .nothing)
    }
  }

  /// Records a call, and answers it at once where no code of the test's has to run for that.
  /// - Parameter hasFallback: whether the fake has an answer of its own.
  func begin(
    _ function: Function, _ arguments: [Any?], canThrow: Bool, needing type: Any.Type, hasFallback: Bool = false
  ) -> BegunCall {
    let (stored, state) = (retention.stored(arguments), state)
    let beginning = withNumber(of: function, in: state) { state, number in
      state.begin(number, stored, needing: type, hasFallback: hasFallback)
    }
    switch beginning {
    case .answered(let value): return .answered(value)
    case .open(let record, let rules):
      return .open(
        OpenCall(
          record.function, arguments, canThrow: canThrow, needing: type, record: record, rules: rules, state: state))
    }
  }

  /// A call that is to be answered without being recorded.
  func unrecorded(_ function: Function, _ arguments: [Any?], canThrow: Bool, needing type: Any.Type) -> OpenCall {
    let (number, state) = (number(of: function), state)
    return OpenCall(
      number, arguments, canThrow: canThrow, needing: type, record: nil,
      rules: state.withLock { $0.stubs.rules(for: number) }, state: state)
  }
}

// MARK: - The numbers of functions

extension Faker {
  /// The number under which the tables know the function.
  func number(of function: Function) -> Int { functionIndex.withLock { $0.number(of: function) } }

  /// The function that the tables know under the number.
  func function(_ number: Int) -> Function { functionIndex.withLock { $0.functions[number] } }

  /// Uses the tables with the number of the function. Where this is told by the byte that most functions are, the index
  /// is not asked.
  func withNumber<Result>(
    of function: Function, in state: LockedValue<FakerState>, _ body: (inout FakerState, Int) -> Result
  ) -> Result {
    let byte = singleByte(of: function)
    if let byte {
      let result: Result? = state.withLock { state in
        guard let number = state.number(ofByte: byte) else { return nil }
        return body(&state, number)
      }
      if let result { return result }
    }
    let number = number(of: function)
    return state.withLock { state in
      if let byte { state.note(number, ofByte: byte) }
      return body(&state, number)
    }
  }
}
