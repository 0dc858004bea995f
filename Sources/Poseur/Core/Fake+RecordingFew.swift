// Most functions have no more than two arguments. Swift prefers these forms of theirs to those for any number, and
// where the code is not optimised, as in most tests, a call takes a fifth less without an array to make. What they do
// is the same: documented is the one form for any number.
//
// Those that return nothing are disfavoured, as that one is: for a result of type `any Sendable` Swift would take them,
// since `()` is one. With two arguments Swift could not tell them from that form, so there are none.

extension Fake {
  /// Records a call that needs no answer, where it has no arguments.
  @_documentation(visibility: internal)
  @_transparent
  public func recordCall(_ function: Function) {
    faker.record(function, .none)
  }

  /// Records a call that needs no answer, where it has one argument.
  @_documentation(visibility: internal)
  @_transparent
  public func recordCall(_ function: Function, arguments argument: consuming Any?) {
    faker.record(function, .few(FewArguments(argument)))
  }

  /// Records a call that needs no answer, where it has two arguments.
  @_documentation(visibility: internal)
  @_transparent
  public func recordCall(_ function: Function, arguments first: consuming Any?, _ second: consuming Any?) {
    faker.record(function, .few(FewArguments(first, second)))
  }

  /// Records a call and answers it with a stub, where it has no arguments.
  @_documentation(visibility: internal)
  @_transparent
  public func recordAndStub<T>(function: Function) -> T {
    faker.recordAndStub(function, .none)
  }

  /// Records a call and answers it with a stub, where it has one argument.
  @_documentation(visibility: internal)
  @_transparent
  public func recordAndStub<T>(function: Function, arguments argument: consuming Any?) -> T {
    faker.recordAndStub(function, .few(FewArguments(argument)))
  }

  /// Records a call and answers it with a stub, where it has two arguments.
  @_documentation(visibility: internal)
  @_transparent
  public func recordAndStub<T>(function: Function, arguments first: consuming Any?, _ second: consuming Any?) -> T {
    faker.recordAndStub(function, .few(FewArguments(first, second)))
  }

  /// Records a call, which returns nothing, and answers it, where it has no arguments.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_transparent
  public func recordAndStub(function: Function) {
    faker.recordAndStub(function, .none)
  }

  /// Records a call, which returns nothing, and answers it, where it has one argument.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_transparent
  public func recordAndStub(function: Function, arguments argument: consuming Any?) {
    faker.recordAndStub(function, .few(FewArguments(argument)))
  }

  /// Records a call, which can throw, and answers it with a stub, where it has no arguments.
  @_documentation(visibility: internal)
  @_transparent
  public func recordAndStubThrowing<T>(function: Function) throws -> T {
    try faker.recordAndStubThrowing(function, .none)
  }

  /// Records a call, which can throw, and answers it with a stub, where it has one argument.
  @_documentation(visibility: internal)
  @_transparent
  public func recordAndStubThrowing<T>(function: Function, arguments argument: consuming Any?) throws -> T {
    try faker.recordAndStubThrowing(function, .few(FewArguments(argument)))
  }

  /// Records a call, which can throw, and answers it with a stub, where it has two arguments.
  @_documentation(visibility: internal)
  @_transparent
  public func recordAndStubThrowing<T>(
    function: Function, arguments first: consuming Any?, _ second: consuming Any?
  ) throws -> T {
    try faker.recordAndStubThrowing(function, .few(FewArguments(first, second)))
  }

  /// Records a call, which can throw and returns nothing, and answers it, where it has no arguments.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_transparent
  public func recordAndStubThrowing(function: Function) throws {
    try faker.recordAndStubThrowing(function, .none) as Void
  }

  /// Records a call, which can throw and returns nothing, and answers it, where it has one argument.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_transparent
  public func recordAndStubThrowing(function: Function, arguments argument: consuming Any?) throws {
    try faker.recordAndStubThrowing(function, .few(FewArguments(argument))) as Void
  }
}
