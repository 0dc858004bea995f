nonisolated extension Fake {
  /// Begins a stub that answers the calls whose arguments pass the check, which takes them as typed parameters.
  /// - Parameters:
  ///   - function: the function to stub.
  ///   - argumentsMatch: takes the arguments. Should have no side effects. A call with other types does not match.
  @_disfavoredOverload
  public func stub<each Input>(
    function: Function, where argumentsMatch: @escaping (repeat each Input) -> Bool, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> StubBuilder {
    storedFaker.builder(
      function, ArgumentPattern(ArgumentCheck(typed: argumentsMatch)),
      SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Whether the function was called with arguments that pass the check, which takes them as typed parameters.
  /// - Parameters:
  ///   - function: the function to look for.
  ///   - argumentsMatch: takes the arguments. A call with other types does not match.
  /// - Returns: whether there was such a call.
  @_disfavoredOverload
  public func receivedCall<each Input>(
    to function: Function, where argumentsMatch: (repeat each Input) -> Bool
  ) -> Bool {
    storedFaker.callSnapshot.contains(function) { passTypedTest($0, argumentsMatch) }
  }

  /// How often the function was called with arguments that pass the check, which takes them as typed parameters.
  /// - Parameters:
  ///   - function: the function to count.
  ///   - argumentsMatch: takes the arguments. A call with other types does not match.
  /// - Returns: how many such calls there were.
  @_disfavoredOverload
  public func callCountFor<each Input>(
    function: Function, where argumentsMatch: (repeat each Input) -> Bool
  ) -> Int {
    storedFaker.callSnapshot.sequenceNumbers(of: function) { passTypedTest($0, argumentsMatch) }.count
  }

  /// A call of this fake whose arguments pass the check, which takes them as typed parameters, for an assertion.
  ///
  /// A report distinguishes calls whose arguments are of other types from those that fail the check.
  /// - Parameters:
  ///   - function: the function that is expected to be called.
  ///   - argumentsMatch: takes the arguments. Should have no side effects. A call with other types does not match.
  ///   - times: how often it is expected; at least once by default.
  /// - Returns: the expected call, for an assertion.
  @_disfavoredOverload
  public func call<each Input>(
    to function: Function, where argumentsMatch: @escaping (repeat each Input) -> Bool,
    times: CountSpecifier = .atLeast(1)
  ) -> ExpectedCall {
    ExpectedCall(
      storedFaker, named: nameInReports, function, ArgumentPattern(ArgumentCheck(typed: argumentsMatch)), times)
  }

  /// The typed arguments of the calls to one function, in the order in which the calls began.
  ///
  /// Calls whose arguments are of other types are left out, and are a failure that names the first.
  /// - Parameters:
  ///   - function: the function to look for.
  ///   - type: the arguments' types: `(Item, Member).self`, for one argument `Item.self`.
  /// - Returns: the arguments of each call, as a tuple.
  public func calls<each Input>(
    to function: Function, as type: (repeat each Input).Type, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> [(repeat each Input)] {
    storedFaker.typedCalls(
      to: function, as: type, at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// The arguments of the calls to a function of one parameter, in the order in which the calls began.
  ///
  /// Calls whose arguments are of other types are left out, and are a failure that names the first.
  /// - Parameters:
  ///   - function: the function to look for.
  ///   - type: the argument's type.
  /// - Returns: the argument of each call.
  @_disfavoredOverload
  public func calls<Input>(
    to function: Function, as type: Input.Type, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> [Input] {
    // Needed since Swift cannot compare the results of the form for any number of types, though their type is the same.
    storedFaker.typedCalls(
      to: function, as: type, at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

// Where an expression goes on with the list, Swift may take a tuple of types for one type; the forms for a few types
// take precedence over that. For more types, and for tuples with labels, a failure says what to do.

nonisolated extension Fake {
  /// The arguments of the calls to a function of two parameters; see the form for any number of types.
  public func calls<A, B>(
    to function: Function, as type: (A, B).Type, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> [(A, B)] {
    storedFaker.typedCalls(
      to: function, as: type, at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// The arguments of the calls to a function of three parameters; see the form for any number of types.
  public func calls<A, B, C>(
    to function: Function, as type: (A, B, C).Type, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> [(A, B, C)] {
    storedFaker.typedCalls(
      to: function, as: type, at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// The arguments of the calls to a function of four parameters; see the form for any number of types.
  public func calls<A, B, C, D>(
    to function: Function, as type: (A, B, C, D).Type, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> [(A, B, C, D)] {
    storedFaker.typedCalls(
      to: function, as: type, at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}
