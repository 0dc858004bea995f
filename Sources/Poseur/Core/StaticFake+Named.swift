// The forms that find the function from its own name: `recordAndStub(arguments: item)`.

nonisolated extension StaticFake where ClassFunction: RawRepresentable, ClassFunction.RawValue == String {
  /// Records a call of the enclosing function, which needs no answer; see `Fake`.
  public static func recordCall(_ functionName: StaticString = #function, arguments: Any?...) {
    classFaker.recordCall(functionName, arguments: arguments)
  }

  /// Records a call of the enclosing function and answers it with a stub; see `Fake`.
  public static func recordAndStub<T>(
    _ functionName: StaticString = #function, asType: T.Type = T.self, arguments: Any?...
  ) -> T {
    classFaker.recordAndStub(functionName, asType: asType, arguments: arguments)
  }

  /// Records a call of the enclosing function and answers it with a stub, else with `fallback`, most often a call to
  /// `super`; see `Fake`.
  public static func recordAndStub<T>(
    _ functionName: StaticString = #function, asType: T.Type = T.self, arguments: Any?...,
    orElse fallback: @autoclosure () -> T
  ) -> T {
    classFaker.recordAndStub(functionName, asType: asType, arguments: arguments, orElse: fallback())
  }

  /// Records a call of the enclosing function, which is asynchronous, and answers it with a stub; see `Fake`.
  public static func recordAndStub<T>(
    _ functionName: StaticString = #function, asType: T.Type = T.self, arguments: Any?...,
    isolation: isolated (any Actor)? = #isolation
  ) async -> T {
    await classFaker(isolation: isolation).recordAndStub(
      functionName, asType: asType, arguments: arguments, isolation: isolation)
  }

  /// Records a call of the enclosing function, which is asynchronous, and answers it with a stub, else with `fallback`,
  /// most often a call to `super`; see `Fake`.
  public static func recordAndStub<T>(
    _ functionName: StaticString = #function, asType: T.Type = T.self, arguments: Any?...,
    orElse fallback: @autoclosure () async -> T, isolation: isolated (any Actor)? = #isolation
  ) async -> T {
    await classFaker(isolation: isolation).recordAndStub(
      functionName, asType: asType, arguments: arguments, orElse: await fallback(), isolation: isolation)
  }

  /// Records a call of the enclosing function, which returns nothing, and answers it; no stub is needed; see `Fake`.
  @_disfavoredOverload
  public static func recordAndStub(_ functionName: StaticString = #function, arguments: Any?...) {
    classFaker.recordAndStub(functionName, arguments: arguments)
  }

  /// Records a call of the enclosing function, which is asynchronous and returns nothing, and answers it; no stub is
  /// needed; see `Fake`.
  @_disfavoredOverload
  public static func recordAndStub(
    _ functionName: StaticString = #function, arguments: Any?..., isolation: isolated (any Actor)? = #isolation
  ) async {
    await classFaker(isolation: isolation).recordAndStub(functionName, arguments: arguments, isolation: isolation)
  }
}

// The forms for functions that can throw, which find the function from its own name.

nonisolated extension StaticFake where ClassFunction: RawRepresentable, ClassFunction.RawValue == String {
  /// Records a call of the enclosing function, which can throw, and answers it with a stub; see `Fake`.
  public static func recordAndStubThrowing<T>(
    _ functionName: StaticString = #function, asType: T.Type = T.self, arguments: Any?...
  ) throws -> T {
    try classFaker.recordAndStubThrowing(functionName, asType: asType, arguments: arguments)
  }

  /// Records a call of the enclosing function, which can throw, and answers it with a stub, else with `fallback`, most
  /// often a call to `super`; see `Fake`.
  public static func recordAndStubThrowing<T>(
    _ functionName: StaticString = #function, asType: T.Type = T.self, arguments: Any?...,
    orElse fallback: @autoclosure () throws -> T
  ) throws -> T {
    try classFaker.recordAndStubThrowing(functionName, asType: asType, arguments: arguments, orElse: try fallback())
  }

  /// Records a call of the enclosing function, which is asynchronous and can throw, and answers it with a stub; see
  /// `Fake`.
  public static func recordAndStubThrowing<T>(
    _ functionName: StaticString = #function, asType: T.Type = T.self, arguments: Any?...,
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> T {
    try await classFaker(isolation: isolation).recordAndStubThrowing(
      functionName, asType: asType, arguments: arguments, isolation: isolation)
  }

  /// Records a call of the enclosing function, which is asynchronous and can throw, and answers it with a stub, else
  /// with `fallback`, most often a call to `super`; see `Fake`.
  public static func recordAndStubThrowing<T>(
    _ functionName: StaticString = #function, asType: T.Type = T.self, arguments: Any?...,
    orElse fallback: @autoclosure () async throws -> T, isolation: isolated (any Actor)? = #isolation
  ) async throws -> T {
    try await classFaker(isolation: isolation).recordAndStubThrowing(
      functionName, asType: asType, arguments: arguments, orElse: try await fallback(), isolation: isolation)
  }

  /// Records a call of the enclosing function, which can throw and returns nothing, and answers it; no stub is needed;
  /// see `Fake`.
  @_disfavoredOverload
  public static func recordAndStubThrowing(_ functionName: StaticString = #function, arguments: Any?...) throws {
    try classFaker.recordAndStubThrowing(functionName, arguments: arguments)
  }

  /// Records a call of the enclosing function, which is asynchronous, can throw and returns nothing, and answers it; no
  /// stub is needed; see `Fake`.
  @_disfavoredOverload
  public static func recordAndStubThrowing(
    _ functionName: StaticString = #function, arguments: Any?..., isolation: isolated (any Actor)? = #isolation
  ) async throws {
    try await classFaker(isolation: isolation).recordAndStubThrowing(
      functionName, arguments: arguments, isolation: isolation)
  }
}
