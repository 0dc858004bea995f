// The forms of `recordAndStub` for functions that can throw.

nonisolated extension Faker {
  /// Records a call of a function that can throw, and answers it with a stub; see `Fake`.
  @inlinable
  public func recordAndStubThrowing<T>(
    function: Function, asType: T.Type = T.self, arguments: consuming [Any?]
  ) throws -> T {
    try recordAndStubThrowing(function, .list(arguments))
  }

  /// The same, for arguments of any form.
  @inlinable
  func recordAndStubThrowing<T>(_ function: Function, _ arguments: consuming CallArguments) throws -> T {
    switch begin(function, arguments, canThrow: true, needing: T.self) {
    case .ready(let value): return handOut(value)
    case .nothing: return knownNothing()
    case .answered(let value): return value.known()
    case .open(let call): return try answer(call)
    }
  }

  /// Records a call of a function that can throw, and answers it with a stub, else with `fallback`, most often a call
  /// to `super`; see `Fake`.
  @inlinable
  public func recordAndStubThrowing<T>(
    function: Function, asType: T.Type = T.self, arguments: consuming [Any?],
    orElse fallback: @autoclosure () throws -> T
  ) throws -> T {
    switch begin(function, .list(arguments), canThrow: true, needing: T.self, hasOwnAnswer: true) {
    case .ready(let value): return handOut(value)
    case .nothing: return knownNothing()
    case .answered(let value): return value.known()
    case .open(let call): return try answer(call, orElse: fallback)
    }
  }

  /// Records a call of a function that is asynchronous and can throw, and answers it with a stub; see `Fake`.
  public func recordAndStubThrowing<T>(
    function: Function, asType: T.Type = T.self, arguments: [Any?], isolation: isolated (any Actor)? = #isolation
  ) async throws -> T {
    switch await begin(function, arguments, canThrow: true, needing: T.self, isolation: isolation) {
    case .nothing: return knownNothing()
    case .answered(let value): return value.known()
    case .open(let call): return try await answer(call, isolation: isolation)
    }
  }

  /// Records a call of a function that is asynchronous and can throw, and answers it with a stub, else with `fallback`,
  /// most often a call to `super`; see `Fake`.
  public func recordAndStubThrowing<T>(
    function: Function, asType: T.Type = T.self, arguments: [Any?], orElse fallback: @autoclosure () async throws -> T,
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> T {
    switch await begin(function, arguments, canThrow: true, needing: T.self, hasOwnAnswer: true, isolation: isolation) {
    case .nothing: return knownNothing()
    case .answered(let value): return value.known()
    case .open(let call): return try await answer(call, isolation: isolation, orElse: fallback)
    }
  }

  /// Records a call of a function that can throw and returns nothing, and answers it; no stub is needed; see `Fake`.
  @_disfavoredOverload
  public func recordAndStubThrowing(function: Function, arguments: [Any?]) throws {
    try recordAndStubThrowing(function: function, asType: Void.self, arguments: arguments)
  }

  /// Records a call of a function that is asynchronous, can throw and returns nothing, and answers it; no stub is
  /// needed; see `Fake`.
  @_disfavoredOverload
  public func recordAndStubThrowing(
    function: Function, arguments: [Any?], isolation: isolated (any Actor)? = #isolation
  ) async throws {
    try await recordAndStubThrowing(function: function, asType: Void.self, arguments: arguments, isolation: isolation)
  }

  /// Answers a call of a function that can throw, without recording it; see `Fake`.
  public func stubbedValueThrowing<T>(
    forFunction function: Function, asType: T.Type = T.self, arguments: [Any?] = []
  ) throws -> T {
    switch beginUnrecorded(function, arguments, canThrow: true, needing: T.self) {
    case .nothing: return knownNothing()
    case .answered(let value): return value.known()
    case .open(let call): return try answer(call)
    }
  }
}
