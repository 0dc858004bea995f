// The variadic forms are disfavoured: otherwise a typed check in a trailing closure would be taken for an argument.

nonisolated extension StaticFake {
  /// Begins a universal stub, which answers every call of the function once an `and…` function completes it; see
  /// `Fake`.
  public static func stub(
    function: ClassFunction, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> StubBuilder {
    classFaker.stub(function: function, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Begins a stub that answers the calls whose arguments pass the check; see `Fake`.
  public static func stub(
    function: ClassFunction, where argsCheck: @escaping ArgsCheck, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> StubBuilder {
    classFaker.stub(
      function: function, where: argsCheck, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Begins a stub that answers the calls with these arguments, each a value or a matcher. None given means any; see
  /// `Fake`.
  @_disfavoredOverload
  public static func stub(
    function: ClassFunction, withArguments arguments: Any?..., fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> StubBuilder {
    classFaker.stub(
      function: function, withArguments: arguments, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Begins a stub; `with` and `where` say which calls it answers, and without them it answers every call of the
  /// function; see `Fake`.
  public static func stub(
    _ function: ClassFunction, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> StubBuilder {
    classFaker.stub(function, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Begins a stub that replaces the stubs for the same calls: they are removed when it is complete, so that they do
  /// not count as unused and never answer again; see `Fake`.
  public static func stubAgain(
    _ function: ClassFunction, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> StubBuilder {
    classFaker.stubAgain(function, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

nonisolated extension StaticFake {
  /// Runs `body` with one more stub, then restores the stubs as they were, even when `body` throws; see `Fake`.
  public static func withStub<Result>(
    _ stub: @autoclosure () -> StubHandle, perform body: () throws -> Result
  ) rethrows -> Result {
    try classFaker.withStub(stub(), perform: body)
  }

  /// Runs `body`, which is asynchronous, with one more stub, then restores the stubs as they were, even when `body`
  /// throws; see the synchronous form.
  public static func withStub<Result>(
    _ stub: @autoclosure () -> StubHandle, isolation: isolated (any Actor)? = #isolation,
    perform body: () async throws -> Result
  ) async rethrows -> Result {
    try await classFaker(isolation: isolation).withStub(stub(), isolation: isolation, perform: body)
  }
}

nonisolated extension StaticFake {
  /// Registers what calls of a function return when no stub answers them; see `Fake`.
  /// ```swift
  /// FakeKennel.register(default: 3, for: .count)
  /// ```
  public static func register(default value: Any?, for function: ClassFunction) {
    classFaker.register(default: value, for: function)
  }

  /// Registers a value of a type, for calls that no stub answers and that must return that type; see `Fake`.
  /// ```swift
  /// FakeKennel.register(default: FakeDog(), for: Dog.self)
  /// ```
  public static func register<Value>(default value: Value, for type: Value.Type = Value.self) {
    classFaker.register(default: value, for: type)
  }

  /// Forgets every registered default.
  public static func removeDefaults() {
    classFaker.removeDefaults()
  }
}

nonisolated extension StaticFake {
  /// Stubs a property that remembers what it was set to: the getter returns the initial value, or what the setter was
  /// last called with. Both functions are recorded like any others; see `Fake`.
  @discardableResult
  public static func stubProperty<Value>(
    get getter: ClassFunction, set setter: ClassFunction, initially value: Value, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> StubbedProperty<Value> {
    classFaker.stubProperty(
      get: getter, set: setter, initially: value, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
