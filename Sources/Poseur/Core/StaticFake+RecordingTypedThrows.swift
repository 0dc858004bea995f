// Functions that throw errors of one type and have an answer of their own: passed through to the faker.

extension StaticFake {
  /// Records a call of a function, which throws errors of one type only, and answers it with a stub, else
  /// with `fallback`, most often a call to `super`.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - throwing: the type of the errors. A stub that throws another is a failure.
  ///   - asType: the type to return, where it cannot be inferred.
  ///   - arguments: the arguments of the call, in order.
  ///   - fallback: the answer where no stub has one that fits; not evaluated where one has.
  /// - Returns: what the stub returns, else what `fallback` does.
  /// - Throws: what the stub throws, else what `fallback` does.
  public static func recordAndStubThrowing<T, E: Error>(
    function: ClassFunction, throwing: E.Type, asType: T.Type = T.self, arguments: Any?...,
    orElse fallback: @autoclosure () throws(E) -> T
  ) throws(E) -> T {
    try classFaker.recordAndStubThrowing(
      function: function, throwing: throwing, asType: asType, arguments: arguments, orElse: try fallback())
  }

  /// Records a call of a function, which is asynchronous and throws errors of one type only, and answers it with a
  /// stub, else with `fallback`, most often a call to `super`.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - throwing: the type of the errors. A stub that throws another is a failure.
  ///   - asType: the type to return, where it cannot be inferred.
  ///   - arguments: the arguments of the call, in order.
  ///   - fallback: the answer where no stub has one that fits; not evaluated where one has.
  ///   - isolation: the actor to run on; the caller's.
  /// - Returns: what the stub returns, else what `fallback` does.
  /// - Throws: what the stub throws, else what `fallback` does.
  public static func recordAndStubThrowing<T, E: Error>(
    function: ClassFunction, throwing: E.Type, asType: T.Type = T.self, arguments: Any?...,
    orElse fallback: @autoclosure () async throws(E) -> T,
    isolation: isolated (any Actor)? = #isolation
  ) async throws(E) -> T {
    try await classFaker(isolation: isolation).recordAndStubThrowing(
      function: function, throwing: throwing, asType: asType, arguments: arguments, orElse: try await fallback(),
      isolation: isolation)
  }
}
