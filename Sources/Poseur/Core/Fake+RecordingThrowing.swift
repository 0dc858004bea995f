// Called from those functions of a fake that can throw: everything is passed through to its faker.

nonisolated extension Fake {
  /// Records a call of a function that can throw, and answers it with a stub.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - asType: the type to return, where it cannot be inferred.
  ///   - arguments: the arguments of the call, in order.
  /// - Returns: what the stub returns.
  /// - Throws: what the stub throws, or `UnstubbedCall` where neither a stub nor a default of the function answers.
  @_transparent
  public func recordAndStubThrowing<T>(function: Function, asType: T.Type = T.self, arguments: Any?...) throws -> T {
    try faker.recordAndStubThrowing(function: function, asType: asType, arguments: arguments)
  }

  /// Records a call of a function that can throw, and answers it with a stub, else with `fallback`, most often a call
  /// to `super`.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - asType: the type to return, where it cannot be inferred.
  ///   - arguments: the arguments of the call, in order.
  ///   - fallback: the answer where no stub has one that fits; otherwise it is not evaluated.
  /// - Returns: what the stub returns, else what `fallback` does.
  /// - Throws: what the stub throws, or `UnstubbedCall` where its answer does not fit; else what `fallback` does.
  @_transparent
  public func recordAndStubThrowing<T>(
    function: Function, asType: T.Type = T.self, arguments: Any?..., orElse fallback: @autoclosure () throws -> T
  ) throws -> T {
    try faker.recordAndStubThrowing(function: function, asType: asType, arguments: arguments, orElse: try fallback())
  }

  /// Records a call of a function that is asynchronous and can throw, and answers it with a stub.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - asType: the type to return, where it cannot be inferred.
  ///   - arguments: the arguments of the call, in order.
  ///   - isolation: the actor to run on; the caller's.
  /// - Returns: what the stub returns.
  /// - Throws: what the stub throws, or `UnstubbedCall` where neither a stub nor a default of the function answers.
  public func recordAndStubThrowing<T>(
    function: Function, asType: T.Type = T.self, arguments: Any?..., isolation: isolated (any Actor)? = #isolation
  ) async throws -> T {
    try await faker(isolation: isolation).recordAndStubThrowing(
      function: function, asType: asType, arguments: arguments, isolation: isolation)
  }

  /// Records a call of a function that is asynchronous and can throw, and answers it with a stub, else with `fallback`,
  /// most often a call to `super`.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - asType: the type to return, where it cannot be inferred.
  ///   - arguments: the arguments of the call, in order.
  ///   - fallback: the answer where no stub has one that fits; otherwise it is not evaluated.
  ///   - isolation: the actor to run on; the caller's.
  /// - Returns: what the stub returns, else what `fallback` does.
  /// - Throws: what the stub throws, or `UnstubbedCall` where its answer does not fit; else what `fallback` does.
  public func recordAndStubThrowing<T>(
    function: Function, asType: T.Type = T.self, arguments: Any?..., orElse fallback: @autoclosure () async throws -> T,
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> T {
    try await faker(isolation: isolation).recordAndStubThrowing(
      function: function, asType: asType, arguments: arguments, orElse: try await fallback(), isolation: isolation)
  }

  /// Records a call of a function that can throw and returns nothing, and answers it; no stub is needed.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - arguments: the arguments of the call, in order.
  /// - Throws: what the stub throws, or `UnstubbedCall` where its answer does not fit.
  @_disfavoredOverload
  @_transparent
  public func recordAndStubThrowing(function: Function, arguments: Any?...) throws {
    try faker.recordAndStubThrowing(function: function, arguments: arguments)
  }

  /// Records a call of a function that is asynchronous, can throw and returns nothing, and answers it; no stub is
  /// needed.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - arguments: the arguments of the call, in order.
  ///   - isolation: the actor to run on; the caller's.
  /// - Throws: what the stub throws, or `UnstubbedCall` where its answer does not fit.
  @_disfavoredOverload
  public func recordAndStubThrowing(
    function: Function, arguments: Any?..., isolation: isolated (any Actor)? = #isolation
  ) async throws {
    try await faker(isolation: isolation).recordAndStubThrowing(
      function: function, arguments: arguments, isolation: isolation)
  }

  /// Records a call of a function that throws errors of one type only, and answers it with a stub.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - throwing: the type of the errors. A stub that throws another is a failure.
  ///   - asType: the type to return, where it cannot be inferred.
  ///   - arguments: the arguments of the call, in order.
  /// - Returns: what the stub returns, else the default of the function, else what the policy for unstubbed calls says.
  /// - Throws: what the stub throws, or `UnstubbedCall` where its answer does not fit.
  public func recordAndStubThrowing<T, E: Error>(
    function: Function, throwing: E.Type, asType: T.Type = T.self, arguments: Any?...
  ) throws(E) -> T {
    try faker.recordAndStubThrowing(function: function, throwing: throwing, asType: asType, arguments: arguments)
  }

  /// Records a call of a function that is asynchronous and throws errors of one type only, and answers it with a stub.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - throwing: the type of the errors. A stub that throws another is a failure.
  ///   - asType: the type to return, where it cannot be inferred.
  ///   - arguments: the arguments of the call, in order.
  ///   - isolation: the actor to run on; the caller's.
  /// - Returns: what the stub returns, else the default of the function, else what the policy for unstubbed calls says.
  /// - Throws: what the stub throws, or `UnstubbedCall` where its answer does not fit.
  public func recordAndStubThrowing<T, E: Error>(
    function: Function, throwing: E.Type, asType: T.Type = T.self, arguments: Any?...,
    isolation: isolated (any Actor)? = #isolation
  ) async throws(E) -> T {
    try await faker(isolation: isolation).recordAndStubThrowing(
      function: function, throwing: throwing, asType: asType, arguments: arguments, isolation: isolation)
  }

  /// Records a call of a function that throws errors of one type only and returns nothing, and answers it; no stub is
  /// needed.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - throwing: the type of the errors. A stub that throws another is a failure.
  ///   - arguments: the arguments of the call, in order.
  /// - Throws: what the stub throws, or `UnstubbedCall` where its answer does not fit.
  @_disfavoredOverload
  public func recordAndStubThrowing<E: Error>(function: Function, throwing: E.Type, arguments: Any?...) throws(E) {
    try faker.recordAndStubThrowing(function: function, throwing: throwing, arguments: arguments)
  }

  /// Records a call of a function that is asynchronous, throws errors of one type only and returns nothing, and answers
  /// it; no stub is needed.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - throwing: the type of the errors. A stub that throws another is a failure.
  ///   - arguments: the arguments of the call, in order.
  ///   - isolation: the actor to run on; the caller's.
  /// - Throws: what the stub throws, or `UnstubbedCall` where its answer does not fit.
  @_disfavoredOverload
  public func recordAndStubThrowing<E: Error>(
    function: Function, throwing: E.Type, arguments: Any?..., isolation: isolated (any Actor)? = #isolation
  ) async throws(E) {
    try await faker(isolation: isolation).recordAndStubThrowing(
      function: function, throwing: throwing, arguments: arguments, isolation: isolation)
  }
}

// Functions that throw errors of one type and have an answer of their own: passed through to the faker.

nonisolated extension Fake {
  /// Records a call of a function that throws errors of one type only, and answers it with a stub, else with
  /// `fallback`, most often a call to `super`.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - throwing: the type of the errors. A stub that throws another is a failure.
  ///   - asType: the type to return, where it cannot be inferred.
  ///   - arguments: the arguments of the call, in order.
  ///   - fallback: the answer where no stub has one that fits; otherwise it is not evaluated.
  /// - Returns: what the stub returns, else what `fallback` does.
  /// - Throws: what the stub throws, else what `fallback` does.
  public func recordAndStubThrowing<T, E: Error>(
    function: Function, throwing: E.Type, asType: T.Type = T.self, arguments: Any?...,
    orElse fallback: @autoclosure () throws(E) -> T
  ) throws(E) -> T {
    try faker.recordAndStubThrowing(
      function: function, throwing: throwing, asType: asType, arguments: arguments, orElse: try fallback())
  }

  /// Records a call of a function that is asynchronous and throws errors of one type only, and answers it with a stub,
  /// else with `fallback`, most often a call to `super`.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - throwing: the type of the errors. A stub that throws another is a failure.
  ///   - asType: the type to return, where it cannot be inferred.
  ///   - arguments: the arguments of the call, in order.
  ///   - fallback: the answer where no stub has one that fits; otherwise it is not evaluated.
  ///   - isolation: the actor to run on; the caller's.
  /// - Returns: what the stub returns, else what `fallback` does.
  /// - Throws: what the stub throws, else what `fallback` does.
  public func recordAndStubThrowing<T, E: Error>(
    function: Function, throwing: E.Type, asType: T.Type = T.self, arguments: Any?...,
    orElse fallback: @autoclosure () async throws(E) -> T,
    isolation: isolated (any Actor)? = #isolation
  ) async throws(E) -> T {
    try await faker(isolation: isolation).recordAndStubThrowing(
      function: function, throwing: throwing, asType: asType, arguments: arguments, orElse: try await fallback(),
      isolation: isolation)
  }
}
