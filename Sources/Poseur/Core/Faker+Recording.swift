// A fake's functions record and get their answers here. Each form of a function (asynchronous, throwing, both) has its
// own overload; they differ in nothing else.

nonisolated extension Faker {
  /// Records a call that needs no answer; see `Fake`.
  @inlinable
  public func recordCall(_ function: Function, arguments: consuming [Any?]) {
    record(function, .list(arguments))
  }

  /// Records a call of a function and answers it with a stub; see `Fake`.
  @inlinable
  public func recordAndStub<T>(function: Function, asType: T.Type = T.self, arguments: consuming [Any?]) -> T {
    recordAndStub(function, .list(arguments))
  }

  /// The same, for arguments of any form.
  @inlinable
  func recordAndStub<T>(_ function: Function, _ arguments: consuming CallArguments) -> T {
    switch begin(function, arguments, canThrow: false, needing: T.self) {
    case .ready(let value): return handOut(value)
    case .nothing: return knownNothing()
    case .answered(let value): return value.known()
    case .open(let call): return answer(call, throwing: Never.self)
    }
  }

  /// Records a call of a function and answers it with a stub, else with `fallback`, most often a call to `super`; see
  /// `Fake`.
  @inlinable
  public func recordAndStub<T>(
    function: Function, asType: T.Type = T.self, arguments: consuming [Any?], orElse fallback: @autoclosure () -> T
  ) -> T {
    switch begin(function, .list(arguments), canThrow: false, needing: T.self, hasOwnAnswer: true) {
    case .ready(let value): return handOut(value)
    case .nothing: return knownNothing()
    case .answered(let value): return value.known()
    case .open(let call): return answer(call, throwing: Never.self, orElse: fallback)
    }
  }

  /// Records a call of a function that is asynchronous, and answers it with a stub; see `Fake`.
  public func recordAndStub<T>(
    function: Function, asType: T.Type = T.self, arguments: [Any?], isolation: isolated (any Actor)? = #isolation
  ) async -> T {
    switch await begin(function, arguments, canThrow: false, needing: T.self, isolation: isolation) {
    case .nothing: return knownNothing()
    case .answered(let value): return value.known()
    case .open(let call): return await answer(call, throwing: Never.self, isolation: isolation)
    }
  }

  /// Records a call of a function that is asynchronous, and answers it with a stub, else with `fallback`, most often a
  /// call to `super`; see `Fake`.
  public func recordAndStub<T>(
    function: Function, asType: T.Type = T.self, arguments: [Any?], orElse fallback: @autoclosure () async -> T,
    isolation: isolated (any Actor)? = #isolation
  ) async -> T {
    switch await begin(function, arguments, canThrow: false, needing: T.self, hasOwnAnswer: true, isolation: isolation)
    {
    case .nothing: return knownNothing()
    case .answered(let value): return value.known()
    case .open(let call): return await answer(call, throwing: Never.self, isolation: isolation, orElse: fallback)
    }
  }

  /// Records a call of a function that returns nothing, and answers it; no stub is needed; see `Fake`.
  @_disfavoredOverload
  public func recordAndStub(function: Function, arguments: consuming [Any?]) {
    recordAndStub(function, .list(arguments))
  }

  /// The same, for arguments of any form.
  @_disfavoredOverload
  @usableFromInline
  func recordAndStub(_ function: Function, _ arguments: consuming CallArguments) {
    // The form that returns a result would do the same, but takes longer where the code is not optimised.
    switch begin(function, arguments, canThrow: false, needing: Void.self) {
    case .ready: endAnswering()
    case .nothing, .answered: break
    case .open(let call): answer(call, throwing: Never.self) as Void
    }
  }

  /// Records a call of a function that is asynchronous and returns nothing, and answers it; no stub is needed; see
  /// `Fake`.
  @_disfavoredOverload
  public func recordAndStub(function: Function, arguments: [Any?], isolation: isolated (any Actor)? = #isolation) async
  {
    await recordAndStub(function: function, asType: Void.self, arguments: arguments, isolation: isolation)
  }

  /// Answers a call without recording it; see `Fake`.
  public func stubbedValue<T>(forFunction function: Function, asType: T.Type = T.self, arguments: [Any?] = []) -> T {
    switch beginUnrecorded(function, arguments, canThrow: false, needing: T.self) {
    case .nothing: return knownNothing()
    case .answered(let value): return value.known()
    case .open(let call): return answer(call, throwing: Never.self)
    }
  }
}
