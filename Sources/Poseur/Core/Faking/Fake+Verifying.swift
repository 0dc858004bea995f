nonisolated extension Fake {
  /// A call of this fake, for an assertion about it alone or about the order in which calls of several fakes came.
  /// - Parameters:
  ///   - function: the function that is expected to be called.
  ///   - arguments: the arguments of the call, each a value or a matcher. None given means any arguments.
  ///   - times: how often it is expected; at least once by default.
  /// - Returns: the expected call, for an assertion.
  public func call(
    to function: Function, withArguments arguments: Any?..., times: CountSpecifier = .atLeast(1)
  ) -> ExpectedCall {
    ExpectedCall(storedFaker, named: nameInReports, function, ArgumentPattern(arguments), times)
  }

  /// A call of this fake whose arguments pass the check, for an assertion.
  /// - Parameters:
  ///   - function: the function that is expected to be called.
  ///   - argsMatch: takes the arguments of a call. Should have no side effects.
  ///   - times: how often it is expected; at least once by default.
  /// - Returns: the expected call, for an assertion.
  public func call(
    to function: Function, where argsMatch: @escaping ([Any?]) -> Bool, times: CountSpecifier = .atLeast(1)
  ) -> ExpectedCall {
    ExpectedCall(storedFaker, named: nameInReports, function, ArgumentPattern(where: argsMatch), times)
  }

  /// The stubs that no call has used, as they read in a message: the calls they are for, and where they were written.
  public var unusedStubs: [String] { storedFaker.unusedStubList.map(\.text) }

  /// What happened, to print or to attach to a test: the policy for calls that nothing answers, the stubs with how often
  /// they were used and where they were written, and the calls with what became of them. All of them: a report shows
  /// five.
  ///
  /// ```swift
  /// print(dog.transcript)
  /// ```
  /// The text is the same each time that the same happens. It names no threads and no times.
  public var transcript: String { FakeTranscript(of: storedFaker, named: nameInReports).text }

  /// Whether the function was called with these arguments as often as expected, with texts that say what happened.
  /// - Parameters:
  ///   - function: the function to look for.
  ///   - arguments: the arguments of the call, each a value or a matcher. None given means any arguments.
  ///   - times: how often; at least once by default.
  /// - Returns: whether there were that many such calls, and texts that say so.
  public func didCall(
    _ function: Function, withArguments arguments: [Any?] = [], times: CountSpecifier = .atLeast(1)
  ) -> DidCallResult {
    DidCallResult(storedFaker.verdict(on: function, ArgumentPattern(arguments), times, fakeName: nameInReports))
  }

  /// The same as `didCall(_:withArguments:times:)`, under the label that Spry has for the count.
  /// - Parameters:
  ///   - function: the function to look for.
  ///   - arguments: the arguments of the call, each a value or a matcher. None given means any arguments.
  ///   - countSpecifier: how often.
  /// - Returns: whether there were that many such calls, and texts that say so.
  public func didCall(
    _ function: Function, withArguments arguments: [Any?] = [], countSpecifier: CountSpecifier
  ) -> DidCallResult {
    DidCallResult(
      storedFaker.verdict(on: function, ArgumentPattern(arguments), countSpecifier, fakeName: nameInReports))
  }

  /// The same as `didCall(_:withArguments:times:)`, with the arguments listed one by one.
  /// - Parameters:
  ///   - function: the function to look for.
  ///   - arguments: the arguments of the call, each a value or a matcher. None given means any arguments.
  ///   - times: how often; at least once by default.
  /// - Returns: whether there were that many such calls, and texts that say so.
  public func didCall(
    _ function: Function, with arguments: Any?..., times: CountSpecifier = .atLeast(1)
  ) -> DidCallResult {
    DidCallResult(storedFaker.verdict(on: function, ArgumentPattern(arguments), times, fakeName: nameInReports))
  }
}

nonisolated extension Fake where Function: CaseIterable {
  /// The functions of the table that were never called, in the table's order.
  public var uncalledFunctions: [Function] {
    let called = Set(storedFaker.callSnapshot.functions)
    return Function.allCases.filter { !called.contains($0) }
  }
}
