// These forms take the arguments as one list, for helpers that pass on their own.

nonisolated extension Faker {
  /// Begins a stub that answers the calls with these arguments, each a value or a matcher; see ``Fake``.
  public func stub(
    function: Function, withArguments arguments: [Any?], fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> StubBuilder<Any?, [Any?]> {
    builder(function, ArgumentPattern(arguments), SourcePosition(fileID, filePath, line, column))
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
  ) -> ExpectedCall<[Any?]> {
    ExpectedCall(MeantCalls(self, function, ArgumentPattern(arguments), times.countSpecifier), InputReader())
  }

  /// Whether the function was called with these arguments as often as expected, with texts that explain the answer; see
  /// ``Fake``.
  public func didCall(
    _ function: Function, with arguments: [Any?], times: some ExpectedCount = .atLeast(1)
  ) -> DidCallResult {
    DidCallResult(
      MeantCalls(self, function, ArgumentPattern(arguments), times.countSpecifier).ask(in: callSnapshot))
  }
}

nonisolated extension Faker {
  /// Records a call without answering it; see ``Fake``.
  public func recordCall(_ function: Function, arguments: [Any?]) { record(function, arguments) }

  /// Records a call to a function and answers it with a stub; see ``Fake``.
  public func recordAndStub<T>(function: Function, asType: T.Type = T.self, arguments: [Any?]) -> T {
    answer(function, arguments, throwing: Never.self, by: self)
  }

  /// Records a call to a function and answers it with a stub or with `fallback`, usually a call to `super`; see
  /// ``Fake``.
  public func recordAndStub<T>(
    function: Function, asType: T.Type = T.self, arguments: [Any?], orElse fallback: @autoclosure () -> T
  ) -> T {
    answer(function, arguments, orElse: fallback)
  }

  /// Records a call to an asynchronous function and answers it with a stub; see ``Fake``.
  public nonisolated(nonsending) func recordAndStub<T>(
    function: Function, asType: T.Type = T.self, arguments: [Any?]
  ) async -> T {
    await answer(function, arguments, throwing: Never.self, by: self)
  }

  /// Records a call to an asynchronous function and answers it with a stub or with `fallback`, usually a call to
  /// `super`; see ``Fake``.
  public nonisolated(nonsending) func recordAndStub<T>(
    function: Function, asType: T.Type = T.self, arguments: [Any?], orElse fallback: @autoclosure () async -> T
  ) async -> T {
    await answer(function, arguments, orElse: fallback)
  }

  /// Records a call to a function that returns nothing, and lets a stub answer it if there is one; see ``Fake``.
  @_disfavoredOverload
  public func recordAndStub(function: Function, arguments: [Any?]) {
    answer(function, arguments, throwing: Never.self, by: self) as Void
  }

  /// Records a call to an asynchronous function that returns nothing, and lets a stub answer it if there is one; see
  /// ``Fake``.
  @_disfavoredOverload
  public nonisolated(nonsending) func recordAndStub(function: Function, arguments: [Any?]) async {
    await answer(function, arguments, throwing: Never.self, by: self) as Void
  }

  /// Records a call to a function that can throw, and answers it with a stub; see ``Fake``.
  public func recordAndStubThrowing<T, E: Error>(
    function: Function, throwing: E.Type = (any Error).self, asType: T.Type = T.self, arguments: [Any?]
  ) throws(E) -> T {
    try answer(function, arguments, throwing: E.self, by: self)
  }

  /// Records a call to an asynchronous function that can throw, and answers it with a stub; see ``Fake``.
  public nonisolated(nonsending) func recordAndStubThrowing<T, E: Error>(
    function: Function, throwing: E.Type = (any Error).self, asType: T.Type = T.self, arguments: [Any?]
  ) async throws(E) -> T {
    try await answer(function, arguments, throwing: E.self, by: self)
  }

  /// Records a call to a function that can throw and returns nothing, and lets a stub answer it if there is one; see
  /// ``Fake``.
  @_disfavoredOverload
  public func recordAndStubThrowing<E: Error>(
    function: Function, throwing: E.Type = (any Error).self, arguments: [Any?]
  ) throws(E) {
    try answer(function, arguments, throwing: E.self, by: self) as Void
  }

  /// Records a call to an asynchronous function that can throw and returns nothing, and lets a stub answer it if there
  /// is one; see ``Fake``.
  @_disfavoredOverload
  public nonisolated(nonsending) func recordAndStubThrowing<E: Error>(
    function: Function, throwing: E.Type = (any Error).self, arguments: [Any?]
  ) async throws(E) {
    try await answer(function, arguments, throwing: E.self, by: self) as Void
  }

  /// Records a call to a function that can throw, and answers it with a stub or with `fallback`; see ``Fake``.
  public func recordAndStubThrowing<T>(
    function: Function, asType: T.Type = T.self, arguments: [Any?],
    orElse fallback: @autoclosure () throws -> T
  ) throws -> T {
    try answer(function, arguments, orElse: fallback)
  }

  /// Records a call to an asynchronous function that can throw, and answers it with a stub or with `fallback`; see
  /// ``Fake``.
  public nonisolated(nonsending) func recordAndStubThrowing<T>(
    function: Function, asType: T.Type = T.self, arguments: [Any?],
    orElse fallback: @autoclosure () async throws -> T
  ) async throws -> T {
    try await answer(function, arguments, orElse: fallback)
  }
}
