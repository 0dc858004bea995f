// The forms of `recordAndStub` for functions that can throw. With an `orElse:`, a function that throws errors of one
// type has a form of its own: Swift would take the type of the error from the fallback, which may throw none.

nonisolated extension Fake {
  /// Records a call of a function that can throw, and answers it with a stub.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - throwing: the only type of error that the function can throw; leave it out where it can throw any.
  ///   - asType: the type to return, where it cannot be inferred.
  ///   - arguments: the arguments of the call, in order.
  /// - Returns: what the stub returns.
  /// - Throws: what the stub throws, or `UnstubbedCall` where neither a stub nor a default of the function answers and
  ///   the function can throw it.
  public func recordAndStubThrowing<T, E: Error>(
    function: Function, throwing: E.Type = (any Error).self, asType: T.Type = T.self, arguments: Any?...
  ) throws(E) -> T {
    try faker.answer(function, arguments, throwing: E.self)
  }

  /// Records a call of a function that is asynchronous and can throw, and answers it with a stub.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - throwing: the only type of error that the function can throw; leave it out where it can throw any.
  ///   - asType: the type to return, where it cannot be inferred.
  ///   - arguments: the arguments of the call, in order.
  /// - Returns: what the stub returns.
  /// - Throws: what the stub throws, or `UnstubbedCall` where neither a stub nor a default of the function answers and
  ///   the function can throw it.
  public nonisolated(nonsending) func recordAndStubThrowing<T, E: Error>(
    function: Function, throwing: E.Type = (any Error).self, asType: T.Type = T.self, arguments: Any?...
  ) async throws(E) -> T {
    try await faker.answer(function, arguments, throwing: E.self)
  }

  /// Records a call of a function that can throw and returns nothing, and answers it; no stub is needed.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - throwing: the only type of error that the function can throw; leave it out where it can throw any.
  ///   - arguments: the arguments of the call, in order.
  /// - Throws: what the stub throws.
  @_disfavoredOverload
  public func recordAndStubThrowing<E: Error>(
    function: Function, throwing: E.Type = (any Error).self, arguments: Any?...
  ) throws(E) {
    try faker.answer(function, arguments, throwing: E.self) as Void
  }

  /// Records a call of a function that is asynchronous, can throw and returns nothing, and answers it; no stub is
  /// needed.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - throwing: the only type of error that the function can throw; leave it out where it can throw any.
  ///   - arguments: the arguments of the call, in order.
  /// - Throws: what the stub throws.
  @_disfavoredOverload
  public nonisolated(nonsending) func recordAndStubThrowing<E: Error>(
    function: Function, throwing: E.Type = (any Error).self, arguments: Any?...
  ) async throws(E) {
    try await faker.answer(function, arguments, throwing: E.self) as Void
  }

  /// Records a call of a function that can throw, and answers it with a stub, else with `fallback`.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - asType: the type to return, where it cannot be inferred.
  ///   - arguments: the arguments of the call, in order.
  ///   - fallback: the answer where no stub has one that fits; otherwise it is not evaluated.
  /// - Returns: what the stub returns, else what `fallback` does.
  /// - Throws: what the stub throws, or `UnstubbedCall` where its answer does not fit and the function can throw it;
  ///   else what `fallback` does.
  public func recordAndStubThrowing<T>(
    function: Function, asType: T.Type = T.self, arguments: Any?...,
    orElse fallback: @autoclosure () throws -> T
  ) throws -> T {
    try faker.answer(function, arguments, orElse: fallback)
  }

  /// Records a call of a function that throws errors of one type only, and answers it with a stub, else with
  /// `fallback`.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - throwing: the only type of error that the function can throw.
  ///   - asType: the type to return, where it cannot be inferred.
  ///   - arguments: the arguments of the call, in order.
  ///   - fallback: the answer where no stub has one that fits; otherwise it is not evaluated.
  /// - Returns: what the stub returns, else what `fallback` does.
  /// - Throws: what the stub throws, or `UnstubbedCall` where its answer does not fit and the function can throw it;
  ///   else what `fallback` does.
  public func recordAndStubThrowing<T, E: Error>(
    function: Function, throwing: E.Type, asType: T.Type = T.self, arguments: Any?...,
    orElse fallback: @autoclosure () throws(E) -> T
  ) throws(E) -> T {
    try faker.answer(function, arguments, orElse: fallback)
  }

  /// Records a call of a function that is asynchronous and can throw, and answers it with a stub, else with `fallback`.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - asType: the type to return, where it cannot be inferred.
  ///   - arguments: the arguments of the call, in order.
  ///   - fallback: the answer where no stub has one that fits; otherwise it is not evaluated.
  /// - Returns: what the stub returns, else what `fallback` does.
  /// - Throws: what the stub throws, or `UnstubbedCall` where its answer does not fit and the function can throw it;
  ///   else what `fallback` does.
  public nonisolated(nonsending) func recordAndStubThrowing<T>(
    function: Function, asType: T.Type = T.self, arguments: Any?...,
    orElse fallback: @autoclosure () async throws -> T
  ) async throws -> T {
    try await faker.answer(function, arguments, orElse: fallback)
  }

  /// Records a call of a function that is asynchronous and throws errors of one type only, and answers it with a stub,
  /// else with `fallback`.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - throwing: the only type of error that the function can throw.
  ///   - asType: the type to return, where it cannot be inferred.
  ///   - arguments: the arguments of the call, in order.
  ///   - fallback: the answer where no stub has one that fits; otherwise it is not evaluated.
  /// - Returns: what the stub returns, else what `fallback` does.
  /// - Throws: what the stub throws, or `UnstubbedCall` where its answer does not fit and the function can throw it;
  ///   else what `fallback` does.
  public nonisolated(nonsending) func recordAndStubThrowing<T, E: Error>(
    function: Function, throwing: E.Type, asType: T.Type = T.self, arguments: Any?...,
    orElse fallback: @autoclosure () async throws(E) -> T
  ) async throws(E) -> T {
    try await faker.answer(function, arguments, orElse: fallback)
  }
}
