nonisolated extension Fake {
  /// Begins a stub that answers the calls whose arguments pass a check that takes them as typed parameters.
  /// - Parameters:
  ///   - function: the function to stub.
  ///   - argumentsMatch: takes the arguments. Should have no side effects. A call with arguments of other types doesn't
  ///     match.
  @_disfavoredOverload
  public func stub<each Input>(
    function: Function, where argumentsMatch: @escaping (repeat each Input) -> Bool, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> StubBuilder<Any?, [Any?]> {
    storedFaker.builder(
      function, ArgumentPattern(ArgumentCheck(typed: argumentsMatch)), SourcePosition(fileID, filePath, line, column))
  }

  /// Whether the function was called with arguments that pass a check, which takes them as typed parameters.
  /// - Parameters:
  ///   - function: the function to look for.
  ///   - argumentsMatch: takes the arguments. A call with arguments of other types doesn't match.
  /// - Returns: whether there was such a call.
  @_disfavoredOverload
  public func receivedCall<each Input>(
    to function: Function, where argumentsMatch: (repeat each Input) -> Bool
  ) -> Bool {
    storedFaker.calls(of: function).contains { arguments, _ in passTypedTest(arguments, argumentsMatch) }
  }

  /// How often the function was called with arguments that pass a check, which takes them as typed parameters.
  /// - Parameters:
  ///   - function: the function to count.
  ///   - argumentsMatch: takes the arguments. A call with arguments of other types doesn't match.
  /// - Returns: how many such calls there were.
  @_disfavoredOverload
  public func callCountFor<each Input>(
    function: Function, where argumentsMatch: (repeat each Input) -> Bool
  ) -> Int {
    storedFaker.calls(of: function).count { passTypedTest($0, argumentsMatch) }
  }

  /// Describes a call whose arguments pass a check, which takes them as typed parameters, for an assertion.
  ///
  /// A report tells calls with arguments of other types apart from calls that fail the check.
  /// - Parameters:
  ///   - function: the function you expect to be called.
  ///   - argumentsMatch: takes the arguments. Should have no side effects. A call with arguments of other types doesn't
  ///     match.
  ///   - times: how often you expect it; at least once by default.
  /// - Returns: the expected call, for an assertion.
  @_disfavoredOverload
  public func call<each Input>(
    to function: Function, where argumentsMatch: @escaping (repeat each Input) -> Bool,
    times: some ExpectedCount = .atLeast(1)
  ) -> ExpectedCall<[Any?]> {
    let pattern = ArgumentPattern(ArgumentCheck(typed: argumentsMatch))
    return ExpectedCall(MeantCalls(self, function, pattern, times.countSpecifier), InputReader())
  }
}
