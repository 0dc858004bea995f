// The variadic forms are disfavoured. Otherwise Swift would take a typed check in a trailing closure for an argument.

nonisolated extension Fake {
  /// Begins a universal stub, which answers every call to the function once you complete it with an `and…` function.
  ///
  /// With the default precedence, `universalFirst`, it overrides every stub for specific arguments.
  /// - Parameter function: the function to stub.
  /// - Returns: the stub. It answers once you complete it with an `and…` function.
  public func stub(
    function: Function, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> StubBuilder<Any?, [Any?]> {
    storedFaker.builder(function, .any, SourcePosition(fileID, filePath, line, column))
  }

  /// Begins a stub that answers the calls whose arguments pass a check.
  /// - Parameters:
  ///   - function: the function to stub.
  ///   - argsCheck: takes the arguments of a call, in order. Should have no side effects.
  /// - Returns: the stub. It answers once you complete it with an `and…` function.
  public func stub(
    function: Function, where argsCheck: @escaping ArgsCheck, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> StubBuilder<Any?, [Any?]> {
    storedFaker.builder(function, ArgumentPattern(where: argsCheck), SourcePosition(fileID, filePath, line, column))
  }

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

  /// Begins a stub that answers the calls with these arguments, each a value or a matcher. With none, any arguments
  /// match.
  /// - Parameters:
  ///   - function: the function to stub.
  ///   - arguments: the arguments of the call, in order. A call with a different number of arguments doesn't match.
  /// - Returns: the stub. It answers once you complete it with an `and…` function.
  @_disfavoredOverload
  public func stub(
    function: Function, withArguments arguments: Any?..., fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> StubBuilder<Any?, [Any?]> {
    storedFaker.builder(function, ArgumentPattern(arguments), SourcePosition(fileID, filePath, line, column))
  }

  /// Begins a stub for the calls that `with` and `where` select, or for every call to the function without them.
  /// - Parameter function: the function to stub.
  /// - Returns: the stub. It answers once you complete it with an `and…` function.
  public func stub(
    _ function: Function, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> StubBuilder<Any?, [Any?]> {
    storedFaker.builder(function, .any, SourcePosition(fileID, filePath, line, column))
  }

  /// Begins a stub that replaces the earlier stubs for the same calls.
  ///
  /// Once you complete it, they're removed: they never answer again and don't count as unused.
  /// - Parameter function: the function to stub.
  /// - Returns: the stub. It answers once you complete it with an `and…` function.
  public func stubAgain(
    _ function: Function, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> StubBuilder<Any?, [Any?]> {
    storedFaker.builder(function, .any, SourcePosition(fileID, filePath, line, column), replacing: true)
  }
}
