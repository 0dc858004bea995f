// One name for every effect: the type that the closure is assigned to decides. The ranking (favoured, disfavoured,
// disfavoured with a defaulted parameter) is what makes each context take the form with just its effects.

nonisolated extension Fake {
  /// A closure whose calls are recorded and answered by stubs, for a property or a parameter that takes a function.
  /// ```swift
  /// let faker = Function.faker()
  /// let toy = Toy(squeak: faker.closure(for: .squeak), roll: faker.closure(for: .roll))
  /// ```
  /// The type it is assigned to decides what it takes and returns, and whether it is asynchronous or throws. Where it
  /// returns nothing, it needs no stub. It may be called on any thread.
  /// - Parameter function: the function to record.
  public func closure<each Input, Output>(
    for function: Function
  ) -> AsyncThrowingClosure<repeat each Input, Output> {
    let faker = faker
    return { (input: repeat each Input) in
      try await faker.recordAndStubThrowing(function: function, arguments: argumentList(repeat each input))
    }
  }

  /// A closure that can throw, whose calls are recorded and answered by stubs; see the form that is asynchronous and
  /// throws.
  /// - Parameter function: the function to record.
  @_disfavoredOverload
  public func closure<each Input, Output>(for function: Function) -> @Sendable (repeat each Input) throws -> Output {
    let faker = faker
    return { (input: repeat each Input) in
      try faker.recordAndStubThrowing(function: function, arguments: argumentList(repeat each input))
    }
  }

  /// A closure that is asynchronous, whose calls are recorded and answered by stubs; see the form that throws as well.
  /// - Parameter function: the function to record.
  @_disfavoredOverload
  public func closure<each Input, Output>(for function: Function) -> AsyncClosure<repeat each Input, Output> {
    let faker = faker
    return { (input: repeat each Input) in
      await faker.recordAndStub(function: function, arguments: argumentList(repeat each input))
    }
  }

  /// A closure whose calls are recorded and answered by stubs; see the form that is asynchronous and throws.
  /// - Parameter function: the function to record.
  @_disfavoredOverload
  public func closure<each Input, Output>(
    for function: Function, _: Void = ()
  ) -> @Sendable (repeat each Input) -> Output {
    let faker = faker
    return { (input: repeat each Input) in
      faker.recordAndStub(function: function, arguments: argumentList(repeat each input))
    }
  }
}
