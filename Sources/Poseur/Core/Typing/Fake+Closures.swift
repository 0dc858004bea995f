extension Fake {
  /// A closure that records its calls and is answered by stubs, for a property or a parameter that takes a function.
  ///
  /// The type it is assigned to decides what it takes and returns, and whether it is asynchronous or throws. One that
  /// returns nothing needs no stub. It may be called on any thread; only where this folder is copied into a module
  /// whose default is the main actor, those that are not asynchronous stay there: Swift stops them on other threads.
  /// - Parameter function: the function to record.
  public func closure<each Input, Output>(
    for function: Function
  ) -> AsyncThrowingClosure<repeat each Input, Output> {
    faker.closure(for: function)
  }

  /// A closure that can throw, records its calls and is answered by stubs; see the form that is asynchronous and
  /// throws.
  /// - Parameter function: the function to record.
  @_disfavoredOverload
  public func closure<each Input, Output>(for function: Function) -> @Sendable (repeat each Input) throws -> Output {
    faker.closure(for: function)
  }

  /// A closure that is asynchronous, records its calls and is answered by stubs; see the form that throws as well.
  /// - Parameter function: the function to record.
  @_disfavoredOverload
  public func closure<each Input, Output>(for function: Function) -> AsyncClosure<repeat each Input, Output> {
    faker.closure(for: function)
  }

  /// A closure that records its calls and is answered by stubs; see the form that is asynchronous and throws.
  /// - Parameter function: the function to record.
  @_disfavoredOverload
  public func closure<each Input, Output>(
    for function: Function, _: Void = ()
  ) -> @Sendable (repeat each Input) -> Output {
    faker.closure(for: function)
  }
}
