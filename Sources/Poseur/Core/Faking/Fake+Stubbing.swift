// The variadic forms are disfavoured: otherwise a typed check in a trailing closure would be taken for an argument.

nonisolated extension Fake {
  /// Begins a universal stub, which answers every call of the function once an `and…` function completes it.
  ///
  /// With the default precedence, `universalFirst`, it overrides every stub for certain arguments.
  /// - Parameter function: the function to stub.
  /// - Returns: the stub, which answers once an `and…` function completes it.
  public func stub(
    function: Function, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> StubBuilder {
    storedFaker.builder(function, .any, SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Begins a stub that answers the calls whose arguments pass the check.
  /// - Parameters:
  ///   - function: the function to stub.
  ///   - argsCheck: takes the arguments of a call, in order. Should have no side effects.
  /// - Returns: the stub, which answers once an `and…` function completes it.
  public func stub(
    function: Function, where argsCheck: @escaping ArgsCheck, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> StubBuilder {
    storedFaker.builder(
      function, ArgumentPattern(where: argsCheck),
      SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Begins a stub that answers the calls with these arguments, each a value or a matcher. None given means any.
  /// - Parameters:
  ///   - function: the function to stub.
  ///   - arguments: the arguments of the call, in order. A list of another length matches no call.
  /// - Returns: the stub, which answers once an `and…` function completes it.
  @_disfavoredOverload
  public func stub(
    function: Function, withArguments arguments: Any?..., fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> StubBuilder {
    storedFaker.builder(
      function, ArgumentPattern(arguments),
      SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Begins a stub; `with` and `where` say which calls it answers, and without them it answers every call of the
  /// function.
  /// - Parameter function: the function to stub.
  /// - Returns: the stub, which answers once an `and…` function completes it.
  public func stub(
    _ function: Function, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> StubBuilder {
    storedFaker.builder(function, .any, SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Begins a stub that replaces the stubs for the same calls: they are removed when it is complete, so that they do
  /// not count as unused and never answer again.
  /// - Parameter function: the function to stub.
  /// - Returns: the stub, which answers once an `and…` function completes it.
  public func stubAgain(
    _ function: Function, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> StubBuilder {
    storedFaker.builder(
      function, .any, SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column), replacing: true)
  }
}
