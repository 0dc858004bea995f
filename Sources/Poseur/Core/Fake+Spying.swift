// The variadic forms are disfavoured: otherwise a typed check in a trailing closure would be taken for an argument.

nonisolated extension Fake {
  /// Whether the function was called, with any arguments. Takes the same time however many calls there are.
  /// - Parameter function: the function to look for.
  /// - Returns: whether there was such a call.
  public func receivedCall(to function: Function) -> Bool { faker.receivedCall(to: function) }

  /// Whether the function was called with arguments that pass the check.
  /// - Parameters:
  ///   - function: the function to look for.
  ///   - argsMatch: takes the arguments of a call, in order.
  /// - Returns: whether there was such a call.
  public func receivedCall(to function: Function, where argsMatch: ArgsCheck) -> Bool {
    faker.receivedCall(to: function, where: argsMatch)
  }

  /// Whether the function was called with these arguments, each a value or a matcher. None given means any arguments.
  /// - Parameters:
  ///   - function: the function to look for.
  ///   - arguments: the arguments of the call, in order. A list of another length matches no call. Captors keep the
  ///     arguments of every call that matches.
  /// - Returns: whether there was such a call.
  @_disfavoredOverload
  public func receivedCall(to function: Function, withArguments arguments: Any?...) -> Bool {
    faker.receivedCall(to: function, withArguments: arguments)
  }

  /// How often the function was called, with any arguments. Takes the same time however many calls there are.
  /// - Parameter function: the function to count.
  /// - Returns: how many such calls there were.
  public func callCountFor(function: Function) -> Int { faker.callCountFor(function: function) }

  /// How often the function was called with arguments that pass the check.
  /// - Parameters:
  ///   - function: the function to count.
  ///   - argsMatch: takes the arguments of a call, in order.
  /// - Returns: how many such calls there were.
  public func callCountFor(function: Function, where argsMatch: ArgsCheck) -> Int {
    faker.callCountFor(function: function, where: argsMatch)
  }

  /// How often the function was called with these arguments, each a value or a matcher. None given means any arguments.
  /// - Parameters:
  ///   - function: the function to count.
  ///   - arguments: the arguments of the call, in order. A list of another length matches no call. Captors keep the
  ///     arguments of every call that matches.
  /// - Returns: how many such calls there were.
  @_disfavoredOverload
  public func callCountFor(function: Function, withArguments arguments: Any?...) -> Int {
    faker.callCountFor(function: function, withArguments: arguments)
  }

  /// Every call, in the order in which they began.
  public var calls: [RecordedCall<Function>] { faker.calls }

  /// The calls to one function, in the order in which they began.
  /// - Parameter function: the function to look for.
  /// - Returns: the calls, the oldest first.
  public func calls(to function: Function) -> [RecordedCall<Function>] { faker.calls(to: function) }

  /// Whether anything was called.
  public var hasRecordedCalls: Bool { faker.hasRecordedCalls }
}

nonisolated extension Fake {
  /// The most calls to a function that were open at the same time: that had begun and not ended.
  ///
  /// ```swift
  /// #expect(library.maxConcurrentCalls(to: .load) == 1)
  /// ```
  /// A call that is answered at once, as by a stub's value, overlaps with none. Any other that is made while a stub's
  /// closure answers a call overlaps with that call. With `keepCalls(atMost:)`, only the calls that are kept count.
  /// - Parameter function: the function to look at.
  /// - Returns: how many; 1 where no calls overlapped, 0 where there are no calls.
  public func maxConcurrentCalls(to function: Function) -> Int { faker.maxConcurrentCalls(to: function) }

  /// The most calls, to any functions, that were open at the same time; see `maxConcurrentCalls(to:)`.
  public var maxConcurrentCalls: Int { faker.maxConcurrentCalls }
}

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
    faker.tracked(completion, of: function)
  }

  /// Wraps a completion that is `@Sendable` in a closure that notes what becomes of it; see `tracked(_:of:)`.
  /// - Parameters:
  ///   - completion: the completion that the call brought.
  ///   - function: the function that was called.
  /// - Returns: a closure of the same type, which notes that it is called and calls the completion.
  public func tracked<each Value, Result>(
    sendable completion: @escaping @Sendable (repeat each Value) -> Result, of function: Function
  ) -> @Sendable (repeat each Value) -> Result {
    faker.tracked(sendable: completion, of: function)
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
    faker.completions(of: function)
  }
}
