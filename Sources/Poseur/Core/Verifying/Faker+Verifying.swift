nonisolated extension Faker {
  /// The verdict on the calls to a function.
  func verdict(
    on function: Function, _ pattern: ArgumentPattern, _ expected: CountSpecifier, fakeName: String
  ) -> CallVerdict<Function> {
    CallVerdict(
      fakeName: fakeName, function: function, pattern: pattern, expected: expected,
      record: callSnapshot)
  }

  /// Marks calls that an assertion counted when it passed, for the check that there were no others.
  func markVerified(_ function: Function, _ counted: CountedCalls) {
    let number = number(of: function)
    state.withLock { $0.calls.markVerified(number, counted) }
  }

  /// The stubs that no call has used, as they read in a message: the calls they are for, and where they were written.
  public var unusedStubs: [String] { unusedStubList.map(\.text) }

  /// The same, with what a report says of each.
  var unusedStubList: [UnusedStub<Function>] {
    // The functions are copied last, since a function has its number before it has a stub.
    let unused = state.withLock { $0.stubs.unusedRules }
    let functions = functionIndex.withLock(\.functions)
    return unused.map { UnusedStub(function: functions[$0.function], rule: $0.rule, answers: $0.answers) }
  }
}

nonisolated extension Faker where Function: CaseIterable {
  /// The functions of the table that were never called, in the table's order.
  public var uncalledFunctions: [Function] {
    let called = Set(callSnapshot.functions)
    return Function.allCases.filter { !called.contains($0) }
  }
}

nonisolated extension Faker {
  /// A call of this faker, for an assertion about it alone or about the order in which calls of several fakes came.
  /// - Parameters:
  ///   - function: the function that is expected to be called.
  ///   - arguments: the arguments of the call, each a value or a matcher. None given means any arguments.
  ///   - times: how often it is expected; at least once by default.
  /// - Returns: the expected call, for an assertion.
  public func call(
    to function: Function, withArguments arguments: [Any?], times: CountSpecifier = .atLeast(1)
  ) -> ExpectedCall {
    ExpectedCall(self, function, ArgumentPattern(arguments), times)
  }

  /// A call of this fake, for an assertion about it alone or about the order in which calls of several fakes came; see
  /// `Fake`.
  public func call(
    to function: Function, withArguments arguments: Any?..., times: CountSpecifier = .atLeast(1)
  ) -> ExpectedCall {
    call(to: function, withArguments: arguments, times: times)
  }

  /// A call whose arguments pass the check, for an assertion; see `Fake`.
  public func call(
    to function: Function, where argsMatch: @escaping ([Any?]) -> Bool, times: CountSpecifier = .atLeast(1)
  ) -> ExpectedCall {
    ExpectedCall(self, function, ArgumentPattern(where: argsMatch), times)
  }
}

nonisolated extension Faker {
  /// Whether the function was called with these arguments as often as expected, with texts that say what happened; see
  /// `Fake`.
  public func didCall(
    _ function: Function, withArguments arguments: [Any?] = [], times: CountSpecifier = .atLeast(1)
  ) -> DidCallResult {
    didCall(function, ArgumentPattern(arguments), times, fakeName: fakeName)
  }

  /// The same as `didCall(_:withArguments:times:)`, under the label that Spry has for the count; see `Fake`.
  public func didCall(
    _ function: Function, withArguments arguments: [Any?] = [], countSpecifier: CountSpecifier
  ) -> DidCallResult {
    didCall(function, withArguments: arguments, times: countSpecifier)
  }

  /// The same as `didCall(_:withArguments:times:)`, with the arguments listed one by one; see `Fake`.
  @_disfavoredOverload
  public func didCall(
    _ function: Function, with arguments: Any?..., times: CountSpecifier = .atLeast(1)
  ) -> DidCallResult {
    didCall(function, withArguments: arguments, times: times)
  }

  /// The same as `didCall(_:withArguments:times:)`.
  /// - Parameters:
  ///   - function: the function to look for.
  ///   - arguments: the arguments of the call, each a value or a matcher. None given means any arguments.
  ///   - times: how often; at least once by default.
  /// - Returns: whether there were that many such calls, and texts that say so.
  public func didCall(
    _ function: Function, with arguments: [Any?], times: CountSpecifier = .atLeast(1)
  ) -> DidCallResult {
    didCall(function, withArguments: arguments, times: times)
  }

  func didCall(
    _ function: Function, _ pattern: ArgumentPattern, _ times: CountSpecifier, fakeName: String
  ) -> DidCallResult {
    DidCallResult(verdict(on: function, pattern, times, fakeName: fakeName))
  }
}
