// The lists of arguments are disfavoured: a typed check that trails would be taken for an argument.

extension Fake {
  /// Begins a universal stub: it answers every call of the function. The stub is complete with an `and…` function.
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

  /// Begins a stub; `with` and `where` say for which calls, without them it answers every call of the function.
  /// - Parameter function: the function to stub.
  /// - Returns: the stub, which answers once an `and…` function completes it.
  public func stub(
    _ function: Function, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> StubBuilder {
    faker.stub(function, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Begins a stub that takes the place of those for the same calls: they are removed when it is complete, so that
  /// they do not count as unused and never answer again.
  /// - Parameter function: the function to stub.
  /// - Returns: the stub, which answers once an `and…` function completes it.
  public func stubAgain(
    _ function: Function, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> StubBuilder {
    faker.stubAgain(function, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension Fake {
  /// Runs `body` with one more stub, then restores the stubs as they were, even when `body` throws.
  ///
  /// ```swift
  /// fake.withStub(fake.stub(function: .bark).andReturn("grr")) {
  ///   #expect(fake.bark() == "grr")
  /// }
  /// ```
  /// What `body` itself stubs is gone after it too, and stubs that it removes or resets are back as they were before
  /// it, while the others keep count of its calls. Only the stubs of this fake are restored, no calls and no defaults;
  /// those that other tasks add to it meanwhile are gone as well, so blocks of several tasks are not to overlap. Calls
  /// that an earlier stub holds wait on through a reset within `body`, since the stub comes back.
  /// - Parameters:
  ///   - stub: the stub, complete with any `and…` function; of another fake only where that is meant to stay.
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
  ///   - stub: the stub, complete with any `and…` function.
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

extension Fake {
  /// Registers what calls of a function return when no stub answers them.
  ///
  /// It is an answer, below every stub and the fake's `orElse:`: such a call is no failure under any policy, and a
  /// function that can throw returns it too. Unlike a universal stub it overrides no specific one, and no check asks
  /// whether it was used.
  /// ```swift
  /// dog.register(default: "woof", for: .bark)
  /// ```
  /// - Parameters:
  ///   - value: what to return. Where the function returns something of another type, the call is a failure.
  ///   - function: the function that returns it.
  public func register(default value: Any?, for function: Function) {
    faker.register(default: value, for: function)
  }

  /// Registers a value of a type, to be returned where a call that no stub answers must return that type.
  ///
  /// It is a stand-in, so the policy for unstubbed calls holds: with `.report` the call is still a failure, and a
  /// function that can throw throws `UnstubbedCall`. It goes before the default of a `DefaultProvidable` type.
  /// ```swift
  /// dog.register(default: Date(timeIntervalSince1970: 0))
  /// dog.register(default: FakeDog(), for: Dog.self)
  /// ```
  /// - Parameters:
  ///   - value: what to return.
  ///   - type: the type that the functions return, exactly: a value for `Dog` is none for `Dog?`.
  public func register<Value>(default value: Value, for type: Value.Type = Value.self) {
    faker.register(default: value, for: type)
  }

  /// Forgets every registered default.
  public func removeDefaults() {
    faker.removeDefaults()
  }
}

extension Fake {
  /// Stubs a property that remembers what it was set to: the getter returns the initial value, or what the last call of
  /// the setter brought. Both functions are recorded like any others.
  ///
  /// The setter's value is its last argument; one of another type is a failure that names both, and changes nothing.
  /// The stubs are universal, so the getter and setter of a subscript share one value for all indices.
  /// - Parameters:
  ///   - getter: the function that the fake's getter forwards to.
  ///   - setter: the function that the fake's setter forwards to, with the new value. It has to do so with
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
