// A call is written as the test would make it, so the compiler checks its name, labels, types and effects. For each of
// these functions there is one whose closure is asynchronous.

nonisolated extension Fake {
  /// Begins a stub for the call that the closure makes.
  ///
  /// ```swift
  /// dog.stub { $0.shouldFetch(.ball, for: matching()) }.once().andReturn(true)
  /// ```
  /// The closure runs at once, twice if there's `matching()`. It calls the fake's own function, which gets some value for
  /// its result. Nothing is recorded, and neither the function's `orElse:` nor an earlier stub runs. So the closure must
  /// not use the result.
  ///
  /// The stub compares arguments by equality. To accept others, write `matching()`, with a matcher or without. A closure
  /// stands for any closure.
  /// - Parameter call: makes one call to the fake that it gets. Making no call, or several, is a failure. Calls to other
  ///   fakes are made and recorded as usual.
  /// - Returns: the stub. It answers once you complete it. Not to complete it is a failure.
  public func stub<T>(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ call: (Self) throws -> T
  ) -> StubBuilder<T> {
    let position = SourcePosition(fileID, filePath, line, column)
    return faker.builder(written(at: position, call), position, isOpen: true)
  }

  /// Begins a stub for the call to an asynchronous function that the closure makes; see the synchronous form.
  ///
  /// - Parameter call: makes and awaits one call to the fake that it gets.
  /// - Returns: the stub. It answers once you complete it. Not to complete it is a failure.
  public nonisolated(nonsending) func stub<T>(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ call: nonisolated(nonsending) (Self) async throws -> T
  ) async -> StubBuilder<T> {
    let position = SourcePosition(fileID, filePath, line, column)
    return faker.builder(await written(at: position, call), position, isOpen: true)
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
    return faker.builder(written(at: position, call), position).add([.returning(value)])
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
    return faker.builder(await written(at: position, call), position).add([.returning(value)])
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
    return faker.builder(written(at: position, call), position).add([.error(error)])
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
    return faker.builder(await written(at: position, call), position).add([.error(error)])
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
  public func call<T>(
    times: CountSpecifier = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, _ call: (Self) throws -> T
  ) -> ExpectedCall {
    let position = SourcePosition(fileID, filePath, line, column)
    return expected(written(repeated: true, at: position, call), times, at: position)
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
    let position = SourcePosition(fileID, filePath, line, column)
    return expected(await written(repeated: true, at: position, call), times, at: position)
  }
}

nonisolated extension Fake {
  /// The call that an assertion of either framework is about.
  @_spi(Poseur) public func expected<T>(
    _ call: (Self) throws -> T, _ times: CountSpecifier, at position: SourcePosition
  ) -> ExpectedCall {
    expected(written(repeated: times.isSatisfied(by: 0), at: position, call), times, at: position)
  }

  /// The asynchronous call that an assertion of either framework is about.
  @_spi(Poseur) public nonisolated(nonsending) func expected<T>(
    _ call: nonisolated(nonsending) (Self) async throws -> T, _ times: CountSpecifier, at position: SourcePosition
  ) async -> ExpectedCall {
    expected(await written(repeated: times.isSatisfied(by: 0), at: position, call), times, at: position)
  }

  private func expected(
    _ written: Result<WrittenForm<Function>, WrittenCallMisuse>, _ times: CountSpecifier,
    at position: SourcePosition
  ) -> ExpectedCall {
    switch written {
    case .success(let call):
      ExpectedCall(
        MeantCalls(
          faker: faker, fakeType: Self.self, function: call.function, pattern: call.pattern, times: times,
          doubts: QuestionDoubts(at: position)))
    case .failure(let misuse):
      ExpectedCall(meant: .failure(ExpectedCallFailure(of: nameInReports, misuse.text, at: position)))
    }
  }
}

nonisolated extension Fake {
  private func written<T>(
    repeated isRepeated: Bool = false, at position: SourcePosition, _ call: (Self) throws -> T
  ) -> Result<WrittenForm<Function>, WrittenCallMisuse> {
    storedFaker.written(by: self, returning: T.self, repeated: isRepeated, at: position) { _ = try call(self) }
  }

  private nonisolated(nonsending) func written<T>(
    repeated isRepeated: Bool = false, at position: SourcePosition,
    _ call: nonisolated(nonsending) (Self) async throws -> T
  ) async -> Result<WrittenForm<Function>, WrittenCallMisuse> {
    await storedFaker.written(by: self, returning: T.self, repeated: isRepeated, at: position) {
      _ = try await call(self)
    }
  }
}
