// Called from those static functions of a fake that can throw: everything is passed through to its class faker.

nonisolated extension StaticFake {
  /// Records a call of a function that can throw, and answers it with a stub; see `Fake`.
  public static func recordAndStubThrowing<T>(function: ClassFunction, asType: T.Type = T.self, arguments: Any?...)
    throws -> T
  {
    try classFaker.recordAndStubThrowing(function: function, asType: asType, arguments: arguments)
  }

  /// Records a call of a function that can throw, and answers it with a stub, else with `fallback`, most often a call
  /// to `super`; see `Fake`.
  public static func recordAndStubThrowing<T>(
    function: ClassFunction, asType: T.Type = T.self, arguments: Any?..., orElse fallback: @autoclosure () throws -> T
  ) throws -> T {
    try classFaker.recordAndStubThrowing(
      function: function, asType: asType, arguments: arguments, orElse: try fallback())
  }

  /// Records a call of a function that is asynchronous and can throw, and answers it with a stub; see `Fake`.
  public static func recordAndStubThrowing<T>(
    function: ClassFunction, asType: T.Type = T.self, arguments: Any?..., isolation: isolated (any Actor)? = #isolation
  ) async throws -> T {
    try await classFaker(isolation: isolation).recordAndStubThrowing(
      function: function, asType: asType, arguments: arguments, isolation: isolation)
  }

  /// Records a call of a function that is asynchronous and can throw, and answers it with a stub, else with `fallback`,
  /// most often a call to `super`; see `Fake`.
  public static func recordAndStubThrowing<T>(
    function: ClassFunction, asType: T.Type = T.self, arguments: Any?...,
    orElse fallback: @autoclosure () async throws -> T, isolation: isolated (any Actor)? = #isolation
  ) async throws -> T {
    try await classFaker(isolation: isolation).recordAndStubThrowing(
      function: function, asType: asType, arguments: arguments, orElse: try await fallback(), isolation: isolation)
  }

  /// Records a call of a function that can throw and returns nothing, and answers it; no stub is needed; see `Fake`.
  @_disfavoredOverload
  public static func recordAndStubThrowing(function: ClassFunction, arguments: Any?...) throws {
    try classFaker.recordAndStubThrowing(function: function, arguments: arguments)
  }

  /// Records a call of a function that is asynchronous, can throw and returns nothing, and answers it; no stub is
  /// needed; see `Fake`.
  @_disfavoredOverload
  public static func recordAndStubThrowing(
    function: ClassFunction, arguments: Any?..., isolation: isolated (any Actor)? = #isolation
  ) async throws {
    try await classFaker(isolation: isolation).recordAndStubThrowing(
      function: function, arguments: arguments, isolation: isolation)
  }

  /// Records a call of a function that throws errors of one type only, and answers it with a stub; see `Fake`.
  public static func recordAndStubThrowing<T, E: Error>(
    function: ClassFunction, throwing: E.Type, asType: T.Type = T.self, arguments: Any?...
  ) throws(E) -> T {
    try classFaker.recordAndStubThrowing(function: function, throwing: throwing, asType: asType, arguments: arguments)
  }

  /// Records a call of a function that is asynchronous and throws errors of one type only, and answers it with a stub;
  /// see `Fake`.
  public static func recordAndStubThrowing<T, E: Error>(
    function: ClassFunction, throwing: E.Type, asType: T.Type = T.self, arguments: Any?...,
    isolation: isolated (any Actor)? = #isolation
  ) async throws(E) -> T {
    try await classFaker(isolation: isolation).recordAndStubThrowing(
      function: function, throwing: throwing, asType: asType, arguments: arguments, isolation: isolation)
  }

  /// Records a call of a function that throws errors of one type only and returns nothing, and answers it; no stub is
  /// needed; see `Fake`.
  @_disfavoredOverload
  public static func recordAndStubThrowing<E: Error>(function: ClassFunction, throwing: E.Type, arguments: Any?...)
    throws(E)
  {
    try classFaker.recordAndStubThrowing(function: function, throwing: throwing, arguments: arguments)
  }

  /// Records a call of a function that is asynchronous, throws errors of one type only and returns nothing, and answers
  /// it; no stub is needed; see `Fake`.
  @_disfavoredOverload
  public static func recordAndStubThrowing<E: Error>(
    function: ClassFunction, throwing: E.Type, arguments: Any?..., isolation: isolated (any Actor)? = #isolation
  ) async throws(E) {
    try await classFaker(isolation: isolation).recordAndStubThrowing(
      function: function, throwing: throwing, arguments: arguments, isolation: isolation)
  }
}

// Functions that throw errors of one type and have an answer of their own: passed through to the faker.

nonisolated extension StaticFake {
  /// Records a call of a function that throws errors of one type only, and answers it with a stub, else with
  /// `fallback`, most often a call to `super`; see `Fake`.
  public static func recordAndStubThrowing<T, E: Error>(
    function: ClassFunction, throwing: E.Type, asType: T.Type = T.self, arguments: Any?...,
    orElse fallback: @autoclosure () throws(E) -> T
  ) throws(E) -> T {
    try classFaker.recordAndStubThrowing(
      function: function, throwing: throwing, asType: asType, arguments: arguments, orElse: try fallback())
  }

  /// Records a call of a function that is asynchronous and throws errors of one type only, and answers it with a stub,
  /// else with `fallback`, most often a call to `super`; see `Fake`.
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
