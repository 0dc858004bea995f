// A call is written as the test would make it, so the compiler checks its name, labels, types and effects. For each of
// these functions there is one whose closure is asynchronous.

nonisolated extension Fake {
  /// Begins a stub for the call that the closure makes.
  ///
  /// ```swift
  /// dog.stub { $0.shouldFetch(.ball, for: $1) }.once().andReturn(true)
  /// ```
  /// The closure runs at once, and more than once if it has `$1` or `matching`. It calls the fake's own function, which
  /// gets some value for its result. Nothing is recorded, and neither the function's `orElse:` nor an earlier stub runs.
  /// So the closure must not use the result.
  ///
  /// The stub compares arguments by equality. `$1`, `$2` … stand for any, and `andDo` and `where` get what they stand for.
  /// For a condition, write `matching(…)`. A closure stands for any closure.
  /// - Parameter call: makes one call to the fake that it gets. Making no call, or several, is a failure. Calls to other
  ///   fakes are made and recorded as usual.
  /// - Returns: the stub. It answers once you complete it. Not to complete it is a failure.
  public func stub<each Input, T>(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ call: (Self, repeat each Input) throws -> T
  ) -> StubBuilder<T, (repeat each Input)> {
    StubBuilder(writing(at: SourcePosition(fileID, filePath, line, column)).run(call, by: self))
  }

  /// Begins a stub for a call with one `$1`, whose type the rest of the line knows; see the form for any number.
  /// - Parameter call: makes one call to the fake that it gets.
  /// - Returns: the stub. It answers once you complete it. Not to complete it is a failure.
  public func stub<Input, T>(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ call: (Self, sending Input) throws -> T
  ) -> StubBuilder<T, Input> {
    StubBuilder(writing(at: SourcePosition(fileID, filePath, line, column)).run(call, by: self))
  }

  /// Begins a stub for the call to an asynchronous function that the closure makes; see the synchronous form.
  ///
  /// - Parameter call: makes and awaits one call to the fake that it gets.
  /// - Returns: the stub. It answers once you complete it. Not to complete it is a failure.
  public nonisolated(nonsending) func stub<each Input, T>(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ call: (Self, repeat each Input) async throws -> T
  ) async -> StubBuilder<T, (repeat each Input)> {
    StubBuilder(await writing(at: SourcePosition(fileID, filePath, line, column)).run(call, by: self))
  }

  /// Begins a stub for a call with one `$1` to an asynchronous function. What `$1` stands for needn't be `Sendable`.
  /// - Parameter call: makes and awaits one call to the fake that it gets.
  /// - Returns: the stub. It answers once you complete it. Not to complete it is a failure.
  public nonisolated(nonsending) func stub<Input, T>(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ call: (Self, sending Input) async throws -> T
  ) async -> StubBuilder<T, Input> {
    StubBuilder(await writing(at: SourcePosition(fileID, filePath, line, column)).run(call, by: self))
  }

  /// Describes the call that the closure makes, for assertions, questions and waits.
  ///
  /// ```swift
  /// expectHaveReceivedInOrder(dog.call { $0.bark() }, cat.call { $0.flee(from: .stick) })
  /// #expect(dog.call { $0.bark() }.count == 1)
  /// ```
  /// The closure runs twice: an argument that isn't the same each time is a failure, since nothing would equal it.
  /// - Parameters:
  ///   - times: how often you expect it; at least once by default.
  ///   - call: makes one call to the fake that it gets.
  /// - Returns: the expected call. If the closure makes no call, or several, whatever you use it for first fails.
  public func call<each Input, T>(
    times: CountSpecifier = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, _ call: (Self, repeat each Input) throws -> T
  ) -> ExpectedCall<(repeat each Input)> {
    expected(times, writing(repeated: true, at: SourcePosition(fileID, filePath, line, column)).run(call, by: self))
  }

  /// Describes a call with one `$1`, whose type the rest of the line knows; see the form for any number.
  /// - Parameters:
  ///   - times: how often you expect it; at least once by default.
  ///   - call: makes one call to the fake that it gets.
  /// - Returns: the expected call.
  public func call<Input, T>(
    times: CountSpecifier = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, _ call: (Self, sending Input) throws -> T
  ) -> ExpectedCall<Input> {
    expected(times, writing(repeated: true, at: SourcePosition(fileID, filePath, line, column)).run(call, by: self))
  }

  /// Describes the call to an asynchronous function that the closure makes, for assertions; see the synchronous form.
  /// - Parameters:
  ///   - times: how often you expect it; at least once by default.
  ///   - call: makes and awaits one call to the fake that it gets.
  /// - Returns: the expected call.
  public nonisolated(nonsending) func call<each Input, T>(
    times: CountSpecifier = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, _ call: (Self, repeat each Input) async throws -> T
  ) async -> ExpectedCall<(repeat each Input)> {
    let position = SourcePosition(fileID, filePath, line, column)
    return expected(times, await writing(repeated: true, at: position).run(call, by: self))
  }

  /// Describes a call with one `$1` to an asynchronous function. What `$1` stands for needn't be `Sendable`.
  /// - Parameters:
  ///   - times: how often you expect it; at least once by default.
  ///   - call: makes and awaits one call to the fake that it gets.
  /// - Returns: the expected call.
  public nonisolated(nonsending) func call<Input, T>(
    times: CountSpecifier = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, _ call: (Self, sending Input) async throws -> T
  ) async -> ExpectedCall<Input> {
    let position = SourcePosition(fileID, filePath, line, column)
    return expected(times, await writing(repeated: true, at: position).run(call, by: self))
  }
}

nonisolated extension Fake {
  /// Asserts, for either framework, that the call came that the receiver, the fake or its type, is to write. Nobody asks
  /// for its arguments, and nothing waits for it, so it takes no expected call.
  @_spi(Poseur) @discardableResult
  public func assertReceived<Receiver, each Input, T>(
    _ call: (Receiver, repeat each Input) throws -> T, by receiver: Receiver, _ times: some ExpectedCount,
    _ message: () -> String, _ outcome: OutcomeMatcher? = nil, at position: SourcePosition
  ) -> Bool {
    let writing = Writing(of: storedFaker, repeated: times.countSpecifier.isSatisfied(by: 0), at: position)
    return conclude(writing.run(call, by: receiver).writing, times, message, outcome)
  }

  /// The same for a call to an asynchronous function.
  @_spi(Poseur) @discardableResult
  public nonisolated(nonsending) func assertReceived<Receiver, each Input, T>(
    _ call: (Receiver, repeat each Input) async throws -> T, by receiver: Receiver, _ times: some ExpectedCount,
    _ message: () -> String, _ outcome: OutcomeMatcher? = nil, at position: SourcePosition
  ) async -> Bool {
    let writing = Writing(of: storedFaker, repeated: times.countSpecifier.isSatisfied(by: 0), at: position)
    return conclude(await writing.run(call, by: receiver).writing, times, message, outcome)
  }

  /// The same for a call to an asynchronous function with one `$1`.
  @_spi(Poseur) @discardableResult
  public nonisolated(nonsending) func assertReceived<Receiver, Input, T>(
    _ call: (Receiver, sending Input) async throws -> T, by receiver: Receiver, _ times: some ExpectedCount,
    _ message: () -> String, _ outcome: OutcomeMatcher? = nil, at position: SourcePosition
  ) async -> Bool {
    let writing = Writing(of: storedFaker, repeated: times.countSpecifier.isSatisfied(by: 0), at: position)
    return conclude(await writing.run(call, by: receiver).writing, times, message, outcome)
  }

  func writing(repeated isRepeated: Bool = false, at position: SourcePosition) -> Writing {
    Writing(of: storedFaker, repeated: isRepeated, at: position)
  }

  private func conclude(
    _ writing: Writing, _ times: some ExpectedCount, _ message: () -> String, _ outcome: OutcomeMatcher?
  ) -> Bool {
    let verdict = meaning(of: writing, times.countSpecifier).assert(outcome: outcome)
    return concludeAssertion(verdict, message, at: writing.position)
  }

  func expected<Input>(_ times: CountSpecifier, _ call: WrittenCall<Input>) -> ExpectedCall<Input> {
    ExpectedCall(meaning(of: call.writing, times, doubts: QuestionDoubts(at: call.writing.position)), call.input)
  }

  private func meaning(
    of writing: Writing, _ times: CountSpecifier, doubts: QuestionDoubts? = nil
  ) -> Result<MeantCalls, ExpectedCallFailure> {
    guard let (call, pattern) = writing.written else {
      return .failure(ExpectedCallFailure(of: nameInReports, writing.misuse, at: writing.position))
    }
    let meant = MeantCalls(
      faker: writing.faker, fakeType: Self.self, function: writing.state.tableFunction(call.function), pattern: pattern,
      times: times, doubts: doubts, waiting: writing.isAsynchronous ? .ifNoneDiffers : .ifWorkGoesOn)
    return .success(meant)
  }
}
