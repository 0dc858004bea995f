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
    let position = SourcePosition(fileID, filePath, line, column)
    return faker.builder(storedFaker.written(by: self, at: position, call), position)
  }

  /// Begins a stub for a call with one `$1`, whose type the rest of the line knows; see the form for any number.
  /// - Parameter call: makes one call to the fake that it gets.
  /// - Returns: the stub. It answers once you complete it. Not to complete it is a failure.
  public func stub<Input, T>(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ call: (Self, sending Input) throws -> T
  ) -> StubBuilder<T, Input> {
    let position = SourcePosition(fileID, filePath, line, column)
    return faker.builder(storedFaker.written(by: self, at: position, call), position)
  }

  /// Begins a stub for the call to an asynchronous function that the closure makes; see the synchronous form.
  ///
  /// - Parameter call: makes and awaits one call to the fake that it gets.
  /// - Returns: the stub. It answers once you complete it. Not to complete it is a failure.
  public nonisolated(nonsending) func stub<each Input, T>(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ call: (Self, repeat each Input) async throws -> T
  ) async -> StubBuilder<T, (repeat each Input)> {
    let position = SourcePosition(fileID, filePath, line, column)
    return faker.builder(await storedFaker.written(by: self, at: position, call), position)
  }

  /// Begins a stub for a call with one `$1` to an asynchronous function. What `$1` stands for needn't be `Sendable`.
  /// - Parameter call: makes and awaits one call to the fake that it gets.
  /// - Returns: the stub. It answers once you complete it. Not to complete it is a failure.
  public nonisolated(nonsending) func stub<Input, T>(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ call: (Self, sending Input) async throws -> T
  ) async -> StubBuilder<T, Input> {
    let position = SourcePosition(fileID, filePath, line, column)
    return faker.builder(await storedFaker.written(by: self, at: position, call), position)
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
    let position = SourcePosition(fileID, filePath, line, column)
    return expected(storedFaker.written(by: self, repeated: true, at: position, call), times, at: position)
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
    let position = SourcePosition(fileID, filePath, line, column)
    return expected(storedFaker.written(by: self, repeated: true, at: position, call), times, at: position)
  }

  /// Describes the call to an asynchronous function that the closure makes, for assertions; see the synchronous form.
  /// - Parameters:
  ///   - times: how often you expect it; at least once by default.
  ///   - call: makes and awaits one call to the fake that it gets.
  /// - Returns: the expected call.
  public nonisolated(nonsending) func call<each Input, T>(
    times: CountSpecifier = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ call: (Self, repeat each Input) async throws -> T
  ) async -> ExpectedCall<(repeat each Input)> {
    let position = SourcePosition(fileID, filePath, line, column)
    return expected(await storedFaker.written(by: self, repeated: true, at: position, call), times, at: position)
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
    return expected(await storedFaker.written(by: self, repeated: true, at: position, call), times, at: position)
  }
}

nonisolated extension Fake {
  /// The verdict of an assertion of either framework on a written call. Nobody asks for its arguments, and nothing waits
  /// for it, so it takes no expected call.
  @_spi(Poseur) public func received<each Input, T>(
    _ call: (Self, repeat each Input) throws -> T, _ times: CountSpecifier, outcome: OutcomeMatcher? = nil,
    at position: SourcePosition
  ) -> AssertionVerdict {
    let faker = storedFaker
    let form = faker.written(by: self, returning: T.self, repeated: times.isSatisfied(by: 0), at: position) { written in
      written.end(returning: try call(self, repeat written.input((each Input).self)))
    }
    switch form {
    case .success(let call):
      return MeantCalls(faker: faker, fakeType: Self.self, function: call.function, pattern: call.pattern, times: times)
        .assert(outcome: outcome)
    case .failure(let misuse): return misuse.text.map { AssertionVerdict(failureMessage: $0) } ?? .alreadyTold
    }
  }

  /// The asynchronous call that an assertion of either framework is about.
  @_spi(Poseur) public nonisolated(nonsending) func expected<each Input, T>(
    _ call: (Self, repeat each Input) async throws -> T, _ times: CountSpecifier,
    at position: SourcePosition
  ) async -> ExpectedCall<(repeat each Input)> {
    expected(
      await storedFaker.written(by: self, repeated: times.isSatisfied(by: 0), at: position, call), times, at: position)
  }

  /// The asynchronous call with one `$1` that an assertion of either framework is about.
  @_spi(Poseur) public nonisolated(nonsending) func expected<Input, T>(
    _ call: (Self, sending Input) async throws -> T, _ times: CountSpecifier, at position: SourcePosition
  ) async -> ExpectedCall<Input> {
    expected(
      await storedFaker.written(by: self, repeated: times.isSatisfied(by: 0), at: position, call), times, at: position)
  }

  func expected<Input>(
    _ written: Written<Function, Input>, _ times: CountSpecifier, at position: SourcePosition
  ) -> ExpectedCall<Input> {
    switch written.form {
    case .success(let call):
      ExpectedCall(
        MeantCalls(
          faker: faker, fakeType: Self.self, function: call.function, pattern: call.pattern, times: times,
          doubts: QuestionDoubts(at: position), waiting: written.isAsynchronous ? .ifNoneDiffers : .ifWorkGoesOn),
        written.input)
    case .failure(let misuse):
      ExpectedCall(ExpectedCallFailure(of: nameInReports, misuse.text, at: position), written.input)
    }
  }
}

nonisolated extension Faker {
  /// Has a closure write a call to the receiver, a fake or a type, with a value for each `$n`.
  func written<Receiver, each Input, T>(
    by receiver: Receiver, repeated isRepeated: Bool = false, at position: SourcePosition,
    _ call: (Receiver, repeat each Input) throws -> T
  ) -> Written<Function, (repeat each Input)> {
    let form = written(by: receiver, returning: T.self, repeated: isRepeated, at: position) { written in
      written.end(returning: try call(receiver, repeat written.input((each Input).self)))
    }
    return Written(form, InputReader(repeat (each Input).self))
  }

  /// The same with one `$1`. For Swift's type checker, a pack of one is a tuple until the whole expression is solved.
  func written<Receiver, Input, T>(
    by receiver: Receiver, repeated isRepeated: Bool = false, at position: SourcePosition,
    _ call: (Receiver, sending Input) throws -> T
  ) -> Written<Function, Input> {
    let form = written(by: receiver, returning: T.self, repeated: isRepeated, at: position) { written in
      written.end(returning: try call(receiver, written.input(Input.self)))
    }
    return Written(form, InputReader(one: Input.self))
  }

  /// Has an asynchronous closure write a call to the receiver, a fake or a type, with a value for each `$n`.
  nonisolated(nonsending) func written<Receiver, each Input, T>(
    by receiver: Receiver, repeated isRepeated: Bool = false, at position: SourcePosition,
    _ call: (Receiver, repeat each Input) async throws -> T
  ) async -> Written<Function, (repeat each Input)> {
    // The closure runs while its test waits, so nobody else uses the receiver meanwhile. Swift 6.2 takes no
    // `nonisolated(unsafe)` here.
    let sent = UncheckedTransfer(value: receiver)
    let form = await written(by: receiver, returning: T.self, repeated: isRepeated, at: position) { written in
      written.end(returning: try await call(sent.value, repeat written.input((each Input).self)))
    }
    return Written(form, InputReader(repeat (each Input).self), isAsynchronous: true)
  }

  /// The same with one `$1`.
  nonisolated(nonsending) func written<Receiver, Input, T>(
    by receiver: Receiver, repeated isRepeated: Bool = false, at position: SourcePosition,
    _ call: (Receiver, sending Input) async throws -> T
  ) async -> Written<Function, Input> {
    let sent = UncheckedTransfer(value: receiver)
    let form = await written(by: receiver, returning: T.self, repeated: isRepeated, at: position) { written in
      written.end(returning: try await call(sent.value, written.input(Input.self)))
    }
    return Written(form, InputReader(one: Input.self), isAsynchronous: true)
  }
}
