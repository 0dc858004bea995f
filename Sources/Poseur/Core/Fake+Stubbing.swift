// The variadic forms are disfavoured: otherwise a typed check in a trailing closure would be taken for an argument.

nonisolated extension Fake {
  /// Begins a universal stub, which answers every call of the function once an `and…` function completes it.
  ///
  /// With the default precedence, `universalFirst`, it overrides every stub for certain arguments.
  /// - Parameter function: the function to stub.
  /// - Returns: the stub, which answers once an `and…` function completes it.
  public func stub(
    function: Function, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> StubBuilder {
    faker.stub(function: function, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Begins a stub that answers the calls whose arguments pass the check.
  /// - Parameters:
  ///   - function: the function to stub.
  ///   - argsCheck: takes the arguments of a call, in order. Should have no side effects.
  /// - Returns: the stub, which answers once an `and…` function completes it.
  public func stub(
    function: Function, where argsCheck: @escaping ArgsCheck, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> StubBuilder {
    faker.stub(function: function, where: argsCheck, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Begins a stub that answers the calls with these arguments, each a value or a matcher. None given means any.
  /// - Parameters:
  ///   - function: the function to stub.
  ///   - arguments: the arguments of the call, in order. A list of another length matches no call.
  /// - Returns: the stub, which answers once an `and…` function completes it.
  @_disfavoredOverload
  public func stub(
    function: Function, withArguments arguments: Any?..., fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> StubBuilder {
    faker.stub(
      function: function, withArguments: arguments, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Begins a stub; `with` and `where` say which calls it answers, and without them it answers every call of the
  /// function.
  /// - Parameter function: the function to stub.
  /// - Returns: the stub, which answers once an `and…` function completes it.
  public func stub(
    _ function: Function, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> StubBuilder {
    faker.stub(function, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Begins a stub that replaces the stubs for the same calls: they are removed when it is complete, so that they do
  /// not count as unused and never answer again.
  /// - Parameter function: the function to stub.
  /// - Returns: the stub, which answers once an `and…` function completes it.
  public func stubAgain(
    _ function: Function, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> StubBuilder {
    faker.stubAgain(function, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

nonisolated extension Fake {
  /// Runs `body` with one more stub, then restores the stubs as they were, even when `body` throws.
  ///
  /// ```swift
  /// fake.withStub(fake.stub(function: .bark).andReturn("grr")) {
  ///   #expect(fake.bark() == "grr")
  /// }
  /// ```
  /// Stubs that `body` adds are gone afterwards, too. Stubs that it removes or resets come back as they were before it;
  /// the others keep count of the calls that `body` makes, and the answers that it adds to them. Only the stubs of this
  /// fake are restored, not its calls or defaults. Stubs that other tasks add to it meanwhile are gone as well, so such
  /// blocks in several tasks must not overlap. Calls that an earlier stub holds keep waiting through a reset within
  /// `body`, since the stub comes back.
  /// - Parameters:
  ///   - stub: the stub, completed with any `and…` function; pass one of another fake only if it is meant to stay.
  ///   - body: what is to run meanwhile.
  /// - Returns: what `body` returns.
  public func withStub<Result>(
    _ stub: @autoclosure () -> StubHandle, perform body: () throws -> Result
  ) rethrows -> Result {
    try faker.withStub(stub(), perform: body)
  }

  /// Runs `body`, which is asynchronous, with one more stub, then restores the stubs as they were, even when `body`
  /// throws; see the synchronous form.
  /// - Parameters:
  ///   - stub: the stub, completed with any `and…` function.
  ///   - isolation: the actor to run on; the caller's.
  ///   - body: what is to run meanwhile.
  /// - Returns: what `body` returns.
  public func withStub<Result>(
    _ stub: @autoclosure () -> StubHandle, isolation: isolated (any Actor)? = #isolation,
    perform body: () async throws -> Result
  ) async rethrows -> Result {
    try await faker(isolation: isolation).withStub(stub(), isolation: isolation, perform: body)
  }
}

nonisolated extension Fake {
  /// Registers what calls of a function return when no stub answers them.
  ///
  /// It is an answer that ranks below every stub and the fake's `orElse:`. Where no stub was to answer, a call that
  /// gets it is no failure under any policy, and a function that can throw returns it, too. Unlike a universal stub, it
  /// overrides no specific stub, and no check asks whether it was used.
  /// ```swift
  /// dog.register(default: "woof", for: .bark)
  /// ```
  /// - Parameters:
  ///   - value: what to return. Where the function returns something of another type, the call is a failure.
  ///   - function: the function that returns it.
  public func register(default value: Any?, for function: Function) {
    faker.register(default: value, for: function)
  }

  /// Registers a value of a type, for calls that no stub answers and that must return that type.
  ///
  /// It is a stand-in, so the policy for unstubbed calls still applies: with `.report` the call is still a failure, and
  /// a function that can throw throws `UnstubbedCall`. It takes precedence over the default of a `DefaultProvidable`
  /// type.
  /// ```swift
  /// dog.register(default: Date(timeIntervalSince1970: 0))
  /// dog.register(default: FakeDog(), for: Dog.self)
  /// ```
  /// - Parameters:
  ///   - value: what to return.
  ///   - type: the exact type that the functions return: a value for `Dog` does not serve for `Dog?`.
  public func register<Value>(default value: Value, for type: Value.Type = Value.self) {
    faker.register(default: value, for: type)
  }

  /// Forgets every registered default.
  public func removeDefaults() {
    faker.removeDefaults()
  }
}

nonisolated extension Fake {
  /// Stubs a property that remembers what it was set to: the getter returns the initial value, or what the setter was
  /// last called with. Both functions are recorded like any others.
  ///
  /// The setter's value is its last argument; a value of another type is a failure that names both types, and changes
  /// nothing. The stubs are universal, so the getter and setter of a subscript share one value for all indices.
  /// - Parameters:
  ///   - getter: the function that the fake's getter forwards to.
  ///   - setter: the function that the fake's setter forwards to, with the new value. The setter has to use
  ///     `recordAndStub`, which asks the stub; `recordCall` only records.
  ///   - value: what the getter returns before anything was set.
  /// - Returns: the property, to look at its value, to change it, or to remove the stubs.
  @discardableResult
  public func stubProperty<Value>(
    get getter: Function, set setter: Function, initially value: Value, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> StubbedProperty<Value> {
    faker.stubProperty(
      get: getter, set: setter, initially: value, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
