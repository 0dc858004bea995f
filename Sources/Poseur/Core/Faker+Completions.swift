nonisolated extension Faker {
  /// Wraps a completion in a closure that notes what becomes of it; see `Fake`.
  public func tracked<each Value, Result>(
    _ completion: @escaping (repeat each Value) -> Result, of function: Function
  ) -> (repeat each Value) -> Result {
    let hold = hold(function)
    return { (arguments: repeat each Value) in
      hold.noteCall()
      return completion(repeat each arguments)
    }
  }

  /// Wraps a completion that is `@Sendable` in a closure that notes what becomes of it; see `Fake`.
  public func tracked<each Value, Result>(
    sendable completion: @escaping @Sendable (repeat each Value) -> Result, of function: Function
  ) -> @Sendable (repeat each Value) -> Result {
    let hold = hold(function)
    return { (arguments: repeat each Value) in
      hold.noteCall()
      return completion(repeat each arguments)
    }
  }

  /// What became of the completions that the calls to a function brought, in the order in which they came; see `Fake`.
  public func completions(of function: Function) -> [CompletionOutcome] {
    callSnapshot.slot(of: function).completions.map(\.outcome)
  }

  private func hold(_ function: Function) -> CompletionHold {
    let (number, record) = (number(of: function), CompletionRecord())
    state.withLock { $0.calls.append(record, to: number) }
    return CompletionHold(record)
  }
}
