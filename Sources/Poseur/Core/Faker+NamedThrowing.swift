// The forms for functions that can throw, which find the function from its own name.

nonisolated extension Faker where Function: RawRepresentable, Function.RawValue == String {
  /// Records a call of the enclosing function, which can throw, and answers it with a stub; see `Fake`.
  public func recordAndStubThrowing<T>(
    _ functionName: StaticString = #function, asType: T.Type = T.self, arguments: [Any?]
  ) throws -> T {
    guard let function = function(named: functionName) else { throw unnamedError(functionName) }
    return try recordAndStubThrowing(function: function, asType: asType, arguments: arguments)
  }

  /// Records a call of the enclosing function, which can throw, and answers it with a stub, else with `fallback`, most
  /// often a call to `super`; see `Fake`.
  public func recordAndStubThrowing<T>(
    _ functionName: StaticString = #function, asType: T.Type = T.self, arguments: [Any?],
    orElse fallback: @autoclosure () throws -> T
  ) throws -> T {
    guard let function = function(named: functionName) else { return try fallback() }
    return try recordAndStubThrowing(function: function, asType: asType, arguments: arguments, orElse: try fallback())
  }

  /// Records a call of the enclosing function, which is asynchronous and can throw, and answers it with a stub; see
  /// `Fake`.
  public func recordAndStubThrowing<T>(
    _ functionName: StaticString = #function, asType: T.Type = T.self, arguments: [Any?],
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> T {
    guard let function = await onCallersActor(isolation: isolation, function(named:), functionName) else {
      throw await onCallersActor(isolation: isolation, unnamedError, functionName)
    }
    return try await recordAndStubThrowing(
      function: function, asType: asType, arguments: arguments, isolation: isolation)
  }

  /// Records a call of the enclosing function, which is asynchronous and can throw, and answers it with a stub, else
  /// with `fallback`, most often a call to `super`; see `Fake`.
  public func recordAndStubThrowing<T>(
    _ functionName: StaticString = #function, asType: T.Type = T.self, arguments: [Any?],
    orElse fallback: @autoclosure () async throws -> T, isolation: isolated (any Actor)? = #isolation
  ) async throws -> T {
    guard let function = await onCallersActor(isolation: isolation, function(named:), functionName) else {
      return try await awaitOnCallersActor(isolation: isolation) { HandedOver(value: try await fallback()) }
    }
    return try await recordAndStubThrowing(
      function: function, asType: asType, arguments: arguments, orElse: try await fallback(), isolation: isolation)
  }

  /// Records a call of the enclosing function, which can throw and returns nothing, and answers it; no stub is needed;
  /// see `Fake`.
  @_disfavoredOverload
  public func recordAndStubThrowing(_ functionName: StaticString = #function, arguments: [Any?]) throws {
    guard let function = function(named: functionName) else { return }
    try recordAndStubThrowing(function: function, arguments: arguments)
  }

  /// Records a call of the enclosing function, which is asynchronous, can throw and returns nothing, and answers it; no
  /// stub is needed; see `Fake`.
  @_disfavoredOverload
  public func recordAndStubThrowing(
    _ functionName: StaticString = #function, arguments: [Any?], isolation: isolated (any Actor)? = #isolation
  ) async throws {
    guard let function = await onCallersActor(isolation: isolation, function(named:), functionName) else { return }
    try await recordAndStubThrowing(function: function, arguments: arguments, isolation: isolation)
  }
}

// The same with the arguments listed one by one.

nonisolated extension Faker where Function: RawRepresentable, Function.RawValue == String {
  /// Records a call of the enclosing function, which can throw, and answers it with a stub; see `Fake`.
  public func recordAndStubThrowing<T>(
    _ functionName: StaticString = #function, asType: T.Type = T.self, arguments: Any?...
  ) throws -> T {
    try recordAndStubThrowing(functionName, asType: asType, arguments: arguments)
  }

  /// Records a call of the enclosing function, which can throw, and answers it with a stub, else with `fallback`, most
  /// often a call to `super`; see `Fake`.
  public func recordAndStubThrowing<T>(
    _ functionName: StaticString = #function, asType: T.Type = T.self, arguments: Any?...,
    orElse fallback: @autoclosure () throws -> T
  ) throws -> T {
    try recordAndStubThrowing(functionName, asType: asType, arguments: arguments, orElse: try fallback())
  }

  /// Records a call of the enclosing function, which is asynchronous and can throw, and answers it with a stub; see
  /// `Fake`.
  public func recordAndStubThrowing<T>(
    _ functionName: StaticString = #function, asType: T.Type = T.self, arguments: Any?...,
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> T {
    try await recordAndStubThrowing(functionName, asType: asType, arguments: arguments, isolation: isolation)
  }

  /// Records a call of the enclosing function, which is asynchronous and can throw, and answers it with a stub, else
  /// with `fallback`, most often a call to `super`; see `Fake`.
  public func recordAndStubThrowing<T>(
    _ functionName: StaticString = #function, asType: T.Type = T.self, arguments: Any?...,
    orElse fallback: @autoclosure () async throws -> T, isolation: isolated (any Actor)? = #isolation
  ) async throws -> T {
    try await recordAndStubThrowing(
      functionName, asType: asType, arguments: arguments, orElse: try await fallback(), isolation: isolation)
  }

  /// Records a call of the enclosing function, which can throw and returns nothing, and answers it; no stub is needed;
  /// see `Fake`.
  @_disfavoredOverload
  public func recordAndStubThrowing(_ functionName: StaticString = #function, arguments: Any?...) throws {
    try recordAndStubThrowing(functionName, arguments: arguments)
  }

  /// Records a call of the enclosing function, which is asynchronous, can throw and returns nothing, and answers it; no
  /// stub is needed; see `Fake`.
  @_disfavoredOverload
  public func recordAndStubThrowing(
    _ functionName: StaticString = #function, arguments: Any?..., isolation: isolated (any Actor)? = #isolation
  ) async throws {
    try await recordAndStubThrowing(functionName, arguments: arguments, isolation: isolation)
  }
}
