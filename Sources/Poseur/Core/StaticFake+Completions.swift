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
