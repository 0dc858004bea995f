// The forms that find the function from its own name: `recordAndStub(arguments: item)`.

nonisolated extension Fake where Function: RawRepresentable, Function.RawValue == String {
  /// Records a call of the enclosing function, which needs no answer.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. No matching case, or several, is a failure.
  ///   - arguments: the arguments of the call, in order.
  public func recordCall(_ functionName: StaticString = #function, arguments: Any?...) {
    if let function = faker.function(named: functionName) { faker.record(function, arguments) }
  }

  /// Records a call of the enclosing function and answers it with a stub.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. No matching case, or several, is a failure.
  ///   - asType: the type to return, where it cannot be inferred.
  ///   - arguments: the arguments of the call, in order.
  /// - Returns: what the stub returns, else the default of the function, else what the policy for unstubbed calls says.
  public func recordAndStub<T>(
    _ functionName: StaticString = #function, asType: T.Type = T.self, arguments: Any?...
  ) -> T {
    guard let function = faker.function(named: functionName) else { return faker.unnamed(functionName) }
    return faker.answer(function, arguments, throwing: Never.self)
  }

  /// Records a call of the enclosing function and answers it with a stub, else with
  /// `fallback`, most often a call to `super`.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. No matching case, or several, is a failure.
  ///   - asType: the type to return, where it cannot be inferred.
  ///   - arguments: the arguments of the call, in order.
  ///   - fallback: the answer where no stub has one that fits; otherwise it is not evaluated.
  /// - Returns: what the stub returns, else what `fallback` does.
  public func recordAndStub<T>(
    _ functionName: StaticString = #function, asType: T.Type = T.self, arguments: Any?...,
    orElse fallback: @autoclosure () -> T
  ) -> T {
    guard let function = faker.function(named: functionName) else { return fallback() }
    return faker.answer(function, arguments, orElse: fallback)
  }

  /// Records a call of the enclosing function, which returns nothing, and answers it.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. No matching case, or several, is a failure.
  ///   - arguments: the arguments of the call, in order.
  @_disfavoredOverload
  public func recordAndStub(
    _ functionName: StaticString = #function, arguments: Any?...
  ) {
    guard let function = faker.function(named: functionName) else { return }
    return faker.answer(function, arguments, throwing: Never.self)
  }

  /// Records a call of the enclosing function, which is asynchronous, and answers it with a stub.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. No matching case, or several, is a failure.
  ///   - asType: the type to return, where it cannot be inferred.
  ///   - arguments: the arguments of the call, in order.
  /// - Returns: what the stub returns, else the default of the function, else what the policy for unstubbed calls says.
  public nonisolated(nonsending) func recordAndStub<T>(
    _ functionName: StaticString = #function, asType: T.Type = T.self, arguments: Any?...
  ) async -> T {
    guard let function = faker.function(named: functionName) else { return faker.unnamed(functionName) }
    return await faker.answer(function, arguments, throwing: Never.self)
  }

  /// Records a call of the enclosing function, which is asynchronous, and answers it with a stub, else with
  /// `fallback`, most often a call to `super`.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. No matching case, or several, is a failure.
  ///   - asType: the type to return, where it cannot be inferred.
  ///   - arguments: the arguments of the call, in order.
  ///   - fallback: the answer where no stub has one that fits; otherwise it is not evaluated.
  /// - Returns: what the stub returns, else what `fallback` does.
  public nonisolated(nonsending) func recordAndStub<T>(
    _ functionName: StaticString = #function, asType: T.Type = T.self, arguments: Any?...,
    orElse fallback: @autoclosure () async -> T
  ) async -> T {
    guard let function = faker.function(named: functionName) else { return await fallback() }
    return await faker.answer(function, arguments, orElse: fallback)
  }

  /// Records a call of the enclosing function, which is asynchronous and returns nothing, and answers it.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. No matching case, or several, is a failure.
  ///   - arguments: the arguments of the call, in order.
  @_disfavoredOverload
  public nonisolated(nonsending) func recordAndStub(
    _ functionName: StaticString = #function, arguments: Any?...
  ) async {
    guard let function = faker.function(named: functionName) else { return }
    return await faker.answer(function, arguments, throwing: Never.self)
  }

  /// Records a call of the enclosing function, which can throw, and answers it with a stub.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. No matching case, or several, is a failure.
  ///   - asType: the type to return, where it cannot be inferred.
  ///   - arguments: the arguments of the call, in order.
  /// - Returns: what the stub returns.
  /// - Throws: what the stub throws, or `UnstubbedCall` where nothing answers.
  public func recordAndStubThrowing<T>(
    _ functionName: StaticString = #function, asType: T.Type = T.self, arguments: Any?...
  ) throws -> T {
    guard let function = faker.function(named: functionName) else { throw faker.unnamedError(functionName) }
    return try faker.answer(function, arguments, throwing: (any Error).self)
  }

  /// Records a call of the enclosing function, which can throw, and answers it with a stub, else with
  /// `fallback`, most often a call to `super`.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. No matching case, or several, is a failure.
  ///   - asType: the type to return, where it cannot be inferred.
  ///   - arguments: the arguments of the call, in order.
  ///   - fallback: the answer where no stub has one that fits; otherwise it is not evaluated.
  /// - Returns: what the stub returns, else what `fallback` does.
  /// - Throws: what the stub throws, else what `fallback` does.
  public func recordAndStubThrowing<T>(
    _ functionName: StaticString = #function, asType: T.Type = T.self, arguments: Any?...,
    orElse fallback: @autoclosure () throws -> T
  ) throws -> T {
    guard let function = faker.function(named: functionName) else { return try fallback() }
    return try faker.answer(function, arguments, orElse: fallback)
  }

  /// Records a call of the enclosing function, which can throw and returns nothing, and answers it.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. No matching case, or several, is a failure.
  ///   - arguments: the arguments of the call, in order.
  /// - Throws: what the stub throws, or `UnstubbedCall` where nothing answers.
  @_disfavoredOverload
  public func recordAndStubThrowing(
    _ functionName: StaticString = #function, arguments: Any?...
  ) throws {
    guard let function = faker.function(named: functionName) else { return }
    return try faker.answer(function, arguments, throwing: (any Error).self)
  }

  /// Records a call of the enclosing function, which is asynchronous and can throw, and answers it with a stub.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. No matching case, or several, is a failure.
  ///   - asType: the type to return, where it cannot be inferred.
  ///   - arguments: the arguments of the call, in order.
  /// - Returns: what the stub returns.
  /// - Throws: what the stub throws, or `UnstubbedCall` where nothing answers.
  public nonisolated(nonsending) func recordAndStubThrowing<T>(
    _ functionName: StaticString = #function, asType: T.Type = T.self, arguments: Any?...
  ) async throws -> T {
    guard let function = faker.function(named: functionName) else { throw faker.unnamedError(functionName) }
    return try await faker.answer(function, arguments, throwing: (any Error).self)
  }

  /// Records a call of the enclosing function, which is asynchronous and can throw, and answers it with a stub, else
  /// with `fallback`, most often a call to `super`.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. No matching case, or several, is a failure.
  ///   - asType: the type to return, where it cannot be inferred.
  ///   - arguments: the arguments of the call, in order.
  ///   - fallback: the answer where no stub has one that fits; otherwise it is not evaluated.
  /// - Returns: what the stub returns, else what `fallback` does.
  /// - Throws: what the stub throws, else what `fallback` does.
  public nonisolated(nonsending) func recordAndStubThrowing<T>(
    _ functionName: StaticString = #function, asType: T.Type = T.self, arguments: Any?...,
    orElse fallback: @autoclosure () async throws -> T
  ) async throws -> T {
    guard let function = faker.function(named: functionName) else { return try await fallback() }
    return try await faker.answer(function, arguments, orElse: fallback)
  }

  /// Records a call of the enclosing function, which is asynchronous and can throw and returns nothing, and answers it.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. No matching case, or several, is a failure.
  ///   - arguments: the arguments of the call, in order.
  /// - Throws: what the stub throws, or `UnstubbedCall` where nothing answers.
  @_disfavoredOverload
  public nonisolated(nonsending) func recordAndStubThrowing(
    _ functionName: StaticString = #function, arguments: Any?...
  ) async throws {
    guard let function = faker.function(named: functionName) else { return }
    return try await faker.answer(function, arguments, throwing: (any Error).self)
  }
}
