// Called from the functions of a fake: everything is passed through to its faker. The synchronous functions that take
// the arguments one by one are transparent, that is, part of the function that calls them: the array of arguments is
// handed on instead of being retained once more, even where the code is not optimised, as in most tests.
//
// `recordCall` is disfavoured, since otherwise Swift could not tell it from its form for two arguments.

nonisolated extension Fake {
  /// Records a call that needs no answer.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - arguments: the arguments of the call, in order.
  @_disfavoredOverload
  @_transparent
  public func recordCall(_ function: Function, arguments: Any?...) {
    faker.recordCall(function, arguments: arguments)
  }

  /// Records a call of a function and answers it with a stub.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - asType: the type to return, where it cannot be inferred.
  ///   - arguments: the arguments of the call, in order.
  /// - Returns: what the stub returns, else the default of the function, else what the policy for unstubbed calls says.
  @_transparent
  public func recordAndStub<T>(function: Function, asType: T.Type = T.self, arguments: Any?...) -> T {
    faker.recordAndStub(function: function, asType: asType, arguments: arguments)
  }

  /// Records a call of a function and answers it with a stub, else with `fallback`, most often a call to `super`.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - asType: the type to return, where it cannot be inferred.
  ///   - arguments: the arguments of the call, in order.
  ///   - fallback: the answer where no stub has one that fits; otherwise it is not evaluated.
  /// - Returns: what the stub returns, else what `fallback` does.
  @_transparent
  public func recordAndStub<T>(
    function: Function, asType: T.Type = T.self, arguments: Any?..., orElse fallback: @autoclosure () -> T
  ) -> T {
    faker.recordAndStub(function: function, asType: asType, arguments: arguments, orElse: fallback())
  }

  /// Records a call of a function that is asynchronous, and answers it with a stub.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - asType: the type to return, where it cannot be inferred.
  ///   - arguments: the arguments of the call, in order.
  ///   - isolation: the actor to run on; the caller's.
  /// - Returns: what the stub returns, else the default of the function, else what the policy for unstubbed calls says.
  public func recordAndStub<T>(
    function: Function, asType: T.Type = T.self, arguments: Any?..., isolation: isolated (any Actor)? = #isolation
  ) async -> T {
    await faker(isolation: isolation).recordAndStub(
      function: function, asType: asType, arguments: arguments, isolation: isolation)
  }

  /// Records a call of a function that is asynchronous, and answers it with a stub, else with `fallback`, most often a
  /// call to `super`.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - asType: the type to return, where it cannot be inferred.
  ///   - arguments: the arguments of the call, in order.
  ///   - fallback: the answer where no stub has one that fits; otherwise it is not evaluated.
  ///   - isolation: the actor to run on; the caller's.
  /// - Returns: what the stub returns, else what `fallback` does.
  public func recordAndStub<T>(
    function: Function, asType: T.Type = T.self, arguments: Any?..., orElse fallback: @autoclosure () async -> T,
    isolation: isolated (any Actor)? = #isolation
  ) async -> T {
    await faker(isolation: isolation).recordAndStub(
      function: function, asType: asType, arguments: arguments, orElse: await fallback(), isolation: isolation)
  }

  /// Records a call of a function that returns nothing, and answers it; no stub is needed.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - arguments: the arguments of the call, in order.
  @_disfavoredOverload
  @_transparent
  public func recordAndStub(function: Function, arguments: Any?...) {
    faker.recordAndStub(function: function, arguments: arguments)
  }

  /// Records a call of a function that is asynchronous and returns nothing, and answers it; no stub is needed.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - arguments: the arguments of the call, in order.
  ///   - isolation: the actor to run on; the caller's.
  @_disfavoredOverload
  public func recordAndStub(function: Function, arguments: Any?..., isolation: isolated (any Actor)? = #isolation) async
  {
    await faker(isolation: isolation).recordAndStub(function: function, arguments: arguments, isolation: isolation)
  }

  /// Answers a call without recording it.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - asType: the type to return, where it cannot be inferred.
  ///   - arguments: the arguments of the call, in order.
  /// - Returns: what the stub returns, else the default of the function, else what the policy for unstubbed calls says.
  public func stubbedValue<T>(forFunction function: Function, asType: T.Type = T.self, arguments: [Any?] = []) -> T {
    faker.stubbedValue(forFunction: function, asType: asType, arguments: arguments)
  }

  /// Answers a call of a function that can throw, without recording it.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - asType: the type to return, where it cannot be inferred.
  ///   - arguments: the arguments of the call, in order.
  /// - Returns: what the stub returns.
  /// - Throws: what the stub throws, or `UnstubbedCall` where neither a stub nor a default of the function answers.
  public func stubbedValueThrowing<T>(
    forFunction function: Function, asType: T.Type = T.self, arguments: [Any?] = []
  ) throws -> T {
    try faker.stubbedValueThrowing(forFunction: function, asType: asType, arguments: arguments)
  }
}
