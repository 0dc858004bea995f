// The forms that find the function from its own name: `recordAndStub(arguments: item)`.

nonisolated extension Faker where Function: RawRepresentable, Function.RawValue == String {
  /// Records a call of the enclosing function, which needs no answer; see `Fake`.
  public func recordCall(_ functionName: StaticString = #function, arguments: [Any?]) {
    guard let function = function(named: functionName) else { return }
    recordCall(function, arguments: arguments)
  }

  /// Records a call of the enclosing function and answers it with a stub; see `Fake`.
  public func recordAndStub<T>(_ functionName: StaticString = #function, asType: T.Type = T.self, arguments: [Any?])
    -> T
  {
    guard let function = function(named: functionName) else { return unnamed(functionName) }
    return recordAndStub(function: function, asType: asType, arguments: arguments)
  }

  /// Records a call of the enclosing function and answers it with a stub, else with `fallback`, most often a call to
  /// `super`; see `Fake`.
  public func recordAndStub<T>(
    _ functionName: StaticString = #function, asType: T.Type = T.self, arguments: [Any?],
    orElse fallback: @autoclosure () -> T
  ) -> T {
    guard let function = function(named: functionName) else { return fallback() }
    return recordAndStub(function: function, asType: asType, arguments: arguments, orElse: fallback())
  }

  /// Records a call of the enclosing function, which is asynchronous, and answers it with a stub; see `Fake`.
  public func recordAndStub<T>(
    _ functionName: StaticString = #function, asType: T.Type = T.self, arguments: [Any?],
    isolation: isolated (any Actor)? = #isolation
  ) async -> T {
    guard let function = await onCallersActor(isolation: isolation, function(named:), functionName) else {
      return await onCallersActor(isolation: isolation, unnamed, functionName)
    }
    return await recordAndStub(function: function, asType: asType, arguments: arguments, isolation: isolation)
  }

  /// Records a call of the enclosing function, which is asynchronous, and answers it with a stub, else with `fallback`,
  /// most often a call to `super`; see `Fake`.
  public func recordAndStub<T>(
    _ functionName: StaticString = #function, asType: T.Type = T.self, arguments: [Any?],
    orElse fallback: @autoclosure () async -> T, isolation: isolated (any Actor)? = #isolation
  ) async -> T {
    guard let function = await onCallersActor(isolation: isolation, function(named:), functionName) else {
      return await awaitOnCallersActor(isolation: isolation) { HandedOver(value: await fallback()) }
    }
    return await recordAndStub(
      function: function, asType: asType, arguments: arguments, orElse: await fallback(), isolation: isolation)
  }

  /// Records a call of the enclosing function, which returns nothing, and answers it; no stub is needed; see `Fake`.
  @_disfavoredOverload
  public func recordAndStub(_ functionName: StaticString = #function, arguments: [Any?]) {
    guard let function = function(named: functionName) else { return }
    recordAndStub(function: function, arguments: arguments)
  }

  /// Records a call of the enclosing function, which is asynchronous and returns nothing, and answers it; no stub is
  /// needed; see `Fake`.
  @_disfavoredOverload
  public func recordAndStub(
    _ functionName: StaticString = #function, arguments: [Any?], isolation: isolated (any Actor)? = #isolation
  ) async {
    guard let function = await onCallersActor(isolation: isolation, function(named:), functionName) else { return }
    await recordAndStub(function: function, arguments: arguments, isolation: isolation)
  }
}

// The same with the arguments listed one by one.

nonisolated extension Faker where Function: RawRepresentable, Function.RawValue == String {
  /// Records a call of the enclosing function, which needs no answer; see `Fake`.
  public func recordCall(_ functionName: StaticString = #function, arguments: Any?...) {
    recordCall(functionName, arguments: arguments)
  }

  /// Records a call of the enclosing function and answers it with a stub; see `Fake`.
  public func recordAndStub<T>(_ functionName: StaticString = #function, asType: T.Type = T.self, arguments: Any?...)
    -> T
  {
    recordAndStub(functionName, asType: asType, arguments: arguments)
  }

  /// Records a call of the enclosing function and answers it with a stub, else with `fallback`, most often a call to
  /// `super`; see `Fake`.
  public func recordAndStub<T>(
    _ functionName: StaticString = #function, asType: T.Type = T.self, arguments: Any?...,
    orElse fallback: @autoclosure () -> T
  ) -> T {
    recordAndStub(functionName, asType: asType, arguments: arguments, orElse: fallback())
  }

  /// Records a call of the enclosing function, which is asynchronous, and answers it with a stub; see `Fake`.
  public func recordAndStub<T>(
    _ functionName: StaticString = #function, asType: T.Type = T.self, arguments: Any?...,
    isolation: isolated (any Actor)? = #isolation
  ) async -> T {
    await recordAndStub(functionName, asType: asType, arguments: arguments, isolation: isolation)
  }

  /// Records a call of the enclosing function, which is asynchronous, and answers it with a stub, else with `fallback`,
  /// most often a call to `super`; see `Fake`.
  public func recordAndStub<T>(
    _ functionName: StaticString = #function, asType: T.Type = T.self, arguments: Any?...,
    orElse fallback: @autoclosure () async -> T, isolation: isolated (any Actor)? = #isolation
  ) async -> T {
    await recordAndStub(
      functionName, asType: asType, arguments: arguments, orElse: await fallback(), isolation: isolation)
  }

  /// Records a call of the enclosing function, which returns nothing, and answers it; no stub is needed; see `Fake`.
  @_disfavoredOverload
  public func recordAndStub(_ functionName: StaticString = #function, arguments: Any?...) {
    recordAndStub(functionName, arguments: arguments)
  }

  /// Records a call of the enclosing function, which is asynchronous and returns nothing, and answers it; no stub is
  /// needed; see `Fake`.
  @_disfavoredOverload
  public func recordAndStub(
    _ functionName: StaticString = #function, arguments: Any?..., isolation: isolated (any Actor)? = #isolation
  ) async {
    await recordAndStub(functionName, arguments: arguments, isolation: isolation)
  }
}
