// A fake's functions call these. Each kind of function (asynchronous, throwing, both) has its own overload; nothing
// else differs. Those for functions that return nothing are disfavoured, so Swift takes them only if nothing tells the
// result's type.

nonisolated extension Fake {
  /// Records a call without answering it.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - arguments: the arguments of the call, in order.
  ///   - name: the fake's function. Leave it out.
  @inlinable
  public func recordCall(_ function: Function, arguments: Any?..., in name: StaticString = #function) {
    faker.record(function, arguments, in: name)
  }

  /// Records a call to a function and answers it with a stub.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - asType: the type to return, if Swift can't infer it.
  ///   - arguments: the arguments of the call, in order.
  ///   - name: the fake's function. Leave it out.
  /// - Returns: what the stub returns, or else the function's default, or else what the ``UnstubbedPolicy`` says.
  @inlinable
  public func recordAndStub<T>(
    function: Function, asType: T.Type = T.self, arguments: Any?..., in name: StaticString = #function
  ) -> T {
    faker.answer(function, arguments, in: name, throwing: Never.self, by: self)
  }

  /// Records a call to a function and answers it with a stub or with `fallback`, usually a call to `super`.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - asType: the type to return, if Swift can't infer it.
  ///   - arguments: the arguments of the call, in order.
  ///   - name: the fake's function. Leave it out.
  ///   - fallback: the answer if no stub has one that fits. It's evaluated only then.
  /// - Returns: what the stub returns, or else the value of `fallback`.
  @inlinable
  public func recordAndStub<T>(
    function: Function, asType: T.Type = T.self, arguments: Any?..., in name: StaticString = #function,
    orElse fallback: @autoclosure () -> T
  ) -> T {
    faker.answer(function, arguments, in: name, orElse: fallback)
  }

  /// Records a call to an asynchronous function and answers it with a stub.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - asType: the type to return, if Swift can't infer it.
  ///   - arguments: the arguments of the call, in order.
  ///   - name: the fake's function. Leave it out.
  /// - Returns: what the stub returns, or else the function's default, or else what the ``UnstubbedPolicy`` says.
  public nonisolated(nonsending) func recordAndStub<T>(
    function: Function, asType: T.Type = T.self, arguments: Any?..., in name: StaticString = #function
  ) async -> T {
    await faker.answer(function, arguments, in: name, throwing: Never.self, by: self)
  }

  /// Records a call to an asynchronous function and answers it with a stub or with `fallback`, usually a call to
  /// `super`.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - asType: the type to return, if Swift can't infer it.
  ///   - arguments: the arguments of the call, in order.
  ///   - name: the fake's function. Leave it out.
  ///   - fallback: the answer if no stub has one that fits. It's evaluated only then.
  /// - Returns: what the stub returns, or else the value of `fallback`.
  public nonisolated(nonsending) func recordAndStub<T>(
    function: Function, asType: T.Type = T.self, arguments: Any?..., in name: StaticString = #function,
    orElse fallback: @autoclosure () async -> T
  ) async -> T {
    await faker.answer(function, arguments, in: name, orElse: fallback)
  }

  /// Records a call to a function that returns nothing, and lets a stub answer it if there is one.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - arguments: the arguments of the call, in order.
  ///   - name: the fake's function. Leave it out.
  @_disfavoredOverload
  @inlinable
  public func recordAndStub(function: Function, arguments: Any?..., in name: StaticString = #function) {
    faker.answer(function, arguments, in: name, throwing: Never.self, by: self) as Void
  }

  /// Records a call to an asynchronous function that returns nothing, and lets a stub answer it if there is one.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - arguments: the arguments of the call, in order.
  ///   - name: the fake's function. Leave it out.
  @_disfavoredOverload
  public nonisolated(nonsending) func recordAndStub(
    function: Function, arguments: Any?..., in name: StaticString = #function
  ) async {
    await faker.answer(function, arguments, in: name, throwing: Never.self, by: self) as Void
  }

  /// Answers a call without recording it.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - asType: the type to return, if Swift can't infer it.
  ///   - arguments: the arguments of the call, in order.
  /// - Returns: what the stub returns, or else the function's default, or else what the ``UnstubbedPolicy`` says.
  public func stubbedValue<T>(forFunction function: Function, asType: T.Type = T.self, arguments: [Any?] = []) -> T {
    faker.answer(function, arguments, throwing: Never.self, by: self, isRecorded: false)
  }

  /// Answers a call with a stub or with `fallback`, without recording it.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - asType: the type to return, if Swift can't infer it.
  ///   - arguments: the arguments of the call, in order.
  ///   - fallback: the answer if no stub has one that fits. It's evaluated only then.
  /// - Returns: what the stub returns, or else the value of `fallback`.
  public func stubbedValue<T>(
    forFunction function: Function, asType: T.Type = T.self, arguments: [Any?] = [],
    orElse fallback: @autoclosure () -> T
  ) -> T {
    faker.answer(function, arguments, isRecorded: false, orElse: fallback)
  }

  /// Answers a call to a function that can throw, without recording it.
  /// - Parameters:
  ///   - function: the function that was called.
  ///   - asType: the type to return, if Swift can't infer it.
  ///   - arguments: the arguments of the call, in order.
  /// - Returns: what the stub returns.
  /// - Throws: what the stub throws, or `UnstubbedCall` if neither a stub nor the function's default answers.
  public func stubbedValueThrowing<T>(
    forFunction function: Function, asType: T.Type = T.self, arguments: [Any?] = []
  ) throws -> T {
    try faker.answer(function, arguments, throwing: (any Error).self, by: self, isRecorded: false)
  }
}
