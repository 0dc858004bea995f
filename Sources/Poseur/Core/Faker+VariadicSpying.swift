// The lists of arguments are disfavoured: a typed check that trails would be taken for an argument.

extension Faker {
  /// Whether the function was called with these arguments, each a value or a matcher. None given means any arguments.
  /// - Parameters:
  ///   - function: the function to look for.
  ///   - arguments: the arguments of the call, in order. A list of another length matches no call.
  /// - Returns: whether there was such a call.
  @_disfavoredOverload
  public func receivedCall(to function: Function, withArguments arguments: Any?...) -> Bool {
    receivedCall(to: function, withArguments: arguments)
  }

  /// How often the function was called with these arguments, each a value or a matcher. None given means any arguments.
  /// - Parameters:
  ///   - function: the function to count.
  ///   - arguments: the arguments of the call, in order. A list of another length matches no call.
  /// - Returns: how many such calls there were.
  @_disfavoredOverload
  public func callCountFor(function: Function, withArguments arguments: Any?...) -> Int {
    callCountFor(function: function, withArguments: arguments)
  }
}

extension Faker {
  /// Begins a stub that answers the calls with these arguments, each a value or a matcher. None given means any.
  /// - Parameters:
  ///   - function: the function to stub.
  ///   - arguments: the arguments of the call, in order. A list of another length matches no call.
  @_disfavoredOverload
  public func stub(
    function: Function, withArguments arguments: Any?..., fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> StubBuilder {
    stub(function: function, withArguments: arguments, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
