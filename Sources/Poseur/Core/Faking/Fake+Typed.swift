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
