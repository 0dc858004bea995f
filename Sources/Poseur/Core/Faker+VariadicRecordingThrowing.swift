// The faker's forms for functions that can throw, with the arguments listed one by one, as a fake forwards them.

nonisolated extension Faker {
  /// Records a call of a function that can throw, and answers it with a stub; see `Fake`.
  public func recordAndStubThrowing<T>(function: Function, asType: T.Type = T.self, arguments: Any?...) throws -> T {
    try recordAndStubThrowing(function: function, asType: asType, arguments: arguments)
  }

  /// Records a call of a function that can throw, and answers it with a stub, else with `fallback`, most often a call
  /// to `super`; see `Fake`.
  public func recordAndStubThrowing<T>(
    function: Function, asType: T.Type = T.self, arguments: Any?..., orElse fallback: @autoclosure () throws -> T
  ) throws -> T {
    try recordAndStubThrowing(function: function, asType: asType, arguments: arguments, orElse: try fallback())
  }

  /// Records a call of a function that is asynchronous and can throw, and answers it with a stub; see `Fake`.
  public func recordAndStubThrowing<T>(
    function: Function, asType: T.Type = T.self, arguments: Any?..., isolation: isolated (any Actor)? = #isolation
  ) async throws -> T {
    try await recordAndStubThrowing(function: function, asType: asType, arguments: arguments, isolation: isolation)
  }

  /// Records a call of a function that is asynchronous and can throw, and answers it with a stub, else with `fallback`,
  /// most often a call to `super`; see `Fake`.
  public func recordAndStubThrowing<T>(
    function: Function, asType: T.Type = T.self, arguments: Any?..., orElse fallback: @autoclosure () async throws -> T,
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> T {
    try await recordAndStubThrowing(
      function: function, asType: asType, arguments: arguments, orElse: try await fallback(), isolation: isolation)
  }

  /// Records a call of a function that can throw and returns nothing, and answers it; no stub is needed; see `Fake`.
  @_disfavoredOverload
  public func recordAndStubThrowing(function: Function, arguments: Any?...) throws {
    try recordAndStubThrowing(function: function, arguments: arguments)
  }

  /// Records a call of a function that is asynchronous, can throw and returns nothing, and answers it; no stub is
  /// needed; see `Fake`.
  @_disfavoredOverload
  public func recordAndStubThrowing(
    function: Function, arguments: Any?..., isolation: isolated (any Actor)? = #isolation
  ) async throws {
    try await recordAndStubThrowing(function: function, arguments: arguments, isolation: isolation)
  }

  /// Records a call of a function that throws errors of one type only, and answers it with a stub; see `Fake`.
  public func recordAndStubThrowing<T, E: Error>(
    function: Function, throwing: E.Type, asType: T.Type = T.self, arguments: Any?...
  ) throws(E) -> T {
    try recordAndStubThrowing(function: function, throwing: throwing, asType: asType, arguments: arguments)
  }

  /// Records a call of a function that is asynchronous and throws errors of one type only, and answers it with a stub;
  /// see `Fake`.
  public func recordAndStubThrowing<T, E: Error>(
    function: Function, throwing: E.Type, asType: T.Type = T.self, arguments: Any?...,
    isolation: isolated (any Actor)? = #isolation
  ) async throws(E) -> T {
    try await recordAndStubThrowing(
      function: function, throwing: throwing, asType: asType, arguments: arguments, isolation: isolation)
  }

  /// Records a call of a function that throws errors of one type only and returns nothing, and answers it; no stub is
  /// needed; see `Fake`.
  @_disfavoredOverload
  public func recordAndStubThrowing<E: Error>(function: Function, throwing: E.Type, arguments: Any?...) throws(E) {
    try recordAndStubThrowing(function: function, throwing: throwing, arguments: arguments)
  }

  /// Records a call of a function that is asynchronous, throws errors of one type only and returns nothing, and answers
  /// it; no stub is needed; see `Fake`.
  @_disfavoredOverload
  public func recordAndStubThrowing<E: Error>(
    function: Function, throwing: E.Type, arguments: Any?..., isolation: isolated (any Actor)? = #isolation
  ) async throws(E) {
    try await recordAndStubThrowing(function: function, throwing: throwing, arguments: arguments, isolation: isolation)
  }
}

nonisolated extension Faker {
  /// Records a call of a function that throws errors of one type only, and answers it with a stub, else with
  /// `fallback`, most often a call to `super`; see `Fake`.
  public func recordAndStubThrowing<T, E: Error>(
    function: Function, throwing: E.Type, asType: T.Type = T.self, arguments: Any?...,
    orElse fallback: @autoclosure () throws(E) -> T
  ) throws(E) -> T {
    try recordAndStubThrowing(
      function: function, throwing: throwing, asType: asType, arguments: arguments, orElse: try fallback())
  }

  /// Records a call of a function that is asynchronous and throws errors of one type only, and answers it with a stub,
  /// else with `fallback`, most often a call to `super`; see `Fake`.
  public func recordAndStubThrowing<T, E: Error>(
    function: Function, throwing: E.Type, asType: T.Type = T.self, arguments: Any?...,
    orElse fallback: @autoclosure () async throws(E) -> T,
    isolation: isolated (any Actor)? = #isolation
  ) async throws(E) -> T {
    try await recordAndStubThrowing(
      function: function, throwing: throwing, asType: asType, arguments: arguments, orElse: try await fallback(),
      isolation: isolation)
  }
}
