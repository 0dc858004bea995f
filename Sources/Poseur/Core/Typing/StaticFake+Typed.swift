nonisolated extension StaticFake {
  /// Begins a stub that answers the calls whose arguments pass the check, which takes them as typed parameters; see
  /// `Fake`.
  @_disfavoredOverload
  public static func stub<each Input>(
    function: ClassFunction, where argumentsMatch: @escaping (repeat each Input) -> Bool,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> StubBuilder {
    classFaker.stub(
      function: function, where: argumentsMatch, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Whether the function was called with arguments that pass the check, which takes them as typed parameters; see
  /// `Fake`.
  @_disfavoredOverload
  public static func receivedCall<each Input>(
    to function: ClassFunction, where argumentsMatch: (repeat each Input) -> Bool
  ) -> Bool {
    classFaker.receivedCall(to: function, where: argumentsMatch)
  }

  /// How often the function was called with arguments that pass the check, which takes them as typed parameters; see
  /// `Fake`.
  @_disfavoredOverload
  public static func callCountFor<each Input>(
    function: ClassFunction, where argumentsMatch: (repeat each Input) -> Bool
  ) -> Int {
    classFaker.callCountFor(function: function, where: argumentsMatch)
  }

  /// A call whose arguments pass the check, which takes them as typed parameters, for an assertion; see `Fake`.
  @_disfavoredOverload
  public static func call<each Input>(
    to function: ClassFunction, where argumentsMatch: @escaping (repeat each Input) -> Bool,
    times: CountSpecifier = .atLeast(1)
  ) -> ExpectedCall {
    ExpectedCall(
      classFaker, named: ownTypeName(Self.self), function, ArgumentPattern(ArgumentCheck(typed: argumentsMatch)), times)
  }

  /// The typed arguments of the calls to one function, in the order in which the calls began; see `Fake`.
  public static func calls<each Input>(
    to function: ClassFunction, as type: (repeat each Input).Type, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> [(repeat each Input)] {
    classFaker.calls(to: function, as: type, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The arguments of the calls to a function of one parameter, in the order in which the calls began; see `Fake`.
  @_disfavoredOverload
  public static func calls<Input>(
    to function: ClassFunction, as type: Input.Type, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> [Input] {
    // Needed since Swift cannot compare the results of the form for any number of types, though their type is the same.
    classFaker.calls(to: function, as: type, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

nonisolated extension StaticFake {
  /// The arguments of the calls to a function of two parameters; see the form for any number of types.
  public static func calls<A, B>(
    to function: ClassFunction, as type: (A, B).Type, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> [(A, B)] {
    classFaker.calls(to: function, as: type, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The arguments of the calls to a function of three parameters; see the form for any number of types.
  public static func calls<A, B, C>(
    to function: ClassFunction, as type: (A, B, C).Type, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> [(A, B, C)] {
    classFaker.calls(to: function, as: type, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The arguments of the calls to a function of four parameters; see the form for any number of types.
  public static func calls<A, B, C, D>(
    to function: ClassFunction, as type: (A, B, C, D).Type, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> [(A, B, C, D)] {
    classFaker.calls(to: function, as: type, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
