// The tables know functions by numbers.

extension Faker {
  /// The number under which the tables know the function.
  func number(of function: Function) -> Int { functionIndex.number(of: function) }

  /// The function that the tables know under the number.
  func function(_ number: Int) -> Function { functionIndex.withLock { $0.functions[number] } }

  /// The number of the function that is called, and how its arguments are to be stored. From now on the tables know the
  /// function by its byte, where it fits into one.
  func storing(
    _ function: Function, in state: LockedValue<FakerState>
  ) -> (number: Int, retention: ArgumentRetention) {
    let byte = singleByte(of: function)
    let known = state.withLock { state in
      let number = state.numbers[byte]
      return number < 0 ? nil : (number, state.calls.storingRetention(of: number))
    }
    if let known { return known }
    let number = number(of: function)
    return state.withLock { state in
      state.numbers[byte] = number
      return (number, state.calls.storingRetention(of: number))
    }
  }
}
