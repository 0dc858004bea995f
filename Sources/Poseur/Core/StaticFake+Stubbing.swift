// The lists of arguments are disfavoured: a typed check that trails would be taken for an argument.

extension StaticFake {
  /// Begins a universal stub: it answers every call of the function. The stub is complete with an `and…` function.
  ///
  /// With the default precedence, `universalFirst`, it overrides every stub for certain arguments.
  /// - Parameter function: the function to stub.
  public static func stub(
    function: ClassFunction, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> StubBuilder {
    classFaker.stub(function: function, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Begins a stub that answers the calls whose arguments pass the check.
  /// - Parameters:
  ///   - function: the function to stub.
  ///   - argsCheck: takes the arguments of a call, in order. Should have no side effects.
  public static func stub(
    function: ClassFunction, where argsCheck: @escaping ArgsCheck, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> StubBuilder {
    classFaker.stub(
      function: function, where: argsCheck, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Begins a stub that answers the calls with these arguments, each a value or a matcher. None given means any.
  /// - Parameters:
  ///   - function: the function to stub.
  ///   - arguments: the arguments of the call, in order. A list of another length matches no call.
  @_disfavoredOverload
  public static func stub(
    function: ClassFunction, withArguments arguments: Any?..., fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> StubBuilder {
    classFaker.stub(
      function: function, withArguments: arguments, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Begins a stub; `with` and `where` say for which calls, without them it answers every call of the function.
  /// - Parameter function: the function to stub.
  public static func stub(
    _ function: ClassFunction, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> StubBuilder {
    classFaker.stub(function, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Begins a stub that takes the place of those for the same calls: they are removed when it is complete, so that
  /// they do not count as unused and never answer again.
  /// - Parameter function: the function to stub.
  public static func stubAgain(
    _ function: ClassFunction, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> StubBuilder {
    classFaker.stubAgain(function, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
