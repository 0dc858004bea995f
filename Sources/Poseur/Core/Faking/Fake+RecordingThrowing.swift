// The forms of `recordAndStub` for functions that can throw. With `orElse:`, a function with a typed throw has its own
// form. Otherwise Swift would take the error type from the fallback, which may not throw.

nonisolated extension Fake {
  /// Records a call to a function that can throw, and answers it with a stub.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - throwing: the only type of error the function can throw. Leave it out if it can throw any error.
  ///   - asType: the type to return, if Swift can't infer it.
  ///   - arguments: the arguments of the call, in order.
  ///   - name: the fake's function. Leave it out.
  /// - Returns: what the stub returns.
  /// - Throws: what the stub throws, or `UnstubbedCall` if neither a stub nor the function's default answers and the
  ///   function can throw it.
  public func recordAndStubThrowing<T, E: Error>(
    function: Function, throwing: E.Type = (any Error).self, asType: T.Type = T.self, arguments: Any?...,
    in name: StaticString = #function
  ) throws(E) -> T {
    try faker.answer(function, arguments, in: name, throwing: E.self, by: self)
  }

  /// Records a call to an asynchronous function that can throw, and answers it with a stub.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - throwing: the only type of error the function can throw. Leave it out if it can throw any error.
  ///   - asType: the type to return, if Swift can't infer it.
  ///   - arguments: the arguments of the call, in order.
  ///   - name: the fake's function. Leave it out.
  /// - Returns: what the stub returns.
  /// - Throws: what the stub throws, or `UnstubbedCall` if neither a stub nor the function's default answers and the
  ///   function can throw it.
  public nonisolated(nonsending) func recordAndStubThrowing<T, E: Error>(
    function: Function, throwing: E.Type = (any Error).self, asType: T.Type = T.self, arguments: Any?...,
    in name: StaticString = #function
  ) async throws(E) -> T {
    try await faker.answer(function, arguments, in: name, throwing: E.self, by: self)
  }

  /// Records a call to a function that can throw and returns nothing, and lets a stub answer it if there is one.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - throwing: the only type of error the function can throw. Leave it out if it can throw any error.
  ///   - arguments: the arguments of the call, in order.
  ///   - name: the fake's function. Leave it out.
  /// - Throws: what the stub throws.
  @_disfavoredOverload
  public func recordAndStubThrowing<E: Error>(
    function: Function, throwing: E.Type = (any Error).self, arguments: Any?..., in name: StaticString = #function
  ) throws(E) {
    try faker.answer(function, arguments, in: name, throwing: E.self, by: self) as Void
  }

  /// Records a call to an asynchronous function that can throw and returns nothing, and lets a stub answer it if there
  /// is one.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - throwing: the only type of error the function can throw. Leave it out if it can throw any error.
  ///   - arguments: the arguments of the call, in order.
  ///   - name: the fake's function. Leave it out.
  /// - Throws: what the stub throws.
  @_disfavoredOverload
  public nonisolated(nonsending) func recordAndStubThrowing<E: Error>(
    function: Function, throwing: E.Type = (any Error).self, arguments: Any?..., in name: StaticString = #function
  ) async throws(E) {
    try await faker.answer(function, arguments, in: name, throwing: E.self, by: self) as Void
  }

  /// Records a call to a function that can throw, and answers it with a stub or with `fallback`.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - asType: the type to return, if Swift can't infer it.
  ///   - arguments: the arguments of the call, in order.
  ///   - name: the fake's function. Leave it out.
  ///   - fallback: the answer if no stub has one that fits. It's evaluated only then.
  /// - Returns: what the stub returns, or else the value of `fallback`.
  /// - Throws: what the stub throws, or else what `fallback` throws. `UnstubbedCall` if the stub's answer doesn't fit
  ///   and the function can throw that.
  public func recordAndStubThrowing<T>(
    function: Function, asType: T.Type = T.self, arguments: Any?..., in name: StaticString = #function,
    orElse fallback: @autoclosure () throws -> T
  ) throws -> T {
    try faker.answer(function, arguments, in: name, orElse: fallback)
  }

  /// Records a call to a function that throws only one type of error, and answers it with a stub or with `fallback`.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - throwing: the only type of error the function can throw.
  ///   - asType: the type to return, if Swift can't infer it.
  ///   - arguments: the arguments of the call, in order.
  ///   - name: the fake's function. Leave it out.
  ///   - fallback: the answer if no stub has one that fits. It's evaluated only then.
  /// - Returns: what the stub returns, or else the value of `fallback`.
  /// - Throws: what the stub throws, or else what `fallback` throws. `UnstubbedCall` if the stub's answer doesn't fit
  ///   and the function can throw that.
  public func recordAndStubThrowing<T, E: Error>(
    function: Function, throwing: E.Type, asType: T.Type = T.self, arguments: Any?...,
    in name: StaticString = #function, orElse fallback: @autoclosure () throws(E) -> T
  ) throws(E) -> T {
    try faker.answer(function, arguments, in: name, orElse: fallback)
  }

  /// Records a call to an asynchronous function that can throw, and answers it with a stub or with `fallback`.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - asType: the type to return, if Swift can't infer it.
  ///   - arguments: the arguments of the call, in order.
  ///   - name: the fake's function. Leave it out.
  ///   - fallback: the answer if no stub has one that fits. It's evaluated only then.
  /// - Returns: what the stub returns, or else the value of `fallback`.
  /// - Throws: what the stub throws, or else what `fallback` throws. `UnstubbedCall` if the stub's answer doesn't fit
  ///   and the function can throw that.
  public nonisolated(nonsending) func recordAndStubThrowing<T>(
    function: Function, asType: T.Type = T.self, arguments: Any?..., in name: StaticString = #function,
    orElse fallback: @autoclosure () async throws -> T
  ) async throws -> T {
    try await faker.answer(function, arguments, in: name, orElse: fallback)
  }

  /// Records a call to an asynchronous function that throws only one type of error, and answers it with a stub or with
  /// `fallback`.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - throwing: the only type of error the function can throw.
  ///   - asType: the type to return, if Swift can't infer it.
  ///   - arguments: the arguments of the call, in order.
  ///   - name: the fake's function. Leave it out.
  ///   - fallback: the answer if no stub has one that fits. It's evaluated only then.
  /// - Returns: what the stub returns, or else the value of `fallback`.
  /// - Throws: what the stub throws, or else what `fallback` throws. `UnstubbedCall` if the stub's answer doesn't fit
  ///   and the function can throw that.
  public nonisolated(nonsending) func recordAndStubThrowing<T, E: Error>(
    function: Function, throwing: E.Type, asType: T.Type = T.self, arguments: Any?...,
    in name: StaticString = #function, orElse fallback: @autoclosure () async throws(E) -> T
  ) async throws(E) -> T {
    try await faker.answer(function, arguments, in: name, orElse: fallback)
  }
}
