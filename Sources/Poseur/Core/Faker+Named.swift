// The forms that find the function from its own name: `recordAndStub(arguments: item)`.

extension Faker where Function: RawRepresentable, Function.RawValue == String {
  /// Records a call of the enclosing function, which needs no answer.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. No matching case, or several, is a failure.
  ///   - arguments: the arguments of the call, in order.
  public func recordCall(_ functionName: StaticString = #function, arguments: [Any?]) {
    guard let function = function(named: functionName) else { return }
    recordCall(function, arguments: arguments)
  }

  /// Records a call of the enclosing function and answers it with a stub.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. No matching case, or several, is a failure.
  ///   - asType: the type to return, where it cannot be inferred.
  ///   - arguments: the arguments of the call, in order.
  /// - Returns: what the stub returns. Without one the policy for unstubbed calls decides.
  public func recordAndStub<T>(_ functionName: StaticString = #function, asType: T.Type = T.self, arguments: [Any?])
    -> T
  {
    guard let function = function(named: functionName) else { return unnamed(functionName) }
    return recordAndStub(function: function, asType: asType, arguments: arguments)
  }

  /// Records a call of the enclosing function and answers it with a stub, else with `fallback`, most often a call to
  /// `super`.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. No matching case, or several, is a failure.
  ///   - asType: the type to return, where it cannot be inferred.
  ///   - arguments: the arguments of the call, in order.
  ///   - fallback: the answer where no stub has one that fits; not evaluated where one has.
  /// - Returns: what the stub returns, else what `fallback` does.
  public func recordAndStub<T>(
    _ functionName: StaticString = #function, asType: T.Type = T.self, arguments: [Any?],
    orElse fallback: @autoclosure () -> T
  ) -> T {
    guard let function = function(named: functionName) else { return fallback() }
    return recordAndStub(function: function, asType: asType, arguments: arguments, orElse: fallback())
  }

  /// Records a call of the enclosing function, which is asynchronous, and answers it with a stub.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. No matching case, or several, is a failure.
  ///   - asType: the type to return, where it cannot be inferred.
  ///   - arguments: the arguments of the call, in order.
  ///   - isolation: the actor to run on; the caller's.
  /// - Returns: what the stub returns. Without one the policy for unstubbed calls decides.
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
  /// most often a call to `super`.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. No matching case, or several, is a failure.
  ///   - asType: the type to return, where it cannot be inferred.
  ///   - arguments: the arguments of the call, in order.
  ///   - fallback: the answer where no stub has one that fits; not evaluated where one has.
  ///   - isolation: the actor to run on; the caller's.
  /// - Returns: what the stub returns, else what `fallback` does.
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

  /// Records a call of the enclosing function, which returns nothing, and answers it; it needs no stub.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. No matching case, or several, is a failure.
  ///   - arguments: the arguments of the call, in order.
  @_disfavoredOverload
  public func recordAndStub(_ functionName: StaticString = #function, arguments: [Any?]) {
    guard let function = function(named: functionName) else { return }
    recordAndStub(function: function, arguments: arguments)
  }

  /// Records a call of the enclosing function, which is asynchronous and returns nothing, and answers it; it needs no
  /// stub.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. No matching case, or several, is a failure.
  ///   - arguments: the arguments of the call, in order.
  ///   - isolation: the actor to run on; the caller's.
  @_disfavoredOverload
  public func recordAndStub(
    _ functionName: StaticString = #function, arguments: [Any?], isolation: isolated (any Actor)? = #isolation
  ) async {
    guard let function = await onCallersActor(isolation: isolation, function(named:), functionName) else { return }
    await recordAndStub(function: function, arguments: arguments, isolation: isolation)
  }
}

// The same with the arguments listed one by one.

extension Faker where Function: RawRepresentable, Function.RawValue == String {
  /// Records a call of the enclosing function, which needs no answer.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. No matching case, or several, is a failure.
  ///   - arguments: the arguments of the call, in order.
  public func recordCall(_ functionName: StaticString = #function, arguments: Any?...) {
    recordCall(functionName, arguments: arguments)
  }

  /// Records a call of the enclosing function and answers it with a stub.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. No matching case, or several, is a failure.
  ///   - asType: the type to return, where it cannot be inferred.
  ///   - arguments: the arguments of the call, in order.
  /// - Returns: what the stub returns. Without one the policy for unstubbed calls decides.
  public func recordAndStub<T>(_ functionName: StaticString = #function, asType: T.Type = T.self, arguments: Any?...)
    -> T
  {
    recordAndStub(functionName, asType: asType, arguments: arguments)
  }

  /// Records a call of the enclosing function and answers it with a stub, else with `fallback`, most often a call to
  /// `super`.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. No matching case, or several, is a failure.
  ///   - asType: the type to return, where it cannot be inferred.
  ///   - arguments: the arguments of the call, in order.
  ///   - fallback: the answer where no stub has one that fits; not evaluated where one has.
  /// - Returns: what the stub returns, else what `fallback` does.
  public func recordAndStub<T>(
    _ functionName: StaticString = #function, asType: T.Type = T.self, arguments: Any?...,
    orElse fallback: @autoclosure () -> T
  ) -> T {
    recordAndStub(functionName, asType: asType, arguments: arguments, orElse: fallback())
  }

  /// Records a call of the enclosing function, which is asynchronous, and answers it with a stub.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. No matching case, or several, is a failure.
  ///   - asType: the type to return, where it cannot be inferred.
  ///   - arguments: the arguments of the call, in order.
  ///   - isolation: the actor to run on; the caller's.
  /// - Returns: what the stub returns. Without one the policy for unstubbed calls decides.
  public func recordAndStub<T>(
    _ functionName: StaticString = #function, asType: T.Type = T.self, arguments: Any?...,
    isolation: isolated (any Actor)? = #isolation
  ) async -> T {
    await recordAndStub(functionName, asType: asType, arguments: arguments, isolation: isolation)
  }

  /// Records a call of the enclosing function, which is asynchronous, and answers it with a stub, else with `fallback`,
  /// most often a call to `super`.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. No matching case, or several, is a failure.
  ///   - asType: the type to return, where it cannot be inferred.
  ///   - arguments: the arguments of the call, in order.
  ///   - fallback: the answer where no stub has one that fits; not evaluated where one has.
  ///   - isolation: the actor to run on; the caller's.
  /// - Returns: what the stub returns, else what `fallback` does.
  public func recordAndStub<T>(
    _ functionName: StaticString = #function, asType: T.Type = T.self, arguments: Any?...,
    orElse fallback: @autoclosure () async -> T, isolation: isolated (any Actor)? = #isolation
  ) async -> T {
    await recordAndStub(
      functionName, asType: asType, arguments: arguments, orElse: await fallback(), isolation: isolation)
  }

  /// Records a call of the enclosing function, which returns nothing, and answers it; it needs no stub.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. No matching case, or several, is a failure.
  ///   - arguments: the arguments of the call, in order.
  @_disfavoredOverload
  public func recordAndStub(_ functionName: StaticString = #function, arguments: Any?...) {
    recordAndStub(functionName, arguments: arguments)
  }

  /// Records a call of the enclosing function, which is asynchronous and returns nothing, and answers it; it needs no
  /// stub.
  /// - Parameters:
  ///   - functionName: leave it out: `#function` supplies it. No matching case, or several, is a failure.
  ///   - arguments: the arguments of the call, in order.
  ///   - isolation: the actor to run on; the caller's.
  @_disfavoredOverload
  public func recordAndStub(
    _ functionName: StaticString = #function, arguments: Any?..., isolation: isolated (any Actor)? = #isolation
  ) async {
    await recordAndStub(functionName, arguments: arguments, isolation: isolation)
  }
}
