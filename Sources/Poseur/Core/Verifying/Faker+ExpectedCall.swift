extension Faker {
  /// A call of this faker, for a check of the order in which calls of several fakes came.
  /// - Parameters:
  ///   - function: the function that is expected to be called.
  ///   - arguments: the arguments of the call, each a value or a matcher. None given means any arguments.
  ///   - times: how often it is expected there; at least once by default.
  public func call(
    to function: Function, withArguments arguments: [Any?], times: CountSpecifier = .atLeast(1)
  ) -> ExpectedCall {
    ExpectedCall(self, function, ArgumentPattern(arguments), times)
  }
}

extension Faker {
  /// A call of this fake, for a check of the order in which calls of several fakes came.
  /// - Parameters:
  ///   - function: the function that is expected to be called.
  ///   - arguments: the arguments of the call, each a value or a matcher. None given means any arguments.
  ///   - times: how often it is expected there; at least once by default.
  public func call(
    to function: Function, withArguments arguments: Any?..., times: CountSpecifier = .atLeast(1)
  ) -> ExpectedCall {
    call(to: function, withArguments: arguments, times: times)
  }
}
