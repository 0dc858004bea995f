// The variadic forms are disfavoured: otherwise a typed check in a trailing closure would be taken for an argument.

nonisolated extension StaticFake {
  /// Whether the function was called, with any arguments. Takes the same time however many calls there are; see `Fake`.
  public static func receivedCall(to function: ClassFunction) -> Bool { classFaker.receivedCall(to: function) }

  /// Whether the function was called with arguments that pass the check; see `Fake`.
  public static func receivedCall(to function: ClassFunction, where argsMatch: ArgsCheck) -> Bool {
    classFaker.receivedCall(to: function, where: argsMatch)
  }

  /// Whether the function was called with these arguments, each a value or a matcher. None given means any arguments;
  /// see `Fake`.
  @_disfavoredOverload
  public static func receivedCall(to function: ClassFunction, withArguments arguments: Any?...) -> Bool {
    classFaker.receivedCall(to: function, withArguments: arguments)
  }

  /// How often the function was called, with any arguments. Takes the same time however many calls there are; see
  /// `Fake`.
  public static func callCountFor(function: ClassFunction) -> Int { classFaker.callCountFor(function: function) }

  /// How often the function was called with arguments that pass the check; see `Fake`.
  public static func callCountFor(function: ClassFunction, where argsMatch: ArgsCheck) -> Int {
    classFaker.callCountFor(function: function, where: argsMatch)
  }

  /// How often the function was called with these arguments, each a value or a matcher. None given means any arguments;
  /// see `Fake`.
  @_disfavoredOverload
  public static func callCountFor(function: ClassFunction, withArguments arguments: Any?...) -> Int {
    classFaker.callCountFor(function: function, withArguments: arguments)
  }

  /// Every call, in the order in which they began.
  public static var calls: [RecordedCall<ClassFunction>] { classFaker.calls }

  /// The calls to one function, in the order in which they began; see `Fake`.
  public static func calls(to function: ClassFunction) -> [RecordedCall<ClassFunction>] {
    classFaker.calls(to: function)
  }

  /// Whether anything was called.
  public static var hasRecordedCalls: Bool { classFaker.hasRecordedCalls }
}

nonisolated extension StaticFake {
  /// The most calls to a function that were open at the same time: that had begun and not ended; see `Fake`.
  public static func maxConcurrentCalls(to function: ClassFunction) -> Int {
    classFaker.maxConcurrentCalls(to: function)
  }

  /// The most calls, to any functions, that were open at the same time; see `Fake`.
  public static var maxConcurrentCalls: Int { classFaker.maxConcurrentCalls }
}

nonisolated extension StaticFake {
  /// Wraps a completion in a closure that notes what becomes of it. Record the wrapper and hand it on, instead of the
  /// completion. `completions(of:)` tells whether and how often it was called, or that it was dropped; see `Fake`.
  public static func tracked<each Value, Result>(
    _ completion: @escaping (repeat each Value) -> Result, of function: ClassFunction
  ) -> (repeat each Value) -> Result {
    classFaker.tracked(completion, of: function)
  }

  /// Wraps a completion that is `@Sendable` in a closure that notes what becomes of it; see `tracked(_:of:)`.
  public static func tracked<each Value, Result>(
    sendable completion: @escaping @Sendable (repeat each Value) -> Result, of function: ClassFunction
  ) -> @Sendable (repeat each Value) -> Result {
    classFaker.tracked(sendable: completion, of: function)
  }

  /// What became of the completions that the calls to a function brought, in the order in which they came: the ones
  /// that the fake handed to `tracked(_:of:)`. Resetting the calls forgets them; see `Fake`.
  public static func completions(of function: ClassFunction) -> [CompletionOutcome] {
    classFaker.completions(of: function)
  }
}
