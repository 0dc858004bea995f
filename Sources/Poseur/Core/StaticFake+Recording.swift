// Called from the static functions of a fake: everything is passed through to its class faker.

nonisolated extension StaticFake {
  /// Records a call that needs no answer; see `Fake`.
  public static func recordCall(_ function: ClassFunction, arguments: Any?...) {
    classFaker.recordCall(function, arguments: arguments)
  }

  /// Records a call of a function and answers it with a stub; see `Fake`.
  public static func recordAndStub<T>(function: ClassFunction, asType: T.Type = T.self, arguments: Any?...) -> T {
    classFaker.recordAndStub(function: function, asType: asType, arguments: arguments)
  }

  /// Records a call of a function and answers it with a stub, else with `fallback`, most often a call to `super`; see
  /// `Fake`.
  public static func recordAndStub<T>(
    function: ClassFunction, asType: T.Type = T.self, arguments: Any?..., orElse fallback: @autoclosure () -> T
  ) -> T {
    classFaker.recordAndStub(function: function, asType: asType, arguments: arguments, orElse: fallback())
  }

  /// Records a call of a function that is asynchronous, and answers it with a stub; see `Fake`.
  public static func recordAndStub<T>(
    function: ClassFunction, asType: T.Type = T.self, arguments: Any?..., isolation: isolated (any Actor)? = #isolation
  ) async -> T {
    await classFaker(isolation: isolation).recordAndStub(
      function: function, asType: asType, arguments: arguments, isolation: isolation)
  }

  /// Records a call of a function that is asynchronous, and answers it with a stub, else with `fallback`, most often a
  /// call to `super`; see `Fake`.
  public static func recordAndStub<T>(
    function: ClassFunction, asType: T.Type = T.self, arguments: Any?..., orElse fallback: @autoclosure () async -> T,
    isolation: isolated (any Actor)? = #isolation
  ) async -> T {
    await classFaker(isolation: isolation).recordAndStub(
      function: function, asType: asType, arguments: arguments, orElse: await fallback(), isolation: isolation)
  }

  /// Records a call of a function that returns nothing, and answers it; no stub is needed; see `Fake`.
  @_disfavoredOverload
  public static func recordAndStub(function: ClassFunction, arguments: Any?...) {
    classFaker.recordAndStub(function: function, arguments: arguments)
  }

  /// Records a call of a function that is asynchronous and returns nothing, and answers it; no stub is needed; see
  /// `Fake`.
  @_disfavoredOverload
  public static func recordAndStub(
    function: ClassFunction, arguments: Any?..., isolation: isolated (any Actor)? = #isolation
  ) async {
    await classFaker(isolation: isolation).recordAndStub(function: function, arguments: arguments, isolation: isolation)
  }

  /// Answers a call without recording it; see `Fake`.
  public static func stubbedValue<T>(
    forFunction function: ClassFunction, asType: T.Type = T.self, arguments: [Any?] = []
  ) -> T {
    classFaker.stubbedValue(forFunction: function, asType: asType, arguments: arguments)
  }

  /// Answers a call of a function that can throw, without recording it; see `Fake`.
  public static func stubbedValueThrowing<T>(
    forFunction function: ClassFunction, asType: T.Type = T.self, arguments: [Any?] = []
  ) throws -> T {
    try classFaker.stubbedValueThrowing(forFunction: function, asType: asType, arguments: arguments)
  }
}
