// A call is written as the test would make it, so the compiler checks its name, labels, types and effects. For each of
// these functions there is one whose closure is asynchronous.

nonisolated extension Fake {
  /// Begins a stub for the call that the closure makes.
  ///
  /// ```swift
  /// dog.stub { $0.shouldFetch(.ball, for: matching()) }.once().andReturn(true)
  /// ```
  /// The closure runs when you complete the stub with an `and…` function. It calls the fake's own function, which runs
  /// until it forwards the call, and returns the stub's value. Nothing is recorded, and the function's `orElse:` doesn't
  /// run. Completed with an error or a closure, the stub has no value yet: the function then returns one that Poseur
  /// knows or can make. If there's none, the process stops with a message.
  ///
  /// The stub compares arguments by equality. To accept others, write `matching()`, with a matcher or without. A closure
  /// stands for any closure.
  /// - Parameter call: makes one call to the fake that it gets. Making no call, or several, is a failure. Calls to other
  ///   fakes are made and recorded as usual.
  /// - Returns: the stub. It answers once you complete it. Not to complete it is a failure.
  public func stub<T>(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ call: @escaping (Self) throws -> T
  ) -> StubBuilder<T> {
    let position = SourcePosition(fileID, filePath, line, column)
    return draft(at: position) { purpose in faker.form(written(purpose, at: position, call), position) }
  }

  /// Begins a stub for the call to an asynchronous function that the closure makes; see the synchronous form.
  ///
  /// The closure runs at once. The function returns a value that Poseur knows or can make. If there's none, the process
  /// stops with a message: write `stub(returning:)` instead.
  /// - Parameter call: makes and awaits one call to the fake that it gets.
  /// - Returns: the stub. It answers once you complete it. Not to complete it is a failure.
  public nonisolated(nonsending) func stub<T>(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ call: nonisolated(nonsending) (Self) async throws -> T
  ) async -> StubBuilder<T> {
    let position = SourcePosition(fileID, filePath, line, column)
    let form = faker.form(await written(.stubbing, at: position, call), position)
    return draft(at: position) { _ in form }
  }

  /// A stub whose call is known once it gets its answer.
  private func draft<T>(
    at position: SourcePosition, _ form: @escaping (WritingPurpose) -> Faker<Function>.WrittenForm?
  ) -> StubBuilder<T> {
    let (faker, draft) = (faker, StubDraft(at: position))
    return StubBuilder(StubSpecification(origin: StubOrigin(position))) { purpose in
      draft.answer()
      return form(purpose).map { faker.target($0.function, $0.pattern, position) }
    }
  }

  /// Stubs the call that the closure makes, as `stub { … }.andReturn(value)` does in two steps.
  ///
  /// ```swift
  /// dog.stub(returning: true) { $0.shouldFetch(.ball, for: .kid) }
  /// ```
  /// The closure runs at once.
  /// - Parameters:
  ///   - value: what the stub returns.
  ///   - call: makes one call to the fake that it gets. Making no call, or several, is a failure. Calls to other fakes
  ///     are made and recorded as usual.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @discardableResult
  public func stub<T>(
    returning value: T, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ call: (Self) throws -> T
  ) -> StubHandle<T> {
    let position = SourcePosition(fileID, filePath, line, column)
    return faker.stub(written(.returning(value), at: position, call), .returning(value), position)
  }

  /// Stubs the call to an asynchronous function that the closure makes; see the synchronous form.
  /// - Parameters:
  ///   - value: what the stub returns.
  ///   - call: makes and awaits one call to the fake that it gets.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @discardableResult
  public nonisolated(nonsending) func stub<T>(
    returning value: T, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ call: nonisolated(nonsending) (Self) async throws -> T
  ) async -> StubHandle<T> {
    let position = SourcePosition(fileID, filePath, line, column)
    return faker.stub(await written(.returning(value), at: position, call), .returning(value), position)
  }

  /// Makes the call in the closure throw an error: `dog.stub(throwing: Hoarse()) { try $0.howl(at: 3) }`.
  /// - Parameters:
  ///   - error: what the stub throws. It's a failure if the function can't throw.
  ///   - call: makes one call to the fake that it gets.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @discardableResult
  public func stub<T>(
    throwing error: any Error, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ call: (Self) throws -> T
  ) -> StubHandle<T> {
    let position = SourcePosition(fileID, filePath, line, column)
    return faker.stub(written(.throwing(error), at: position, call), .error(error), position)
  }

  /// Makes the call to an asynchronous function in the closure throw an error; see the synchronous form.
  /// - Parameters:
  ///   - error: what the stub throws.
  ///   - call: makes and awaits one call to the fake that it gets.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @discardableResult
  public nonisolated(nonsending) func stub<T>(
    throwing error: any Error, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ call: nonisolated(nonsending) (Self) async throws -> T
  ) async -> StubHandle<T> {
    let position = SourcePosition(fileID, filePath, line, column)
    return faker.stub(await written(.throwing(error), at: position, call), .error(error), position)
  }

  /// Describes the call that the closure makes, for assertions, questions and waits.
  ///
  /// ```swift
  /// expectHaveReceivedInOrder(dog.call { $0.bark() }, cat.call { $0.flee(from: .stick) })
  /// #expect(dog.call { $0.bark() }.count == 1)
  /// ```
  /// In the closure, a function that returns a value returns what a stub of it returns, or what it returned before, or
  /// else a default or a stand-in. If there's none of these, the process stops with a message.
  /// - Parameters:
  ///   - times: how often you expect it; at least once by default.
  ///   - call: makes one call to the fake that it gets.
  /// - Returns: the expected call. If the closure makes no call, or several, whatever you use it for first fails.
  public func call<T>(
    times: CountSpecifier = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, _ call: (Self) throws -> T
  ) -> ExpectedCall {
    expected(call, times, at: SourcePosition(fileID, filePath, line, column))
  }

  /// Describes the call to an asynchronous function that the closure makes, for assertions; see the synchronous form.
  /// - Parameters:
  ///   - times: how often you expect it; at least once by default.
  ///   - call: makes and awaits one call to the fake that it gets.
  /// - Returns: the expected call.
  public nonisolated(nonsending) func call<T>(
    times: CountSpecifier = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, _ call: nonisolated(nonsending) (Self) async throws -> T
  ) async -> ExpectedCall {
    await expected(call, times, at: SourcePosition(fileID, filePath, line, column))
  }
}

nonisolated extension Fake {
  /// The call that an assertion of either framework is about.
  @_spi(Poseur) public func expected<T>(
    _ call: (Self) throws -> T, _ times: CountSpecifier, at position: SourcePosition
  ) -> ExpectedCall {
    expected(written(.asking, at: position, call), times, at: position)
  }

  /// The asynchronous call that an assertion of either framework is about.
  @_spi(Poseur) public nonisolated(nonsending) func expected<T>(
    _ call: nonisolated(nonsending) (Self) async throws -> T, _ times: CountSpecifier, at position: SourcePosition
  ) async -> ExpectedCall {
    expected(await written(.asking, at: position, call), times, at: position)
  }

  private func expected(
    _ written: Result<Faker<Function>.WrittenForm, WrittenCallMisuse>, _ times: CountSpecifier,
    at position: SourcePosition
  ) -> ExpectedCall {
    switch written {
    case .success(let call):
      ExpectedCall(
        MeantCalls(faker: faker, fakeType: Self.self, function: call.function, pattern: call.pattern, times: times))
    case .failure(let misuse):
      ExpectedCall(meant: .failure(ExpectedCallFailure(of: nameInReports, misuse.text, at: position)))
    }
  }
}

nonisolated extension Fake {
  fileprivate func written<T>(
    _ purpose: WritingPurpose, at position: SourcePosition, _ call: (Self) throws -> T
  ) -> Result<Faker<Function>.WrittenForm, WrittenCallMisuse> {
    storedFaker.written(purpose, by: self, returning: T.self, at: position) { _ = try call(self) }
  }

  fileprivate nonisolated(nonsending) func written<T>(
    _ purpose: WritingPurpose, at position: SourcePosition,
    _ call: nonisolated(nonsending) (Self) async throws -> T
  ) async -> Result<Faker<Function>.WrittenForm, WrittenCallMisuse> {
    await storedFaker.written(purpose, by: self, returning: T.self, at: position) { _ = try await call(self) }
  }
}

nonisolated extension Faker {
  /// Adds a stub for a call that a closure has written; a closure that has not is reported.
  fileprivate func stub<Output>(
    _ written: Result<WrittenForm, WrittenCallMisuse>, _ answer: StubAnswer, _ position: SourcePosition
  ) -> StubHandle<Output> {
    guard let form = form(written, position) else { return StubHandle(nil, at: position) }
    return builder(form.function, form.pattern, position, returning: Output.self).add([answer])
  }

  /// Reports the misuse if the closure wrote no call.
  fileprivate func form(_ written: Result<WrittenForm, WrittenCallMisuse>, _ position: SourcePosition) -> WrittenForm? {
    if case .failure(let misuse) = written, let text = misuse.text { report(text, at: position) }
    return try? written.get()
  }
}
