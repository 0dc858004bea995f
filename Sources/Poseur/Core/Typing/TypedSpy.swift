/// One function of a fake with its types and effects, so that the compiler checks your stubs and how you read the
/// calls.
///
/// A spy keeps nothing itself. The calls and stubs belong to the fake.
///
/// ```swift
/// let fetching = fake.spy(.shouldFetch, of: FakeDog.shouldFetch)
/// fetching.stub(.any, .equal(.kid)).andReturn(true)
/// ```
/// `Arguments` is the tuple of the inputs, or the input itself if there's only one. It exists because Swift finds no
/// `==` for a tuple written as a pack. If your code takes a function, `FunctionSpy.named` makes a spy without a fake.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
nonisolated public struct TypedSpy<
  Function: PoseurFunction, Effects: SpyEffects, Output, Arguments, each Input
>: Sendable {
  /// The function in its fake's table.
  public let function: Function
  /// The faker that records the calls. Use it to wait for calls, reset them, and for everything else that isn't typed.
  public let faker: Faker<Function>

  init(_ function: Function, of faker: Faker<Function>) {
    self.function = function
    self.faker = faker
  }
}

// MARK: - Stubbing

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
nonisolated extension TypedSpy {
  /// Begins a stub that answers the calls whose arguments match: `.any`, `.equal(…)`, `.where { … }`, or a literal.
  /// - Parameter matchers: one for each argument.
  public func stub(
    _ matchers: repeat TypedArgument<each Input>, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> StubBuilder<Output> {
    var list: [Any?] = []
    repeat list.append((each matchers).matcher)
    let position = SourcePosition(fileID, filePath, line, column)
    return faker.builder(function, ArgumentPattern(list), position, returning: Output.self)
  }

  /// Begins a stub that answers the calls with these arguments, compared by equality.
  /// - Parameter values: one for each argument.
  public func stubbing(
    with values: repeat each Input, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> StubBuilder<Output> {
    stub(
      repeat TypedArgument<each Input>.equal(each values), fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  /// What every call returns, through a universal stub.
  ///
  /// With the default precedence, a universal stub comes before any stub for specific arguments. Setting this replaces
  /// the universal stubs that return one value, including those made with `fake.stub`. Reading it gives the value of
  /// the newest. Setting nil only removes them, so that older stubs answer again. If the function returns an optional,
  /// though, setting nil stubs nil.
  public var returnValue: Output? {
    get {
      guard let value = faker.universalAnswers(to: function).lazy.compactMap(\.returnedValue).first else { return nil }
      return castValue(value)
    }
    nonmutating set {
      let value = newValue ?? plainNil(of: Output.self)
      faker.replaceUniversalStubs(for: function, with: value.map { .returning($0) }) { $0.returnedValue != nil }
    }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
nonisolated extension TypedSpy where Effects: ThrowingSpyEffects {
  /// What every call throws, through a universal stub.
  ///
  /// With the default precedence, a universal stub comes before any stub for specific arguments. Setting this replaces
  /// the universal stubs that throw one error, including those made with `fake.stub`. Reading it gives the error of the
  /// newest. Setting nil only removes them, so that older stubs answer again.
  public var throwableError: (any Error)? {
    get { faker.universalAnswers(to: function).lazy.compactMap(\.thrownError).first }
    nonmutating set {
      faker.replaceUniversalStubs(for: function, with: newValue.map(StubAnswer.error)) { $0.thrownError != nil }
    }
  }
}

// MARK: - Spying

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
nonisolated extension TypedSpy {
  /// The arguments of each call, in the order the calls began.
  ///
  /// A call that the fake recorded with other types is left out and is a failure.
  public var calls: [Arguments] {
    let calls = faker.typedCalls(to: function, as: (repeat each Input).self, ofSpy: true, at: faker.position)
    return knownValue(calls)
  }

  /// How often the function was called.
  public var callCount: Int { faker.callCountFor(function: function) }

  /// Whether the function was called.
  public var called: Bool { faker.receivedCall(to: function) }

  /// The arguments of the last of the `calls`, or nil if there are none.
  public var receivedArguments: Arguments? { calls.last }

  /// The arguments of each call; another name for `calls`.
  public var receivedInvocations: [Arguments] { calls }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
nonisolated extension TypedSpy where Effects == PlainSpyEffects {
  /// The function as a closure to assign, whose calls the fake records and its stubs answer.
  ///
  /// To call the function at once, call the spy itself.
  public var closure: @Sendable (repeat each Input) -> Output { faker.closure(for: function) }

  /// Calls the function as code under test would: records the call and answers it with a stub.
  /// - Parameter input: the arguments of the call.
  /// - Returns: what the stub returns.
  @discardableResult
  public func callAsFunction(_ input: repeat each Input) -> Output {
    faker.recordAndStub(function: function, arguments: argumentList(repeat each input))
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
nonisolated extension TypedSpy where Effects == ThrowsSpyEffects {
  /// The function as a closure to assign, whose calls the fake records and its stubs answer.
  ///
  /// To call the function at once, call the spy itself.
  public var closure: @Sendable (repeat each Input) throws -> Output { faker.closure(for: function) }

  /// Calls the function as code under test would: records the call and answers it with a stub.
  /// - Parameter input: the arguments of the call.
  /// - Returns: what the stub returns.
  /// - Throws: what the stub throws, or `UnstubbedCall` if neither a stub nor the function's default answers.
  @discardableResult
  public func callAsFunction(_ input: repeat each Input) throws -> Output {
    try faker.recordAndStubThrowing(function: function, arguments: argumentList(repeat each input))
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
nonisolated extension TypedSpy where Effects == AsyncSpyEffects {
  /// The function as a closure to assign, whose calls the fake records and its stubs answer.
  ///
  /// To call the function at once, call the spy itself.
  public var closure: AsyncClosure<repeat each Input, Output> { faker.closure(for: function) }

  /// Calls the function as code under test would: records the call and answers it with a stub.
  /// - Parameters:
  ///   - input: the arguments of the call.
  /// - Returns: what the stub returns.
  @discardableResult
  public nonisolated(nonsending) func callAsFunction(_ input: repeat each Input) async -> Output {
    await faker.recordAndStub(function: function, arguments: argumentList(repeat each input))
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
nonisolated extension TypedSpy where Effects == AsyncThrowsSpyEffects {
  /// The function as a closure to assign, whose calls the fake records and its stubs answer.
  ///
  /// To call the function at once, call the spy itself.
  public var closure: AsyncThrowingClosure<repeat each Input, Output> { faker.closure(for: function) }

  /// Calls the function as code under test would: records the call and answers it with a stub.
  /// - Parameters:
  ///   - input: the arguments of the call.
  /// - Returns: what the stub returns.
  /// - Throws: what the stub throws, or `UnstubbedCall` if neither a stub nor the function's default answers.
  @discardableResult
  public nonisolated(nonsending) func callAsFunction(_ input: repeat each Input) async throws -> Output {
    try await faker.recordAndStubThrowing(function: function, arguments: argumentList(repeat each input))
  }
}

nonisolated extension Faker {
  /// The answers of the universal stubs that have only one, newest first.
  func universalAnswers(to function: Function) -> [StubAnswer] { universalStubs(of: function).map(\.answer) }

  /// Removes the universal stubs that have this kind of answer, after adding one with the given answer, if any.
  func replaceUniversalStubs(for function: Function, with answer: StubAnswer?, where isReplaced: (StubAnswer) -> Bool) {
    let replaced = universalStubs(of: function).filter { isReplaced($0.answer) }
    // Added first, so that no call in between goes without a stub.
    if let answer { _ = builder(function, .any, position, ofProperty: true).add([answer]) }
    state.drop { state in replaced.map { state.remove($0.id) } }
  }

  private func universalStubs(of function: Function) -> [(id: Int, answer: StubAnswer)] {
    withState(of: function) { state in
      state.stubs.filter { $0.isUnconditional && $0.answers.count == 1 }.map { ($0.id, $0.answers[0]) }
    }
  }
}
