// These forms take the arguments as one list, for helpers that pass on their own.

nonisolated extension Faker {
  /// Begins a stub that answers the calls with these arguments, each a value or a matcher; see ``Fake``.
  public func stub(
    function: Function, withArguments arguments: [Any?], fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> StubBuilder<Any?> {
    builder(
      function, ArgumentPattern(arguments),
      SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Whether the function was called with these arguments, each a value or a matcher; see ``Fake``.
  public func receivedCall(to function: Function, withArguments arguments: [Any?]) -> Bool {
    MeantCalls(self, function, ArgumentPattern(arguments)).isReceived
  }

  /// How often the function was called with these arguments, each a value or a matcher; see ``Fake``.
  public func callCountFor(function: Function, withArguments arguments: [Any?]) -> Int {
    MeantCalls(self, function, ArgumentPattern(arguments)).count
  }

  /// Describes a call with these arguments, each a value or a matcher, for an assertion; see ``Fake``.
  public func call(
    to function: Function, withArguments arguments: [Any?], times: some ExpectedCount = .atLeast(1)
  ) -> ExpectedCall {
    ExpectedCall(MeantCalls(self, function, ArgumentPattern(arguments), times.countSpecifier))
  }

  /// Whether the function was called with these arguments as often as expected, with texts that explain the answer; see
  /// ``Fake``.
  public func didCall(
    _ function: Function, with arguments: [Any?], times: some ExpectedCount = .atLeast(1)
  ) -> DidCallResult {
    DidCallResult(MeantCalls(self, function, ArgumentPattern(arguments), times.countSpecifier).ask())
  }
}
