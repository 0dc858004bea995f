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
  ) -> StubBuilder<Any?> {
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
    storedFaker.callSnapshot.contains(function) { arguments, _ in passTypedTest(arguments, argumentsMatch) }
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
    storedFaker.callSnapshot.count(of: function) { passTypedTest($0, argumentsMatch) }
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
  ) -> ExpectedCall {
    let pattern = ArgumentPattern(ArgumentCheck(typed: argumentsMatch))
    return ExpectedCall(MeantCalls(self, function, pattern, times.countSpecifier))
  }

  /// The typed arguments of the calls to one function, in the order the calls began.
  ///
  /// Calls with arguments of other types are left out. They're a failure that names the first one. Take the list of three
  /// or more types into a constant before you go on with it, since Swift may take their tuple for one type.
  /// - Parameters:
  ///   - function: the function to look for.
  ///   - type: the types of the arguments: `(Item, Member).self`, or `Item.self` for a single argument.
  /// - Returns: the arguments of each call, as a tuple.
  public func calls<each Input>(
    to function: Function, as type: (repeat each Input).Type, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> [(repeat each Input)] {
    storedFaker.typedCalls(to: function, as: type, at: SourcePosition(fileID, filePath, line, column))
  }

  /// The arguments of the calls to a function with one parameter, in the order the calls began.
  ///
  /// Calls with an argument of another type are left out. They're a failure that names the first one.
  /// - Parameters:
  ///   - function: the function to look for.
  ///   - type: the argument's type.
  /// - Returns: the argument of each call.
  @_disfavoredOverload
  public func calls<Input>(
    to function: Function, as type: Input.Type, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> [Input] {
    // Needed because Swift can't compare the results of the variadic form, although they have the same type.
    storedFaker.typedCalls(to: function, as: type, at: SourcePosition(fileID, filePath, line, column))
  }
}

// If an expression continues after the list, Swift may take a tuple of types for a single type. The form for two types
// takes precedence over that. For more types, or a tuple with labels, a failure says what to do.

nonisolated extension Fake {
  /// The arguments of the calls to a function with two parameters; see the form for any number of types.
  public func calls<A, B>(
    to function: Function, as type: (A, B).Type, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> [(A, B)] {
    storedFaker.typedCalls(to: function, as: type, at: SourcePosition(fileID, filePath, line, column))
  }
}
