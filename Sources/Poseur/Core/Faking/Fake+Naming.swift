// These forms find the function by its own name: `recordAndStub(arguments: item)`.

nonisolated extension Fake where Function: RawRepresentable, Function.RawValue == String {
  /// Records a call to the enclosing function without answering it.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. It's a failure if no case matches, or several do.
  ///   - arguments: the arguments of the call, in order.
  public func recordCall(_ functionName: StaticString = #function, arguments: Any?...) {
    if let function = faker.function(named: functionName) { faker.record(function, arguments, in: functionName) }
  }

  /// Records a call to the enclosing function and answers it with a stub.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. It's a failure if no case matches, or several do.
  ///   - asType: the type to return, if Swift can't infer it.
  ///   - arguments: the arguments of the call, in order.
  /// - Returns: what the stub returns, or else the function's default, or else what the ``UnstubbedPolicy`` says.
  public func recordAndStub<T>(
    _ functionName: StaticString = #function, asType: T.Type = T.self, arguments: Any?...
  ) -> T {
    guard let function = faker.function(named: functionName) else { return faker.unnamed(functionName) }
    return faker.answer(function, arguments, in: functionName, throwing: Never.self, by: self)
  }

  /// Records a call to the enclosing function and answers it with a stub or with `fallback`, usually a call to `super`.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. It's a failure if no case matches, or several do.
  ///   - asType: the type to return, if Swift can't infer it.
  ///   - arguments: the arguments of the call, in order.
  ///   - fallback: the answer if no stub has one that fits. It's evaluated only then.
  /// - Returns: what the stub returns, or else the value of `fallback`.
  public func recordAndStub<T>(
    _ functionName: StaticString = #function, asType: T.Type = T.self, arguments: Any?...,
    orElse fallback: @autoclosure () -> T
  ) -> T {
    guard let function = faker.function(named: functionName) else { return fallback() }
    return faker.answer(function, arguments, in: functionName, orElse: fallback)
  }

  /// Records a call to the enclosing function, which returns nothing, and lets a stub answer it if there is one.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. It's a failure if no case matches, or several do.
  ///   - arguments: the arguments of the call, in order.
  @_disfavoredOverload
  public func recordAndStub(_ functionName: StaticString = #function, arguments: Any?...) {
    guard let function = faker.function(named: functionName) else { return }
    return faker.answer(function, arguments, in: functionName, throwing: Never.self, by: self)
  }

  /// Records a call to the enclosing asynchronous function and answers it with a stub.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. It's a failure if no case matches, or several do.
  ///   - asType: the type to return, if Swift can't infer it.
  ///   - arguments: the arguments of the call, in order.
  /// - Returns: what the stub returns, or else the function's default, or else what the ``UnstubbedPolicy`` says.
  public nonisolated(nonsending) func recordAndStub<T>(
    _ functionName: StaticString = #function, asType: T.Type = T.self, arguments: Any?...
  ) async -> T {
    guard let function = faker.function(named: functionName) else { return faker.unnamed(functionName) }
    return await faker.answer(function, arguments, in: functionName, throwing: Never.self, by: self)
  }

  /// Records a call to the enclosing asynchronous function and answers it with a stub or with `fallback`, usually a
  /// call to `super`.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. It's a failure if no case matches, or several do.
  ///   - asType: the type to return, if Swift can't infer it.
  ///   - arguments: the arguments of the call, in order.
  ///   - fallback: the answer if no stub has one that fits. It's evaluated only then.
  /// - Returns: what the stub returns, or else the value of `fallback`.
  public nonisolated(nonsending) func recordAndStub<T>(
    _ functionName: StaticString = #function, asType: T.Type = T.self, arguments: Any?...,
    orElse fallback: @autoclosure () async -> T
  ) async -> T {
    guard let function = faker.function(named: functionName) else { return await fallback() }
    return await faker.answer(function, arguments, in: functionName, orElse: fallback)
  }

  /// Records a call to the enclosing asynchronous function, which returns nothing, and lets a stub answer it if there
  /// is one.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. It's a failure if no case matches, or several do.
  ///   - arguments: the arguments of the call, in order.
  @_disfavoredOverload
  public nonisolated(nonsending) func recordAndStub(
    _ functionName: StaticString = #function, arguments: Any?...
  ) async {
    guard let function = faker.function(named: functionName) else { return }
    return await faker.answer(function, arguments, in: functionName, throwing: Never.self, by: self)
  }

  /// Records a call to the enclosing throwing function and answers it with a stub.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. It's a failure if no case matches, or several do.
  ///   - asType: the type to return, if Swift can't infer it.
  ///   - arguments: the arguments of the call, in order.
  /// - Returns: what the stub returns.
  /// - Throws: what the stub throws, or `UnstubbedCall` if nothing answers.
  public func recordAndStubThrowing<T>(
    _ functionName: StaticString = #function, asType: T.Type = T.self, arguments: Any?...
  ) throws -> T {
    guard let function = faker.function(named: functionName) else { throw faker.unnamedError(functionName) }
    return try faker.answer(function, arguments, in: functionName, throwing: (any Error).self, by: self)
  }

  /// Records a call to the enclosing throwing function and answers it with a stub or with `fallback`, usually a call to
  /// `super`.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. It's a failure if no case matches, or several do.
  ///   - asType: the type to return, if Swift can't infer it.
  ///   - arguments: the arguments of the call, in order.
  ///   - fallback: the answer if no stub has one that fits. It's evaluated only then.
  /// - Returns: what the stub returns, or else the value of `fallback`.
  /// - Throws: what the stub throws, or else what `fallback` throws.
  public func recordAndStubThrowing<T>(
    _ functionName: StaticString = #function, asType: T.Type = T.self, arguments: Any?...,
    orElse fallback: @autoclosure () throws -> T
  ) throws -> T {
    guard let function = faker.function(named: functionName) else { return try fallback() }
    return try faker.answer(function, arguments, in: functionName, orElse: fallback)
  }

  /// Records a call to the enclosing throwing function, which returns nothing, and lets a stub answer it if there is
  /// one.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. It's a failure if no case matches, or several do.
  ///   - arguments: the arguments of the call, in order.
  /// - Throws: what the stub throws, or `UnstubbedCall` if nothing answers.
  @_disfavoredOverload
  public func recordAndStubThrowing(_ functionName: StaticString = #function, arguments: Any?...) throws {
    guard let function = faker.function(named: functionName) else { return }
    return try faker.answer(function, arguments, in: functionName, throwing: (any Error).self, by: self)
  }

  /// Records a call to the enclosing asynchronous throwing function and answers it with a stub.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. It's a failure if no case matches, or several do.
  ///   - asType: the type to return, if Swift can't infer it.
  ///   - arguments: the arguments of the call, in order.
  /// - Returns: what the stub returns.
  /// - Throws: what the stub throws, or `UnstubbedCall` if nothing answers.
  public nonisolated(nonsending) func recordAndStubThrowing<T>(
    _ functionName: StaticString = #function, asType: T.Type = T.self, arguments: Any?...
  ) async throws -> T {
    guard let function = faker.function(named: functionName) else { throw faker.unnamedError(functionName) }
    return try await faker.answer(function, arguments, in: functionName, throwing: (any Error).self, by: self)
  }

  /// Records a call to the enclosing asynchronous throwing function and answers it with a stub or with `fallback`,
  /// usually a call to `super`.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. It's a failure if no case matches, or several do.
  ///   - asType: the type to return, if Swift can't infer it.
  ///   - arguments: the arguments of the call, in order.
  ///   - fallback: the answer if no stub has one that fits. It's evaluated only then.
  /// - Returns: what the stub returns, or else the value of `fallback`.
  /// - Throws: what the stub throws, or else what `fallback` throws.
  public nonisolated(nonsending) func recordAndStubThrowing<T>(
    _ functionName: StaticString = #function, asType: T.Type = T.self, arguments: Any?...,
    orElse fallback: @autoclosure () async throws -> T
  ) async throws -> T {
    guard let function = faker.function(named: functionName) else { return try await fallback() }
    return try await faker.answer(function, arguments, in: functionName, orElse: fallback)
  }

  /// Records a call to the enclosing asynchronous throwing function, which returns nothing, and lets a stub answer it
  /// if there is one.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. It's a failure if no case matches, or several do.
  ///   - arguments: the arguments of the call, in order.
  /// - Throws: what the stub throws, or `UnstubbedCall` if nothing answers.
  @_disfavoredOverload
  public nonisolated(nonsending) func recordAndStubThrowing(
    _ functionName: StaticString = #function, arguments: Any?...
  ) async throws {
    guard let function = faker.function(named: functionName) else { return }
    return try await faker.answer(function, arguments, in: functionName, throwing: (any Error).self, by: self)
  }
}
