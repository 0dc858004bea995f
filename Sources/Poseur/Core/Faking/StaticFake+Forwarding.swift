// The forms of `recordAndStub` for a type that forwards its own static and class functions. See `Fake` for the
// parameters.

nonisolated extension StaticFake {
  /// Records a call without answering it; see ``Fake``.
  public static func recordCall(_ function: ClassFunction, arguments: Any?..., in name: StaticString = #function) {
    classFaker.record(function, arguments, in: name)
  }

  /// Records a call to a function and answers it with a stub; see ``Fake``.
  public static func recordAndStub<T>(
    function: ClassFunction, asType: T.Type = T.self, arguments: Any?..., in name: StaticString = #function
  ) -> T {
    classFaker.answer(function, arguments, in: name, throwing: Never.self, by: classFaker)
  }

  /// Records a call to a function and answers it with a stub or with `fallback`, usually a call to `super`; see
  /// ``Fake``.
  public static func recordAndStub<T>(
    function: ClassFunction, asType: T.Type = T.self, arguments: Any?..., in name: StaticString = #function,
    orElse fallback: @autoclosure () -> T
  ) -> T {
    classFaker.answer(function, arguments, in: name, orElse: fallback)
  }

  /// Records a call to an asynchronous function and answers it with a stub; see ``Fake``.
  public nonisolated(nonsending) static func recordAndStub<T>(
    function: ClassFunction, asType: T.Type = T.self, arguments: Any?..., in name: StaticString = #function
  ) async -> T {
    await classFaker.answer(function, arguments, in: name, throwing: Never.self, by: classFaker)
  }

  /// Records a call to an asynchronous function and answers it with a stub or with `fallback`, usually a call to
  /// `super`; see ``Fake``.
  public nonisolated(nonsending) static func recordAndStub<T>(
    function: ClassFunction, asType: T.Type = T.self, arguments: Any?..., in name: StaticString = #function,
    orElse fallback: @autoclosure () async -> T
  ) async -> T {
    await classFaker.answer(function, arguments, in: name, orElse: fallback)
  }

  /// Records a call to a function that returns nothing, and lets a stub answer it if there is one; see ``Fake``.
  @_disfavoredOverload
  public static func recordAndStub(function: ClassFunction, arguments: Any?..., in name: StaticString = #function) {
    classFaker.answer(function, arguments, in: name, throwing: Never.self, by: classFaker) as Void
  }

  /// Records a call to an asynchronous function that returns nothing, and lets a stub answer it if there is one; see
  /// ``Fake``.
  @_disfavoredOverload
  public nonisolated(nonsending) static func recordAndStub(
    function: ClassFunction, arguments: Any?..., in name: StaticString = #function
  ) async {
    await classFaker.answer(function, arguments, in: name, throwing: Never.self, by: classFaker) as Void
  }

  /// Records a call to a function that can throw, and answers it with a stub; see ``Fake``.
  public static func recordAndStubThrowing<T, E: Error>(
    function: ClassFunction, throwing: E.Type = (any Error).self, asType: T.Type = T.self, arguments: Any?...,
    in name: StaticString = #function
  ) throws(E) -> T {
    try classFaker.answer(function, arguments, in: name, throwing: E.self, by: classFaker)
  }

  /// Records a call to an asynchronous function that can throw, and answers it with a stub; see ``Fake``.
  public nonisolated(nonsending) static func recordAndStubThrowing<T, E: Error>(
    function: ClassFunction, throwing: E.Type = (any Error).self, asType: T.Type = T.self, arguments: Any?...,
    in name: StaticString = #function
  ) async throws(E) -> T {
    try await classFaker.answer(function, arguments, in: name, throwing: E.self, by: classFaker)
  }

  /// Records a call to a function that can throw and returns nothing, and lets a stub answer it if there is one; see
  /// ``Fake``.
  @_disfavoredOverload
  public static func recordAndStubThrowing<E: Error>(
    function: ClassFunction, throwing: E.Type = (any Error).self, arguments: Any?..., in name: StaticString = #function
  ) throws(E) {
    try classFaker.answer(function, arguments, in: name, throwing: E.self, by: classFaker) as Void
  }

  /// Records a call to an asynchronous function that can throw and returns nothing, and lets a stub answer it if there
  /// is one; see ``Fake``.
  @_disfavoredOverload
  public nonisolated(nonsending) static func recordAndStubThrowing<E: Error>(
    function: ClassFunction, throwing: E.Type = (any Error).self, arguments: Any?..., in name: StaticString = #function
  ) async throws(E) {
    try await classFaker.answer(function, arguments, in: name, throwing: E.self, by: classFaker) as Void
  }

  /// Records a call to a function that can throw, and answers it with a stub or with `fallback`; see ``Fake``.
  public static func recordAndStubThrowing<T>(
    function: ClassFunction, asType: T.Type = T.self, arguments: Any?..., in name: StaticString = #function,
    orElse fallback: @autoclosure () throws -> T
  ) throws -> T {
    try classFaker.answer(function, arguments, in: name, orElse: fallback)
  }

  /// Records a call to an asynchronous function that can throw, and answers it with a stub or with `fallback`; see
  /// ``Fake``.
  public nonisolated(nonsending) static func recordAndStubThrowing<T>(
    function: ClassFunction, asType: T.Type = T.self, arguments: Any?..., in name: StaticString = #function,
    orElse fallback: @autoclosure () async throws -> T
  ) async throws -> T {
    try await classFaker.answer(function, arguments, in: name, orElse: fallback)
  }
}
