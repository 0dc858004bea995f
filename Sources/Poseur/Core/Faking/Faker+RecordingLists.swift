// The forms of `Fake` with the arguments in a list, for helpers that forward their own.

nonisolated extension Faker {
  /// Records a call without answering it; see ``Fake``.
  public func recordCall(_ function: Function, arguments: [Any?]) {
    record(function, arguments)
  }

  /// Records a call to a function and answers it with a stub; see ``Fake``.
  public func recordAndStub<T>(function: Function, asType: T.Type = T.self, arguments: [Any?]) -> T {
    answer(function, arguments, throwing: Never.self, by: self)
  }

  /// Records a call to a function and answers it with a stub or with `fallback`, usually a call to `super`; see
  /// ``Fake``.
  public func recordAndStub<T>(
    function: Function, asType: T.Type = T.self, arguments: [Any?], orElse fallback: @autoclosure () -> T
  ) -> T {
    answer(function, arguments, orElse: fallback)
  }

  /// Records a call to an asynchronous function and answers it with a stub; see ``Fake``.
  public nonisolated(nonsending) func recordAndStub<T>(
    function: Function, asType: T.Type = T.self, arguments: [Any?]
  ) async -> T {
    await answer(function, arguments, throwing: Never.self, by: self)
  }

  /// Records a call to an asynchronous function and answers it with a stub or with `fallback`, usually a call to
  /// `super`; see ``Fake``.
  public nonisolated(nonsending) func recordAndStub<T>(
    function: Function, asType: T.Type = T.self, arguments: [Any?], orElse fallback: @autoclosure () async -> T
  ) async -> T {
    await answer(function, arguments, orElse: fallback)
  }

  /// Records a call to a function that returns nothing, and lets a stub answer it if there is one; see ``Fake``.
  @_disfavoredOverload
  public func recordAndStub(function: Function, arguments: [Any?]) {
    answer(function, arguments, throwing: Never.self, by: self) as Void
  }

  /// Records a call to an asynchronous function that returns nothing, and lets a stub answer it if there is one; see
  /// ``Fake``.
  @_disfavoredOverload
  public nonisolated(nonsending) func recordAndStub(function: Function, arguments: [Any?]) async {
    await answer(function, arguments, throwing: Never.self, by: self) as Void
  }

  /// Records a call to a function that can throw, and answers it with a stub; see ``Fake``.
  public func recordAndStubThrowing<T, E: Error>(
    function: Function, throwing: E.Type = (any Error).self, asType: T.Type = T.self, arguments: [Any?]
  ) throws(E) -> T {
    try answer(function, arguments, throwing: E.self, by: self)
  }

  /// Records a call to an asynchronous function that can throw, and answers it with a stub; see ``Fake``.
  public nonisolated(nonsending) func recordAndStubThrowing<T, E: Error>(
    function: Function, throwing: E.Type = (any Error).self, asType: T.Type = T.self, arguments: [Any?]
  ) async throws(E) -> T {
    try await answer(function, arguments, throwing: E.self, by: self)
  }

  /// Records a call to a function that can throw and returns nothing, and lets a stub answer it if there is one; see
  /// ``Fake``.
  @_disfavoredOverload
  public func recordAndStubThrowing<E: Error>(
    function: Function, throwing: E.Type = (any Error).self, arguments: [Any?]
  ) throws(E) {
    try answer(function, arguments, throwing: E.self, by: self) as Void
  }

  /// Records a call to an asynchronous function that can throw and returns nothing, and lets a stub answer it if there
  /// is one; see ``Fake``.
  @_disfavoredOverload
  public nonisolated(nonsending) func recordAndStubThrowing<E: Error>(
    function: Function, throwing: E.Type = (any Error).self, arguments: [Any?]
  ) async throws(E) {
    try await answer(function, arguments, throwing: E.self, by: self) as Void
  }

  /// Records a call to a function that can throw, and answers it with a stub or with `fallback`; see ``Fake``.
  public func recordAndStubThrowing<T>(
    function: Function, asType: T.Type = T.self, arguments: [Any?],
    orElse fallback: @autoclosure () throws -> T
  ) throws -> T {
    try answer(function, arguments, orElse: fallback)
  }

  /// Records a call to a function that throws only one type of error, and answers it with a stub or with `fallback`;
  /// see ``Fake``.
  public func recordAndStubThrowing<T, E: Error>(
    function: Function, throwing: E.Type, asType: T.Type = T.self, arguments: [Any?],
    orElse fallback: @autoclosure () throws(E) -> T
  ) throws(E) -> T {
    try answer(function, arguments, orElse: fallback)
  }

  /// Records a call to an asynchronous function that can throw, and answers it with a stub or with `fallback`; see
  /// ``Fake``.
  public nonisolated(nonsending) func recordAndStubThrowing<T>(
    function: Function, asType: T.Type = T.self, arguments: [Any?],
    orElse fallback: @autoclosure () async throws -> T
  ) async throws -> T {
    try await answer(function, arguments, orElse: fallback)
  }

  /// Records a call to an asynchronous function that throws only one type of error, and answers it with a stub or with
  /// `fallback`; see ``Fake``.
  public nonisolated(nonsending) func recordAndStubThrowing<T, E: Error>(
    function: Function, throwing: E.Type, asType: T.Type = T.self, arguments: [Any?],
    orElse fallback: @autoclosure () async throws(E) -> T
  ) async throws(E) -> T {
    try await answer(function, arguments, orElse: fallback)
  }
}
