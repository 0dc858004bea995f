nonisolated extension Fake {
  /// Wraps a completion in a closure that notes what becomes of it. Record the wrapper and hand it on, instead of the
  /// completion. `completions(of:)` tells whether and how often it was called, or that it was dropped.
  ///
  /// ```swift
  /// func load(_ completion: @escaping (String) -> Void) {
  ///   let completion = tracked(completion, of: .load)
  ///   recordAndStub(function: .load, arguments: completion)
  /// }
  /// ```
  /// A recorded call keeps its arguments, so a completion that is recorded is not dropped before the calls are reset.
  /// To learn that the real object dropped one, call `keepArguments(.none, of:)` first; stubs still see it. An optional
  /// completion is tracked with `completion.map { tracked($0, of: .load) }`.
  ///
  /// A completion that is `@Sendable` stays so only through `tracked(sendable:of:)`. One that is asynchronous, throws
  /// or belongs to the main actor cannot be tracked.
  /// - Parameters:
  ///   - completion: the completion that the call brought.
  ///   - function: the function that was called.
  /// - Returns: a closure of the same type, which notes that it is called and calls the completion.
  public func tracked<each Value, Result>(
    _ completion: @escaping (repeat each Value) -> Result, of function: Function
  ) -> (repeat each Value) -> Result {
    let hold = faker.hold(function)
    return { (arguments: repeat each Value) in
      hold.noteCall()
      return completion(repeat each arguments)
    }
  }

  /// Wraps a completion that is `@Sendable` in a closure that notes what becomes of it; see `tracked(_:of:)`.
  /// - Parameters:
  ///   - completion: the completion that the call brought.
  ///   - function: the function that was called.
  /// - Returns: a closure of the same type, which notes that it is called and calls the completion.
  public func tracked<each Value, Result>(
    sendable completion: @escaping @Sendable (repeat each Value) -> Result, of function: Function
  ) -> @Sendable (repeat each Value) -> Result {
    let hold = faker.hold(function)
    return { (arguments: repeat each Value) in
      hold.noteCall()
      return completion(repeat each arguments)
    }
  }

  /// What became of the completions that the calls to a function brought, in the order in which they came: the ones
  /// that the fake handed to `tracked(_:of:)`. Resetting the calls forgets them.
  ///
  /// ```swift
  /// #expect(store.completions(of: .load) == [.called(times: 1)])
  /// ```
  /// - Parameter function: the function whose completions to look at.
  /// - Returns: what became of each completion.
  public func completions(of function: Function) -> [CompletionOutcome] {
    storedFaker.callSnapshot.slot(of: function).completions.map(\.outcome)
  }
}

nonisolated extension Faker {
  fileprivate func hold(_ function: Function) -> CompletionHold {
    let (number, record) = (number(of: function), CompletionRecord())
    state.withLock { $0.calls.append(record, to: number) }
    return CompletionHold(record)
  }
}
