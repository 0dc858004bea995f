// The written calls of a type that forwards its own static functions. See `Fake` for what they do.

nonisolated extension StaticFake {
  /// Begins a stub for the call that the closure makes: `FakeKennel.stub { $0.count() }.andReturn(3)`; see ``Fake``.
  /// - Parameter call: makes one call to the type that it gets. It runs at once.
  /// - Returns: the stub. It answers once you complete it with an `and…` function.
  public static func stub<each Input, T>(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ call: (Self.Type, repeat each Input) throws -> T
  ) -> StubBuilder<T, (repeat each Input)> {
    StubBuilder(classFaker.writing(at: SourcePosition(fileID, filePath, line, column)).run(call, by: self))
  }

  /// Begins a stub for a call with one `$1`, whose type the rest of the line knows; see ``Fake``.
  /// - Parameter call: makes one call to the type that it gets. It runs at once.
  /// - Returns: the stub. It answers once you complete it with an `and…` function.
  public static func stub<Input, T>(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ call: (Self.Type, sending Input) throws -> T
  ) -> StubBuilder<T, Input> {
    StubBuilder(classFaker.writing(at: SourcePosition(fileID, filePath, line, column)).run(call, by: self))
  }

  /// Begins a stub for the call to an asynchronous function that the closure makes; see ``Fake``.
  /// - Parameter call: makes and awaits one call to the type that it gets. It runs at once.
  /// - Returns: the stub. It answers once you complete it with an `and…` function.
  public nonisolated(nonsending) static func stub<each Input, T>(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ call: (Self.Type, repeat each Input) async throws -> T
  ) async -> StubBuilder<T, (repeat each Input)> {
    StubBuilder(await classFaker.writing(at: SourcePosition(fileID, filePath, line, column)).run(call, by: self))
  }

  /// Begins a stub for a call with one `$1` to an asynchronous function; see ``Fake``.
  /// - Parameter call: makes and awaits one call to the type that it gets. It runs at once.
  /// - Returns: the stub. It answers once you complete it with an `and…` function.
  public nonisolated(nonsending) static func stub<Input, T>(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ call: (Self.Type, sending Input) async throws -> T
  ) async -> StubBuilder<T, Input> {
    StubBuilder(await classFaker.writing(at: SourcePosition(fileID, filePath, line, column)).run(call, by: self))
  }

  /// Describes the call that the closure makes, for assertions, questions and waits; see ``Fake``.
  /// - Parameters:
  ///   - times: how often you expect it; at least once by default.
  ///   - call: makes one call to the type that it gets.
  /// - Returns: the expected call.
  public static func call<each Input, T>(
    times: CountSpecifier = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, _ call: (Self.Type, repeat each Input) throws -> T
  ) -> ExpectedCall<(repeat each Input)> {
    let position = SourcePosition(fileID, filePath, line, column)
    return classFaker.expected(times, classFaker.writing(repeated: true, at: position).run(call, by: self))
  }

  /// Describes a call with one `$1`, whose type the rest of the line knows; see ``Fake``.
  /// - Parameters:
  ///   - times: how often you expect it; at least once by default.
  ///   - call: makes one call to the type that it gets.
  /// - Returns: the expected call.
  public static func call<Input, T>(
    times: CountSpecifier = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, _ call: (Self.Type, sending Input) throws -> T
  ) -> ExpectedCall<Input> {
    let position = SourcePosition(fileID, filePath, line, column)
    return classFaker.expected(times, classFaker.writing(repeated: true, at: position).run(call, by: self))
  }

  /// Describes the call to an asynchronous function that the closure makes; see the synchronous form.
  /// - Parameters:
  ///   - times: how often you expect it; at least once by default.
  ///   - call: makes and awaits one call to the type that it gets.
  /// - Returns: the expected call.
  public nonisolated(nonsending) static func call<each Input, T>(
    times: CountSpecifier = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, _ call: (Self.Type, repeat each Input) async throws -> T
  ) async -> ExpectedCall<(repeat each Input)> {
    let position = SourcePosition(fileID, filePath, line, column)
    return classFaker.expected(times, await classFaker.writing(repeated: true, at: position).run(call, by: self))
  }

  /// Describes a call with one `$1` to an asynchronous function; see ``Fake``.
  /// - Parameters:
  ///   - times: how often you expect it; at least once by default.
  ///   - call: makes and awaits one call to the type that it gets.
  /// - Returns: the expected call.
  public nonisolated(nonsending) static func call<Input, T>(
    times: CountSpecifier = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, _ call: (Self.Type, sending Input) async throws -> T
  ) async -> ExpectedCall<Input> {
    let position = SourcePosition(fileID, filePath, line, column)
    return classFaker.expected(times, await classFaker.writing(repeated: true, at: position).run(call, by: self))
  }
}
