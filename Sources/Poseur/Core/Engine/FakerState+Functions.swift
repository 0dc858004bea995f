// The state knows functions by numbers, so that it need not know their type. A function keeps its number for ever. Where
// functions fit into a byte, the number is that byte, which a call finds without a search. Others are numbered from 0,
// as they come up.

nonisolated extension FakerState {
  /// The functions that have come up, with their calls.
  var knownCalls: [(function: any PoseurFunction, calls: FunctionCalls)] {
    functions.compactMap { state in state.function.map { ($0, state.calls) } }
  }
}

nonisolated extension LockedValue<FakerState> {
  /// The number of a function, which gets one if it comes up just now. Its `hash` and `==`, which may be the test's
  /// code, run outside the lock.
  func number<Function: PoseurFunction>(of function: Function) -> Int {
    guard let byte = singleByte(of: function) else { return numberByHash(of: function) }
    withLock { state in
      if byte >= state.functions.count || !state.functions[byte].isKnown { state[byte].function = function }
    }
    return byte
  }

  private func numberByHash<Function: PoseurFunction>(of function: Function) -> Int {
    let hash = function.hashValue
    while true {
      let (candidates, count) = withLock { state in
        (state.extras.numbers[hash, default: []].map { ($0, state.functions[$0].function) }, state.functions.count)
      }
      if let (number, _) = candidates.first(where: { $0.1 as? Function == function }) { return number }
      let isAdded = withLock { state in
        // Others may have got their numbers meanwhile, perhaps this one, too.
        if count != state.functions.count { return false }
        state[count].function = function
        state.extras.numbers[hash, default: []].append(count)
        return true
      }
      if isAdded { return count }
    }
  }

  /// The function that has the number.
  func tableFunction(_ number: Int) -> any PoseurFunction {
    // Only a function that is known has a number.
    guard let function = withLock({ $0.functions[number].function }) else {
      preconditionFailure("No function has the number \(number).")
    }
    return function
  }

  /// Reads or changes the state of one function, under the lock.
  func withState<Result>(of function: any PoseurFunction, _ body: (inout FunctionState) -> Result) -> Result {
    let number = number(of: function)
    return withLock { body(&$0.functions[number]) }
  }
}
