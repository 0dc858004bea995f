extension Faker {
  /// Whether the function was called with these arguments as often as expected, with texts that say what happened.
  /// - Parameters:
  ///   - function: the function to look for.
  ///   - arguments: the arguments of the call, each a value or a matcher. None given means any arguments.
  ///   - times: how often; at least once by default.
  /// - Returns: whether there were that many such calls, and texts that say so.
  public func didCall(
    _ function: Function, withArguments arguments: [Any?] = [], times: CountSpecifier = .atLeast(1)
  ) -> DidCallResult {
    DidCallResult(verdict(on: function, ArgumentPattern(arguments), times))
  }

  /// The same as `didCall(_:withArguments:times:)`, under the label that Spry has for the count.
  /// - Parameters:
  ///   - function: the function to look for.
  ///   - arguments: the arguments of the call, each a value or a matcher. None given means any arguments.
  ///   - countSpecifier: how often.
  /// - Returns: whether there were that many such calls, and texts that say so.
  public func didCall(
    _ function: Function, withArguments arguments: [Any?] = [], countSpecifier: CountSpecifier
  ) -> DidCallResult {
    didCall(function, withArguments: arguments, times: countSpecifier)
  }

  /// The same as `didCall(_:withArguments:times:)`, with the arguments listed one by one.
  /// - Parameters:
  ///   - function: the function to look for.
  ///   - arguments: the arguments of the call, each a value or a matcher. None given means any arguments.
  ///   - times: how often; at least once by default.
  /// - Returns: whether there were that many such calls, and texts that say so.
  @_disfavoredOverload
  public func didCall(
    _ function: Function, with arguments: Any?..., times: CountSpecifier = .atLeast(1)
  ) -> DidCallResult {
    didCall(function, withArguments: arguments, times: times)
  }

  /// The same as `didCall(_:withArguments:times:)`.
  /// - Parameters:
  ///   - function: the function to look for.
  ///   - arguments: the arguments of the call, each a value or a matcher. None given means any arguments.
  ///   - times: how often; at least once by default.
  /// - Returns: whether there were that many such calls, and texts that say so.
  public func didCall(
    _ function: Function, with arguments: [Any?], times: CountSpecifier = .atLeast(1)
  ) -> DidCallResult {
    didCall(function, withArguments: arguments, times: times)
  }

  func verdict(
    on function: Function, _ pattern: ArgumentPattern, _ expected: CountSpecifier, fakeName: String? = nil
  ) -> CallVerdict<Function> {
    CallVerdict(
      fakeName: fakeName ?? self.fakeName, function: function, pattern: pattern, expected: expected,
      table: callRecord)
  }
}
