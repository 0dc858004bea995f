// Most functions have no more than two arguments. For these, Swift prefers the forms here to those for any number, and
// without an array to make, a call takes a fifth less time where the code is not optimised, as in most tests. They do
// the same, so only the form for any number is documented.
//
// The forms of `recordAndStub…` that return nothing are disfavoured, as the ones for any number are: for a result of
// type `any Sendable` Swift would take them, since `()` is `Sendable`. For two arguments there is none, since Swift
// could not tell it from the one for any number.

nonisolated extension Fake {
  /// Records a call with no arguments, which needs no answer.
  @_documentation(visibility: internal)
  @_transparent
  public func recordCall(_ function: Function) {
    faker.record(function, .none)
  }

  /// Records a call with one argument, which needs no answer.
  @_documentation(visibility: internal)
  @_transparent
  public func recordCall(_ function: Function, arguments argument: consuming Any?) {
    faker.record(function, .few(FewArguments(argument)))
  }

  /// Records a call with two arguments, which needs no answer.
  @_documentation(visibility: internal)
  @_transparent
  public func recordCall(_ function: Function, arguments first: consuming Any?, _ second: consuming Any?) {
    faker.record(function, .few(FewArguments(first, second)))
  }

  /// Records a call with no arguments and answers it with a stub.
  @_documentation(visibility: internal)
  @_transparent
  public func recordAndStub<T>(function: Function) -> T {
    faker.recordAndStub(function, .none)
  }

  /// Records a call with one argument and answers it with a stub.
  @_documentation(visibility: internal)
  @_transparent
  public func recordAndStub<T>(function: Function, arguments argument: consuming Any?) -> T {
    faker.recordAndStub(function, .few(FewArguments(argument)))
  }

  /// Records a call with two arguments and answers it with a stub.
  @_documentation(visibility: internal)
  @_transparent
  public func recordAndStub<T>(function: Function, arguments first: consuming Any?, _ second: consuming Any?) -> T {
    faker.recordAndStub(function, .few(FewArguments(first, second)))
  }

  /// Records a call of a function that returns nothing, with no arguments, and answers it.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_transparent
  public func recordAndStub(function: Function) {
    faker.recordAndStub(function, .none)
  }

  /// Records a call of a function that returns nothing, with one argument, and answers it.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_transparent
  public func recordAndStub(function: Function, arguments argument: consuming Any?) {
    faker.recordAndStub(function, .few(FewArguments(argument)))
  }

  /// Records a call of a function that can throw, with no arguments, and answers it with a stub.
  @_documentation(visibility: internal)
  @_transparent
  public func recordAndStubThrowing<T>(function: Function) throws -> T {
    try faker.recordAndStubThrowing(function, .none)
  }

  /// Records a call of a function that can throw, with one argument, and answers it with a stub.
  @_documentation(visibility: internal)
  @_transparent
  public func recordAndStubThrowing<T>(function: Function, arguments argument: consuming Any?) throws -> T {
    try faker.recordAndStubThrowing(function, .few(FewArguments(argument)))
  }

  /// Records a call of a function that can throw, with two arguments, and answers it with a stub.
  @_documentation(visibility: internal)
  @_transparent
  public func recordAndStubThrowing<T>(
    function: Function, arguments first: consuming Any?, _ second: consuming Any?
  ) throws -> T {
    try faker.recordAndStubThrowing(function, .few(FewArguments(first, second)))
  }

  /// Records a call of a function that can throw and returns nothing, with no arguments, and answers it.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_transparent
  public func recordAndStubThrowing(function: Function) throws {
    try faker.recordAndStubThrowing(function, .none) as Void
  }

  /// Records a call of a function that can throw and returns nothing, with one argument, and answers it.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_transparent
  public func recordAndStubThrowing(function: Function, arguments argument: consuming Any?) throws {
    try faker.recordAndStubThrowing(function, .few(FewArguments(argument))) as Void
  }
}
