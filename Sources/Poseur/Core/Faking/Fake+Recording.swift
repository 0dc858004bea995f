// Called from the functions of a fake. Each form of a function (asynchronous, throwing, both) has its own overload;
// they differ in nothing else. Those for functions that return nothing are disfavoured: they are for calls whose result
// nobody names.

nonisolated extension Fake {
  /// Records a call that needs no answer.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - arguments: the arguments of the call, in order.
  @inlinable
  public func recordCall(_ function: Function, arguments: Any?...) {
    faker.record(function, arguments)
  }

  /// Records a call of a function and answers it with a stub.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - asType: the type to return, where it cannot be inferred.
  ///   - arguments: the arguments of the call, in order.
  /// - Returns: what the stub returns, else the default of the function, else what the policy for unstubbed calls says.
  @inlinable
  public func recordAndStub<T>(function: Function, asType: T.Type = T.self, arguments: Any?...) -> T {
    faker.answer(function, arguments, throwing: Never.self)
  }

  /// Records a call of a function and answers it with a stub, else with `fallback`, most often a call to `super`.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - asType: the type to return, where it cannot be inferred.
  ///   - arguments: the arguments of the call, in order.
  ///   - fallback: the answer where no stub has one that fits; otherwise it is not evaluated.
  /// - Returns: what the stub returns, else what `fallback` does.
  @inlinable
  public func recordAndStub<T>(
    function: Function, asType: T.Type = T.self, arguments: Any?..., orElse fallback: @autoclosure () -> T
  ) -> T {
    faker.answer(function, arguments, orElse: fallback)
  }

  /// Records a call of a function that is asynchronous, and answers it with a stub.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - asType: the type to return, where it cannot be inferred.
  ///   - arguments: the arguments of the call, in order.
  /// - Returns: what the stub returns, else the default of the function, else what the policy for unstubbed calls says.
  public nonisolated(nonsending) func recordAndStub<T>(
    function: Function, asType: T.Type = T.self, arguments: Any?...
  ) async -> T {
    await faker.answer(function, arguments, throwing: Never.self)
  }

  /// Records a call of a function that is asynchronous, and answers it with a stub, else with `fallback`, most often a
  /// call to `super`.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - asType: the type to return, where it cannot be inferred.
  ///   - arguments: the arguments of the call, in order.
  ///   - fallback: the answer where no stub has one that fits; otherwise it is not evaluated.
  /// - Returns: what the stub returns, else what `fallback` does.
  public nonisolated(nonsending) func recordAndStub<T>(
    function: Function, asType: T.Type = T.self, arguments: Any?..., orElse fallback: @autoclosure () async -> T
  ) async -> T {
    await faker.answer(function, arguments, orElse: fallback)
  }

  /// Records a call of a function that returns nothing, and answers it; no stub is needed.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - arguments: the arguments of the call, in order.
  @_disfavoredOverload
  @inlinable
  public func recordAndStub(function: Function, arguments: Any?...) {
    faker.answer(function, arguments, throwing: Never.self) as Void
  }

  /// Records a call of a function that is asynchronous and returns nothing, and answers it; no stub is needed.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - arguments: the arguments of the call, in order.
  @_disfavoredOverload
  public nonisolated(nonsending) func recordAndStub(function: Function, arguments: Any?...) async {
    await faker.answer(function, arguments, throwing: Never.self) as Void
  }

  /// Answers a call without recording it.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - asType: the type to return, where it cannot be inferred.
  ///   - arguments: the arguments of the call, in order.
  /// - Returns: what the stub returns, else the default of the function, else what the policy for unstubbed calls says.
  public func stubbedValue<T>(forFunction function: Function, asType: T.Type = T.self, arguments: [Any?] = []) -> T {
    faker.answerUnrecorded(function, arguments, throwing: Never.self)
  }

  /// Answers a call without recording it, else with `fallback`.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - asType: the type to return, where it cannot be inferred.
  ///   - arguments: the arguments of the call, in order.
  ///   - fallback: the answer where no stub has one that fits; otherwise it is not evaluated.
  /// - Returns: what the stub returns, else what `fallback` does.
  public func stubbedValue<T>(
    forFunction function: Function, asType: T.Type = T.self, arguments: [Any?] = [],
    orElse fallback: @autoclosure () -> T
  ) -> T {
    faker.answerUnrecorded(function, arguments, orElse: fallback)
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
    try faker.answerUnrecorded(function, arguments, throwing: (any Error).self)
  }
}
