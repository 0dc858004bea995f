// The forms that find the function from its own name: `recordAndStub(arguments: item)`.

nonisolated extension Fake where Function: RawRepresentable, Function.RawValue == String {
  /// Records a call of the enclosing function, which needs no answer.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. No matching case, or several, is a failure.
  ///   - arguments: the arguments of the call, in order.
  public func recordCall(_ functionName: StaticString = #function, arguments: Any?...) {
    faker.recordCall(functionName, arguments: arguments)
  }

  /// Records a call of the enclosing function and answers it with a stub.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. No matching case, or several, is a failure.
  ///   - asType: the type to return, where it cannot be inferred.
  ///   - arguments: the arguments of the call, in order.
  /// - Returns: what the stub returns, else the default of the function, else what the policy for unstubbed calls says.
  public func recordAndStub<T>(_ functionName: StaticString = #function, asType: T.Type = T.self, arguments: Any?...)
    -> T
  {
    faker.recordAndStub(functionName, asType: asType, arguments: arguments)
  }

  /// Records a call of the enclosing function and answers it with a stub, else with `fallback`, most often a call to
  /// `super`.
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
    faker.recordAndStub(functionName, asType: asType, arguments: arguments, orElse: fallback())
  }

  /// Records a call of the enclosing function, which is asynchronous, and answers it with a stub.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. No matching case, or several, is a failure.
  ///   - asType: the type to return, where it cannot be inferred.
  ///   - arguments: the arguments of the call, in order.
  ///   - isolation: the actor to run on; the caller's.
  /// - Returns: what the stub returns, else the default of the function, else what the policy for unstubbed calls says.
  public func recordAndStub<T>(
    _ functionName: StaticString = #function, asType: T.Type = T.self, arguments: Any?...,
    isolation: isolated (any Actor)? = #isolation
  ) async -> T {
    await faker(isolation: isolation).recordAndStub(
      functionName, asType: asType, arguments: arguments, isolation: isolation)
  }

  /// Records a call of the enclosing function, which is asynchronous, and answers it with a stub, else with `fallback`,
  /// most often a call to `super`.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. No matching case, or several, is a failure.
  ///   - asType: the type to return, where it cannot be inferred.
  ///   - arguments: the arguments of the call, in order.
  ///   - fallback: the answer where no stub has one that fits; otherwise it is not evaluated.
  ///   - isolation: the actor to run on; the caller's.
  /// - Returns: what the stub returns, else what `fallback` does.
  public func recordAndStub<T>(
    _ functionName: StaticString = #function, asType: T.Type = T.self, arguments: Any?...,
    orElse fallback: @autoclosure () async -> T, isolation: isolated (any Actor)? = #isolation
  ) async -> T {
    await faker(isolation: isolation).recordAndStub(
      functionName, asType: asType, arguments: arguments, orElse: await fallback(), isolation: isolation)
  }

  /// Records a call of the enclosing function, which returns nothing, and answers it; no stub is needed.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. No matching case, or several, is a failure.
  ///   - arguments: the arguments of the call, in order.
  @_disfavoredOverload
  public func recordAndStub(_ functionName: StaticString = #function, arguments: Any?...) {
    faker.recordAndStub(functionName, arguments: arguments)
  }

  /// Records a call of the enclosing function, which is asynchronous and returns nothing, and answers it; no stub is
  /// needed.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. No matching case, or several, is a failure.
  ///   - arguments: the arguments of the call, in order.
  ///   - isolation: the actor to run on; the caller's.
  @_disfavoredOverload
  public func recordAndStub(
    _ functionName: StaticString = #function, arguments: Any?..., isolation: isolated (any Actor)? = #isolation
  ) async {
    await faker(isolation: isolation).recordAndStub(functionName, arguments: arguments, isolation: isolation)
  }
}

// The forms for functions that can throw, which find the function from its own name.

nonisolated extension Fake where Function: RawRepresentable, Function.RawValue == String {
  /// Records a call of the enclosing function, which can throw, and answers it with a stub.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. No matching case, or several, is a failure.
  ///   - asType: the type to return, where it cannot be inferred.
  ///   - arguments: the arguments of the call, in order.
  /// - Returns: what the stub returns.
  /// - Throws: what the stub throws, or `UnstubbedCall` where neither a stub nor a default of the function answers.
  public func recordAndStubThrowing<T>(
    _ functionName: StaticString = #function, asType: T.Type = T.self, arguments: Any?...
  ) throws -> T {
    try faker.recordAndStubThrowing(functionName, asType: asType, arguments: arguments)
  }

  /// Records a call of the enclosing function, which can throw, and answers it with a stub, else with `fallback`, most
  /// often a call to `super`.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. No matching case, or several, is a failure.
  ///   - asType: the type to return, where it cannot be inferred.
  ///   - arguments: the arguments of the call, in order.
  ///   - fallback: the answer where no stub has one that fits; otherwise it is not evaluated.
  /// - Returns: what the stub returns, else what `fallback` does.
  /// - Throws: what the stub throws, or `UnstubbedCall` where its answer does not fit; else what `fallback` does.
  public func recordAndStubThrowing<T>(
    _ functionName: StaticString = #function, asType: T.Type = T.self, arguments: Any?...,
    orElse fallback: @autoclosure () throws -> T
  ) throws -> T {
    try faker.recordAndStubThrowing(functionName, asType: asType, arguments: arguments, orElse: try fallback())
  }

  /// Records a call of the enclosing function, which is asynchronous and can throw, and answers it with a stub.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. No matching case, or several, is a failure.
  ///   - asType: the type to return, where it cannot be inferred.
  ///   - arguments: the arguments of the call, in order.
  ///   - isolation: the actor to run on; the caller's.
  /// - Returns: what the stub returns.
  /// - Throws: what the stub throws, or `UnstubbedCall` where neither a stub nor a default of the function answers.
  public func recordAndStubThrowing<T>(
    _ functionName: StaticString = #function, asType: T.Type = T.self, arguments: Any?...,
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> T {
    try await faker(isolation: isolation).recordAndStubThrowing(
      functionName, asType: asType, arguments: arguments, isolation: isolation)
  }

  /// Records a call of the enclosing function, which is asynchronous and can throw, and answers it with a stub, else
  /// with `fallback`, most often a call to `super`.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. No matching case, or several, is a failure.
  ///   - asType: the type to return, where it cannot be inferred.
  ///   - arguments: the arguments of the call, in order.
  ///   - fallback: the answer where no stub has one that fits; otherwise it is not evaluated.
  ///   - isolation: the actor to run on; the caller's.
  /// - Returns: what the stub returns, else what `fallback` does.
  /// - Throws: what the stub throws, or `UnstubbedCall` where its answer does not fit; else what `fallback` does.
  public func recordAndStubThrowing<T>(
    _ functionName: StaticString = #function, asType: T.Type = T.self, arguments: Any?...,
    orElse fallback: @autoclosure () async throws -> T, isolation: isolated (any Actor)? = #isolation
  ) async throws -> T {
    try await faker(isolation: isolation).recordAndStubThrowing(
      functionName, asType: asType, arguments: arguments, orElse: try await fallback(), isolation: isolation)
  }

  /// Records a call of the enclosing function, which can throw and returns nothing, and answers it; no stub is needed.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. No matching case, or several, is a failure.
  ///   - arguments: the arguments of the call, in order.
  /// - Throws: what the stub throws, or `UnstubbedCall` where its answer does not fit.
  @_disfavoredOverload
  public func recordAndStubThrowing(_ functionName: StaticString = #function, arguments: Any?...) throws {
    try faker.recordAndStubThrowing(functionName, arguments: arguments)
  }

  /// Records a call of the enclosing function, which is asynchronous, can throw and returns nothing, and answers it; no
  /// stub is needed.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. No matching case, or several, is a failure.
  ///   - arguments: the arguments of the call, in order.
  ///   - isolation: the actor to run on; the caller's.
  /// - Throws: what the stub throws, or `UnstubbedCall` where its answer does not fit.
  @_disfavoredOverload
  public func recordAndStubThrowing(
    _ functionName: StaticString = #function, arguments: Any?..., isolation: isolated (any Actor)? = #isolation
  ) async throws {
    try await faker(isolation: isolation).recordAndStubThrowing(
      functionName, arguments: arguments, isolation: isolation)
  }
}
