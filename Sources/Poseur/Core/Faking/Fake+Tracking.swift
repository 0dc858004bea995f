nonisolated extension Fake {
  /// Wraps a completion in a closure that notes what becomes of it.
  ///
  /// Record the wrapper and pass it on instead of the completion. `completions(of:)` then tells you how often it was
  /// called, or that it was dropped.
  ///
  /// ```swift
  /// func load(_ completion: @escaping (String) -> Void) {
  ///   let completion = tracked(completion, of: .load)
  ///   recordAndStub(function: .load, arguments: completion)
  /// }
  /// ```
  /// A recorded call keeps its arguments, so a recorded completion isn't dropped until you reset the calls. To find out
  /// whether the real object drops one, call `keepArguments(.none, of:)` first. Stubs still see the completion. For an
  /// optional completion, write `completion.map { tracked($0, of: .load) }`.
  ///
  /// To keep a completion `@Sendable`, use `tracked(sendable:of:)`. You can't track a completion that is asynchronous,
  /// throws or belongs to the main actor.
  /// - Parameters:
  ///   - completion: the completion that the call passed.
  ///   - function: the function that was called.
  /// - Returns: a closure of the same type. It notes each call and calls the completion.
  public func tracked<each Value, Result>(
    _ completion: @escaping (repeat each Value) -> Result, of function: Function
  ) -> (repeat each Value) -> Result {
    let hold = faker.hold(function)
    return { (arguments: repeat each Value) in
      hold.noteCall()
      return completion(repeat each arguments)
    }
  }

  /// Wraps a `@Sendable` completion in a closure that notes what becomes of it; see `tracked(_:of:)`.
  /// - Parameters:
  ///   - completion: the completion that the call passed.
  ///   - function: the function that was called.
  /// - Returns: a closure of the same type. It notes each call and calls the completion.
  public func tracked<each Value, Result>(
    sendable completion: @escaping @Sendable (repeat each Value) -> Result, of function: Function
  ) -> @Sendable (repeat each Value) -> Result {
    let hold = faker.hold(function)
    return { (arguments: repeat each Value) in
      hold.noteCall()
      return completion(repeat each arguments)
    }
  }

  /// What became of the completions passed to a function, in the order they came.
  ///
  /// These are the completions that the fake passed to `tracked(_:of:)`. Resetting the calls forgets them.
  ///
  /// ```swift
  /// #expect(store.completions(of: .load) == [.called(times: 1)])
  /// ```
  /// - Parameter function: the function whose completions to look at.
  /// - Returns: what became of each completion.
  public func completions(of function: Function) -> [CompletionOutcome] {
    storedFaker.calls(of: function).completions.map(\.outcome)
  }
}

nonisolated extension Faker {
  fileprivate func hold(_ function: Function) -> CompletionHold {
    let record = CompletionRecord()
    // Writing a call leaves no trace.
    if WrittenCall.current.get()?.state !== state { withState(of: function) { $0.calls.completions.append(record) } }
    return CompletionHold(record)
  }
}
