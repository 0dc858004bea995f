@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension TypedSpy where Effects == PlainSpyEffects {
  /// The function as a closure: it records its calls and is answered by stubs. Assign it: to call it at once, call the
  /// spy itself.
  public var closure: @Sendable (repeat each Input) -> Output { faker.closure(for: function) }

  /// Calls the function, as code under test would: records the call, and answers it with a stub.
  /// - Parameter input: the arguments of the call.
  /// - Returns: what the stub returns.
  @discardableResult
  public func callAsFunction(_ input: repeat each Input) -> Output {
    faker.recordAndStub(function: function, arguments: argumentList(repeat each input))
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension TypedSpy where Effects == ThrowsSpyEffects {
  /// The function as a closure: it records its calls and is answered by stubs. Assign it: to call it at once, call the
  /// spy itself.
  public var closure: @Sendable (repeat each Input) throws -> Output { faker.closure(for: function) }

  /// Calls the function, as code under test would: records the call, and answers it with a stub.
  /// - Parameter input: the arguments of the call.
  /// - Returns: what the stub returns.
  /// - Throws: what the stub throws, or `UnstubbedCall` where there is none.
  @discardableResult
  public func callAsFunction(_ input: repeat each Input) throws -> Output {
    try faker.recordAndStubThrowing(function: function, arguments: argumentList(repeat each input))
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension TypedSpy where Effects == AsyncSpyEffects {
  /// The function as a closure: it records its calls and is answered by stubs. Assign it: to call it at once, call the
  /// spy itself.
  public var closure: AsyncClosure<repeat each Input, Output> { faker.closure(for: function) }

  /// Calls the function, as code under test would: records the call, and answers it with a stub.
  /// - Parameters:
  ///   - input: the arguments of the call.
  ///   - isolation: the actor to run on; the caller's.
  /// - Returns: what the stub returns.
  @discardableResult
  public func callAsFunction(_ input: repeat each Input, isolation: isolated (any Actor)? = #isolation) async -> Output
  {
    await faker.recordAndStub(
      function: function, arguments: argumentList(repeat each input), isolation: isolation)
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension TypedSpy where Effects == AsyncThrowsSpyEffects {
  /// The function as a closure: it records its calls and is answered by stubs. Assign it: to call it at once, call the
  /// spy itself.
  public var closure: AsyncThrowingClosure<repeat each Input, Output> { faker.closure(for: function) }

  /// Calls the function, as code under test would: records the call, and answers it with a stub.
  /// - Parameters:
  ///   - input: the arguments of the call.
  ///   - isolation: the actor to run on; the caller's.
  /// - Returns: what the stub returns.
  /// - Throws: what the stub throws, or `UnstubbedCall` where there is none.
  @discardableResult
  public func callAsFunction(
    _ input: repeat each Input, isolation: isolated (any Actor)? = #isolation
  ) async throws -> Output {
    try await faker.recordAndStubThrowing(
      function: function, arguments: argumentList(repeat each input), isolation: isolation)
  }
}
