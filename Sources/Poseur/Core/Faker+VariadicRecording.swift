// The functions of a faker with the arguments listed one by one, as a fake forwards them.

nonisolated extension Faker {
  /// Records a call that needs no answer; see `Fake`.
  public func recordCall(_ function: Function, arguments: Any?...) {
    recordCall(function, arguments: arguments)
  }

  /// Records a call of a function and answers it with a stub; see `Fake`.
  public func recordAndStub<T>(function: Function, asType: T.Type = T.self, arguments: Any?...) -> T {
    recordAndStub(function: function, asType: asType, arguments: arguments)
  }

  /// Records a call of a function and answers it with a stub, else with `fallback`, most often a call to `super`; see
  /// `Fake`.
  public func recordAndStub<T>(
    function: Function, asType: T.Type = T.self, arguments: Any?..., orElse fallback: @autoclosure () -> T
  ) -> T {
    recordAndStub(function: function, asType: asType, arguments: arguments, orElse: fallback())
  }

  /// Records a call of a function that is asynchronous, and answers it with a stub; see `Fake`.
  public func recordAndStub<T>(
    function: Function, asType: T.Type = T.self, arguments: Any?..., isolation: isolated (any Actor)? = #isolation
  ) async -> T {
    await recordAndStub(function: function, asType: asType, arguments: arguments, isolation: isolation)
  }

  /// Records a call of a function that is asynchronous, and answers it with a stub, else with `fallback`, most often a
  /// call to `super`; see `Fake`.
  public func recordAndStub<T>(
    function: Function, asType: T.Type = T.self, arguments: Any?..., orElse fallback: @autoclosure () async -> T,
    isolation: isolated (any Actor)? = #isolation
  ) async -> T {
    await recordAndStub(
      function: function, asType: asType, arguments: arguments, orElse: await fallback(), isolation: isolation)
  }

  /// Records a call of a function that returns nothing, and answers it; no stub is needed; see `Fake`.
  @_disfavoredOverload
  public func recordAndStub(function: Function, arguments: Any?...) {
    recordAndStub(function: function, arguments: arguments)
  }

  /// Records a call of a function that is asynchronous and returns nothing, and answers it; no stub is needed; see
  /// `Fake`.
  @_disfavoredOverload
  public func recordAndStub(function: Function, arguments: Any?..., isolation: isolated (any Actor)? = #isolation) async
  {
    await recordAndStub(function: function, arguments: arguments, isolation: isolation)
  }
}
