nonisolated extension Fake {
  /// Describes a call to this fake, for an assertion about that call or about the order of calls to several fakes.
  /// - Parameters:
  ///   - function: the function you expect to be called.
  ///   - arguments: the arguments of the call, each a value or a matcher. With none, any arguments match.
  ///   - times: how often you expect it; at least once by default.
  /// - Returns: the expected call, for an assertion.
  @_disfavoredOverload  // A trailing closure is a check.
  public func call(
    to function: Function, withArguments arguments: Any?..., times: some ExpectedCount = .atLeast(1),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> ExpectedCall<[Any?]> {
    let position = SourcePosition(fileID, filePath, line, column)
    let meant = MeantCalls(self, function, ArgumentPattern(arguments), times.countSpecifier, doubtfulAt: position)
    return ExpectedCall(.success(meant), InputReader())
  }

  /// Describes a call to this fake whose arguments pass a check, for an assertion.
  /// - Parameters:
  ///   - function: the function you expect to be called.
  ///   - argsMatch: takes the arguments of a call. Should have no side effects.
  ///   - times: how often you expect it; at least once by default.
  /// - Returns: the expected call, for an assertion.
  public func call(
    to function: Function, where argsMatch: @escaping ([Any?]) -> Bool, times: some ExpectedCount = .atLeast(1)
  ) -> ExpectedCall<[Any?]> {
    let meant = MeantCalls(self, function, ArgumentPattern(where: argsMatch), times.countSpecifier)
    return ExpectedCall(.success(meant), InputReader())
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
  ) -> ExpectedCall<[Any?]> {
    let pattern = ArgumentPattern(ArgumentCheck(typed: argumentsMatch))
    return ExpectedCall(.success(MeantCalls(self, function, pattern, times.countSpecifier)), InputReader())
  }

  /// The stubs that no call has used, as messages show them: the calls each is for, and where you wrote it.
  public var unusedStubs: [String] { storedFaker.state.unusedStubs.map(\.text) }

  /// A full account of the fake, to print or to attach to a test.
  ///
  /// It names the policy for unstubbed calls, lists every stub with its uses and the line where you wrote it, and lists
  /// every call with its outcome. Reports show only five calls; this shows all of them.
  ///
  /// ```swift
  /// print(dog.transcript)
  /// ```
  /// The text names no threads and no times, so the same events always give the same text.
  public var transcript: String { FakeTranscript(faker: storedFaker, name: nameInReports).text }

  /// Whether the function was called with these arguments as often as expected, with texts that explain the answer.
  /// - Parameters:
  ///   - function: the function to look for.
  ///   - arguments: the arguments of the call, each a value or a matcher. With none, any arguments match.
  ///   - times: how often; at least once by default.
  /// - Returns: whether there were that many such calls, and texts that say so.
  public func didCall(
    _ function: Function, with arguments: Any?..., times: some ExpectedCount = .atLeast(1)
  ) -> DidCallResult {
    let meant = MeantCalls(self, function, ArgumentPattern(arguments), times.countSpecifier)
    return DidCallResult(meant.ask(in: storedFaker.callSnapshot))
  }

  /// The same as `didCall(_:with:times:)`, with the labels and the list that Spry has.
  /// - Parameters:
  ///   - function: the function to look for.
  ///   - arguments: the arguments of the call, each a value or a matcher. With none, any arguments match.
  ///   - countSpecifier: how often; at least once by default.
  /// - Returns: whether there were that many such calls, and texts that say so.
  @_disfavoredOverload
  public func didCall(
    _ function: Function, withArguments arguments: [Any?] = [], countSpecifier: CountSpecifier = .atLeast(1)
  ) -> DidCallResult {
    didCall(function, with: ArgumentList(arguments), times: countSpecifier)
  }
}

nonisolated extension Fake where Function: CaseIterable {
  /// The functions of the table that were never called, in the table's order.
  public var uncalledFunctions: [Function] {
    let called = Set(storedFaker.callSnapshot.functions.map { knownValue($0, as: Function.self) })
    return Function.allCases.filter { !called.contains($0) }
  }
}
