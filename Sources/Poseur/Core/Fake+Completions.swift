extension Fake {
  /// Stands a closure in for a completion, so that the fake knows what becomes of it: record that one, and hand that
  /// one on. `completions(of:)` tells whether it was called, how often, or dropped.
  ///
  /// A recorded call keeps its arguments, so a completion that is recorded is not dropped before the calls are reset.
  /// To learn that the real object dropped one, record `Argument.skipped` in its place, or make the faker with
  /// `retention: .none`. What is optional is tracked with `completion.map { tracked($0, of: .load) }`.
  /// - Parameters:
  ///   - completion: the completion that the call brought.
  ///   - function: the function that was called.
  /// - Returns: a closure of the same type, which notes that it is called and calls the completion.
  public func tracked<each Value, Result>(
    _ completion: @escaping (repeat each Value) -> Result, of function: Function
  ) -> (repeat each Value) -> Result {
    faker.tracked(completion, of: function)
  }

  /// Stands a closure in for a completion that is `@Sendable`; see `tracked(_:of:)`.
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
  /// - Parameter function: the function whose completions to look at.
  public func completions(of function: Function) -> [CompletionOutcome] {
    faker.completions(of: function)
  }
}
