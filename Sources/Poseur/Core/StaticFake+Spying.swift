// The lists of arguments are disfavoured: a typed check that trails would be taken for an argument.

extension StaticFake {
  /// Whether the function was called, with any arguments. Takes the same time however many calls there are.
  /// - Parameter function: the function to look for.
  /// - Returns: whether there was such a call.
  public static func receivedCall(to function: ClassFunction) -> Bool { classFaker.receivedCall(to: function) }

  /// Whether the function was called with arguments that pass the check.
  /// - Parameters:
  ///   - function: the function to look for.
  ///   - argsMatch: takes the arguments of a call, in order.
  /// - Returns: whether there was such a call.
  public static func receivedCall(to function: ClassFunction, where argsMatch: ArgsCheck) -> Bool {
    classFaker.receivedCall(to: function, where: argsMatch)
  }

  /// Whether the function was called with these arguments, each a value or a matcher. None given means any arguments.
  /// - Parameters:
  ///   - function: the function to look for.
  ///   - arguments: the arguments of the call, in order. A list of another length matches no call.
  /// - Returns: whether there was such a call.
  @_disfavoredOverload
  public static func receivedCall(to function: ClassFunction, withArguments arguments: Any?...) -> Bool {
    classFaker.receivedCall(to: function, withArguments: arguments)
  }

  /// How often the function was called, with any arguments. Takes the same time however many calls there are.
  /// - Parameter function: the function to count.
  /// - Returns: how many such calls there were.
  public static func callCountFor(function: ClassFunction) -> Int { classFaker.callCountFor(function: function) }

  /// How often the function was called with arguments that pass the check.
  /// - Parameters:
  ///   - function: the function to count.
  ///   - argsMatch: takes the arguments of a call, in order.
  /// - Returns: how many such calls there were.
  public static func callCountFor(function: ClassFunction, where argsMatch: ArgsCheck) -> Int {
    classFaker.callCountFor(function: function, where: argsMatch)
  }

  /// How often the function was called with these arguments, each a value or a matcher. None given means any arguments.
  /// - Parameters:
  ///   - function: the function to count.
  ///   - arguments: the arguments of the call, in order. A list of another length matches no call.
  /// - Returns: how many such calls there were.
  @_disfavoredOverload
  public static func callCountFor(function: ClassFunction, withArguments arguments: Any?...) -> Int {
    classFaker.callCountFor(function: function, withArguments: arguments)
  }

  /// Every call, in the order in which they began.
  public static var calls: [RecordedCall<ClassFunction>] { classFaker.calls }

  /// The calls to one function, in the order in which they began.
  /// - Parameter function: the function to look for.
  /// - Returns: the calls, the oldest first.
  public static func calls(to function: ClassFunction) -> [RecordedCall<ClassFunction>] {
    classFaker.calls(to: function)
  }

  /// Whether anything was called.
  public static var hasRecordedCalls: Bool { classFaker.hasRecordedCalls }
}

extension StaticFake {
  /// The most calls to a function that were open at the same time: that had begun and not ended.
  ///
  /// A call that a stub's value answers is over at once and overlaps with none. Any other that is made while one
  /// is answered, by the closure of a stub, does.
  /// - Parameter function: the function to look at.
  /// - Returns: how many; 1 where none overlapped, 0 where there are none.
  public static func maxConcurrentCalls(to function: ClassFunction) -> Int {
    classFaker.maxConcurrentCalls(to: function)
  }

  /// The most calls, to any functions, that were open at the same time; see `maxConcurrentCalls(to:)`.
  public static var maxConcurrentCalls: Int { classFaker.maxConcurrentCalls }
}

extension StaticFake {
  /// Wraps a completion in a closure that notes what becomes of it. Record the wrapper and hand it on, instead of the
  /// completion. `completions(of:)` tells whether it was called, how often, or dropped.
  ///
  /// A recorded call keeps its arguments, so a completion that is recorded is not dropped before the calls are reset.
  /// To learn that the real object dropped one, record `Argument.skipped` in its place, or make the faker with
  /// `retention: .none`. What is optional is tracked with `completion.map { tracked($0, of: .load) }`.
  ///
  /// A completion that is `@Sendable` stays so only through `tracked(sendable:of:)`. One that is asynchronous, throws or
  /// belongs to the main actor cannot be tracked.
  /// - Parameters:
  ///   - completion: the completion that the call brought.
  ///   - function: the function that was called.
  /// - Returns: a closure of the same type, which notes that it is called and calls the completion.
  public static func tracked<each Value, Result>(
    _ completion: @escaping (repeat each Value) -> Result, of function: ClassFunction
  ) -> (repeat each Value) -> Result {
    classFaker.tracked(completion, of: function)
  }

  /// Wraps a completion that is `@Sendable` in a closure that notes what becomes of it; see `tracked(_:of:)`.
  /// - Parameters:
  ///   - completion: the completion that the call brought.
  ///   - function: the function that was called.
  /// - Returns: a closure of the same type, which notes that it is called and calls the completion.
  public static func tracked<each Value, Result>(
    sendable completion: @escaping @Sendable (repeat each Value) -> Result, of function: ClassFunction
  ) -> @Sendable (repeat each Value) -> Result {
    classFaker.tracked(sendable: completion, of: function)
  }

  /// What became of the completions that the calls to a function brought, in the order in which they came: the ones
  /// that the fake handed to `tracked(_:of:)`. Resetting the calls forgets them.
  /// - Parameter function: the function whose completions to look at.
  /// - Returns: what became of each completion.
  public static func completions(of function: ClassFunction) -> [CompletionOutcome] {
    classFaker.completions(of: function)
  }
}
