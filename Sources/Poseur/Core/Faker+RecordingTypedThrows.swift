// The forms of `recordAndStubThrowing` for functions that throw errors of one type.

nonisolated extension Faker {
  /// Records a call of a function that throws errors of one type only, and answers it with a stub; see `Fake`.
  public func recordAndStubThrowing<T, E: Error>(
    function: Function, throwing: E.Type, asType: T.Type = T.self, arguments: [Any?]
  ) throws(E) -> T {
    switch begin(function, .list(arguments), canThrow: UnstubbedCall.canBeThrown(as: E.self), needing: T.self) {
    case .ready(let value): return handOut(value)
    case .nothing: return knownNothing()
    case .answered(let value): return value.known()
    case .open(let call): return try answer(call, throwing: E.self)
    }
  }

  /// Records a call of a function that is asynchronous and throws errors of one type only, and answers it with a stub;
  /// see `Fake`.
  public func recordAndStubThrowing<T, E: Error>(
    function: Function, throwing: E.Type, asType: T.Type = T.self, arguments: [Any?],
    isolation: isolated (any Actor)? = #isolation
  ) async throws(E) -> T {
    let canThrow = UnstubbedCall.canBeThrown(as: E.self)
    switch await begin(function, arguments, canThrow: canThrow, needing: T.self, isolation: isolation) {
    case .nothing: return knownNothing()
    case .answered(let value): return value.known()
    case .open(let call): return try await answer(call, throwing: E.self, isolation: isolation)
    }
  }

  /// Records a call of a function that throws errors of one type only and returns nothing, and answers it; no stub is
  /// needed; see `Fake`.
  @_disfavoredOverload
  public func recordAndStubThrowing<E: Error>(function: Function, throwing: E.Type, arguments: [Any?]) throws(E) {
    try recordAndStubThrowing(function: function, throwing: throwing, asType: Void.self, arguments: arguments)
  }

  /// Records a call of a function that is asynchronous, throws errors of one type only and returns nothing, and answers
  /// it; no stub is needed; see `Fake`.
  @_disfavoredOverload
  public func recordAndStubThrowing<E: Error>(
    function: Function, throwing: E.Type, arguments: [Any?], isolation: isolated (any Actor)? = #isolation
  ) async throws(E) {
    try await recordAndStubThrowing(
      function: function, throwing: throwing, asType: Void.self, arguments: arguments, isolation: isolation)
  }

  /// Records a call of a function that throws errors of one type only, and answers it with a stub, else with
  /// `fallback`, most often a call to `super`; see `Fake`.
  public func recordAndStubThrowing<T, E: Error>(
    function: Function, throwing: E.Type, asType: T.Type = T.self, arguments: [Any?],
    orElse fallback: @autoclosure () throws(E) -> T
  ) throws(E) -> T {
    let canThrow = UnstubbedCall.canBeThrown(as: E.self)
    switch begin(function, .list(arguments), canThrow: canThrow, needing: T.self, hasOwnAnswer: true) {
    case .ready(let value): return handOut(value)
    case .nothing: return knownNothing()
    case .answered(let value): return value.known()
    case .open(let call): return try answer(call, throwing: E.self, orElse: fallback)
    }
  }

  /// Records a call of a function that is asynchronous and throws errors of one type only, and answers it with a stub,
  /// else with `fallback`, most often a call to `super`; see `Fake`.
  public func recordAndStubThrowing<T, E: Error>(
    function: Function, throwing: E.Type, asType: T.Type = T.self, arguments: [Any?],
    orElse fallback: @autoclosure () async throws(E) -> T,
    isolation: isolated (any Actor)? = #isolation
  ) async throws(E) -> T {
    let canThrow = UnstubbedCall.canBeThrown(as: E.self)
    switch await begin(
      function, arguments, canThrow: canThrow, needing: T.self, hasOwnAnswer: true, isolation: isolation)
    {
    case .nothing: return knownNothing()
    case .answered(let value): return value.known()
    case .open(let call): return try await answer(call, throwing: E.self, isolation: isolation, orElse: fallback)
    }
  }
}
