// The forms of `recordAndStub` for a type that forwards its own static and class functions. See `Fake` for the
// parameters.

nonisolated extension StaticFake {
  /// Records a call without answering it; see ``Fake``.
  public static func recordCall(_ function: ClassFunction, arguments: Any?...) {
    classFaker.recordCall(function, arguments: arguments)
  }

  /// Records a call to a function and answers it with a stub; see ``Fake``.
  public static func recordAndStub<T>(function: ClassFunction, asType: T.Type = T.self, arguments: Any?...) -> T {
    classFaker.answer(function, arguments, throwing: Never.self, by: classFaker)
  }

  /// Records a call to a function and answers it with a stub or with `fallback`, usually a call to `super`; see
  /// ``Fake``.
  public static func recordAndStub<T>(
    function: ClassFunction, asType: T.Type = T.self, arguments: Any?..., orElse fallback: @autoclosure () -> T
  ) -> T {
    classFaker.answer(function, arguments, orElse: fallback)
  }

  /// Records a call to an asynchronous function and answers it with a stub; see ``Fake``.
  public nonisolated(nonsending) static func recordAndStub<T>(
    function: ClassFunction, asType: T.Type = T.self, arguments: Any?...
  ) async -> T {
    await classFaker.answer(function, arguments, throwing: Never.self, by: classFaker)
  }

  /// Records a call to an asynchronous function and answers it with a stub or with `fallback`, usually a call to
  /// `super`; see ``Fake``.
  public nonisolated(nonsending) static func recordAndStub<T>(
    function: ClassFunction, asType: T.Type = T.self, arguments: Any?..., orElse fallback: @autoclosure () async -> T
  ) async -> T {
    await classFaker.answer(function, arguments, orElse: fallback)
  }

  /// Records a call to a function that returns nothing, and lets a stub answer it if there is one; see ``Fake``.
  @_disfavoredOverload
  public static func recordAndStub(function: ClassFunction, arguments: Any?...) {
    classFaker.answer(function, arguments, throwing: Never.self, by: classFaker) as Void
  }

  /// Records a call to an asynchronous function that returns nothing, and lets a stub answer it if there is one; see
  /// ``Fake``.
  @_disfavoredOverload
  public nonisolated(nonsending) static func recordAndStub(function: ClassFunction, arguments: Any?...) async {
    await classFaker.answer(function, arguments, throwing: Never.self, by: classFaker) as Void
  }

  /// Records a call to a function that can throw, and answers it with a stub; see ``Fake``.
  public static func recordAndStubThrowing<T, E: Error>(
    function: ClassFunction, throwing: E.Type = (any Error).self, asType: T.Type = T.self, arguments: Any?...
  ) throws(E) -> T {
    try classFaker.answer(function, arguments, throwing: E.self, by: classFaker)
  }

  /// Records a call to an asynchronous function that can throw, and answers it with a stub; see ``Fake``.
  public nonisolated(nonsending) static func recordAndStubThrowing<T, E: Error>(
    function: ClassFunction, throwing: E.Type = (any Error).self, asType: T.Type = T.self, arguments: Any?...
  ) async throws(E) -> T {
    try await classFaker.answer(function, arguments, throwing: E.self, by: classFaker)
  }

  /// Records a call to a function that can throw and returns nothing, and lets a stub answer it if there is one; see
  /// ``Fake``.
  @_disfavoredOverload
  public static func recordAndStubThrowing<E: Error>(
    function: ClassFunction, throwing: E.Type = (any Error).self, arguments: Any?...
  ) throws(E) {
    try classFaker.answer(function, arguments, throwing: E.self, by: classFaker) as Void
  }

  /// Records a call to an asynchronous function that can throw and returns nothing, and lets a stub answer it if there
  /// is one; see ``Fake``.
  @_disfavoredOverload
  public nonisolated(nonsending) static func recordAndStubThrowing<E: Error>(
    function: ClassFunction, throwing: E.Type = (any Error).self, arguments: Any?...
  ) async throws(E) {
    try await classFaker.answer(function, arguments, throwing: E.self, by: classFaker) as Void
  }

  /// Records a call to a function that can throw, and answers it with a stub or with `fallback`; see ``Fake``.
  public static func recordAndStubThrowing<T>(
    function: ClassFunction, asType: T.Type = T.self, arguments: Any?...,
    orElse fallback: @autoclosure () throws -> T
  ) throws -> T {
    try classFaker.answer(function, arguments, orElse: fallback)
  }

  /// Records a call to an asynchronous function that can throw, and answers it with a stub or with `fallback`; see
  /// ``Fake``.
  public nonisolated(nonsending) static func recordAndStubThrowing<T>(
    function: ClassFunction, asType: T.Type = T.self, arguments: Any?...,
    orElse fallback: @autoclosure () async throws -> T
  ) async throws -> T {
    try await classFaker.answer(function, arguments, orElse: fallback)
  }
}

nonisolated extension StaticFake {
  /// Begins a stub for the call that the closure makes: `FakeKennel.stub { $0.count() }.andReturn(3)`; see ``Fake``.
  /// - Parameter call: makes one call to the type that it gets. It runs at once.
  /// - Returns: the stub. It answers once you complete it with an `and…` function.
  public static func stub<T>(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ call: (Self.Type) throws -> T
  ) -> StubBuilder<T> {
    classFaker.stub(fileID: fileID, filePath: filePath, line: line, column: column) { _ in try call(Self.self) }
  }

  /// Begins a stub for the call to an asynchronous function that the closure makes; see ``Fake``.
  /// - Parameter call: makes and awaits one call to the type that it gets. It runs at once.
  /// - Returns: the stub. It answers once you complete it with an `and…` function.
  public nonisolated(nonsending) static func stub<T>(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ call: nonisolated(nonsending) (Self.Type) async throws -> T
  ) async -> StubBuilder<T> {
    await classFaker.stub(fileID: fileID, filePath: filePath, line: line, column: column) { _ in
      try await call(Self.self)
    }
  }

  /// Stubs the call that the closure makes: `FakeKennel.stub(returning: 3) { $0.count() }`; see ``Fake``.
  /// - Parameters:
  ///   - value: what the stub returns.
  ///   - call: makes one call to the type that it gets.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @discardableResult
  public static func stub<T>(
    returning value: T, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ call: (Self.Type) throws -> T
  ) -> StubHandle<T> {
    classFaker.stub(returning: value, fileID: fileID, filePath: filePath, line: line, column: column) { _ in
      try call(Self.self)
    }
  }

  /// Stubs the call to an asynchronous function that the closure makes; see the synchronous form.
  /// - Parameters:
  ///   - value: what the stub returns.
  ///   - call: makes and awaits one call to the type that it gets.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @discardableResult
  public nonisolated(nonsending) static func stub<T>(
    returning value: T, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ call: nonisolated(nonsending) (Self.Type) async throws -> T
  ) async -> StubHandle<T> {
    await classFaker.stub(returning: value, fileID: fileID, filePath: filePath, line: line, column: column) { _ in
      try await call(Self.self)
    }
  }

  /// Makes the call in the closure throw an error: `FakeKennel.stub(throwing: Full()) { try $0.admit(dog) }`; see
  /// ``Fake``.
  /// - Parameters:
  ///   - error: what the stub throws. It's a failure if the function can't throw.
  ///   - call: makes one call to the type that it gets.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @discardableResult
  public static func stub<T>(
    throwing error: any Error, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ call: (Self.Type) throws -> T
  ) -> StubHandle<T> {
    classFaker.stub(throwing: error, fileID: fileID, filePath: filePath, line: line, column: column) { _ in
      try call(Self.self)
    }
  }

  /// Makes the call to an asynchronous function in the closure throw an error; see the synchronous form.
  /// - Parameters:
  ///   - error: what the stub throws.
  ///   - call: makes and awaits one call to the type that it gets.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @discardableResult
  public nonisolated(nonsending) static func stub<T>(
    throwing error: any Error, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ call: nonisolated(nonsending) (Self.Type) async throws -> T
  ) async -> StubHandle<T> {
    await classFaker.stub(throwing: error, fileID: fileID, filePath: filePath, line: line, column: column) { _ in
      try await call(Self.self)
    }
  }
}
