// Closures for dependencies that are structs of closures. One name for every effect: the type that the closure is
// assigned to decides. The ranking (favoured, disfavoured, disfavoured with a defaulted parameter) is what makes each
// context take the form with just its effects.

extension Faker {
  /// A closure that records its calls and is answered by stubs, as a function of a fake is, for a property or a
  /// parameter that takes a function.
  /// ```swift
  /// let faker = Function.faker()
  /// let toy = Toy(squeak: faker.closure(for: .squeak), roll: faker.closure(for: .roll))
  /// ```
  /// The type it is assigned to decides what it takes and returns, and whether it is asynchronous or throws. One that
  /// returns nothing needs no stub. It may be called on any thread; only where this folder is copied into a module
  /// whose default is the main actor, those that are not asynchronous stay there: Swift stops them on other threads.
  /// - Parameter function: the function to record.
  public func closure<each Input, Output>(
    for function: Function
  ) -> AsyncThrowingClosure<repeat each Input, Output> {
    { (input: repeat each Input) in
      let arguments = argumentList(repeat each input)
      switch await self.begin(function, arguments, canThrow: true, needing: Output.self, isolation: nil) {
      case .nothing: return knownNothing()
      case .answered(let value): return value.known()
      case .open(let call): return try await self.answer(call, isolation: nil)
      }
    }
  }

  /// A closure that can throw, records its calls and is answered by stubs; see the form that is asynchronous and
  /// throws.
  /// - Parameter function: the function to record.
  @_disfavoredOverload
  public func closure<each Input, Output>(for function: Function) -> @Sendable (repeat each Input) throws -> Output {
    let answer: @MainActor @Sendable ([Any?]) throws -> Output = { arguments in
      try self.recordAndStubThrowing(function: function, arguments: arguments)
    }
    return { (input: repeat each Input) in try callAnywhere(throwing: answer, argumentList(repeat each input)) }
  }

  /// A closure that is asynchronous, records its calls and is answered by stubs; see the form that throws as well.
  /// - Parameter function: the function to record.
  @_disfavoredOverload
  public func closure<each Input, Output>(for function: Function) -> AsyncClosure<repeat each Input, Output> {
    { (input: repeat each Input) in
      let arguments = argumentList(repeat each input)
      switch await self.begin(function, arguments, canThrow: false, needing: Output.self, isolation: nil) {
      case .nothing: return knownNothing()
      case .answered(let value): return value.known()
      case .open(let call): return await self.answerWithoutThrowing(call, isolation: nil)
      }
    }
  }

  /// A closure that records its calls and is answered by stubs; see the form that is asynchronous and throws.
  /// - Parameter function: the function to record.
  @_disfavoredOverload
  public func closure<each Input, Output>(
    for function: Function, _: Void = ()
  ) -> @Sendable (repeat each Input) -> Output {
    let answer: @MainActor @Sendable ([Any?]) -> Output = { arguments in
      self.recordAndStub(function: function, arguments: arguments)
    }
    return { (input: repeat each Input) in callAnywhere(answer, argumentList(repeat each input)) }
  }
}

/// The arguments of a call as a faker records them.
nonisolated func argumentList<each Input>(_ input: repeat each Input) -> [Any?] {
  var list: [Any?] = []
  repeat list.append(each input)
  return list
}
