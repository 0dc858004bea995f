// One name for every effect: the closure type that you assign to decides. The ranking (favoured, disfavoured,
// disfavoured with a defaulted parameter) makes Swift take the form with exactly these effects.

nonisolated extension Fake {
  /// Makes a closure whose calls the fake records and its stubs answer, for a property or a parameter that takes a
  /// function.
  /// ```swift
  /// let faker = Function.faker()
  /// let toy = Toy(squeak: faker.closure(for: .squeak), roll: faker.closure(for: .roll))
  /// ```
  /// The type you assign it to decides what it takes and returns, and whether it's asynchronous or throws. If it
  /// returns nothing, it needs no stub. You can call it on any thread.
  /// - Parameter function: the function to record.
  public func closure<each Input, Output>(for function: Function) -> AsyncThrowingClosure<repeat each Input, Output> {
    { [faker] (input: repeat each Input) in
      try await faker.answer(function, argumentList(repeat each input), throwing: (any Error).self, by: faker)
    }
  }

  /// Makes a throwing closure whose calls the fake records and its stubs answer; see the form that is asynchronous and
  /// throws.
  /// - Parameter function: the function to record.
  @_disfavoredOverload
  public func closure<each Input, Output>(for function: Function) -> @Sendable (repeat each Input) throws -> Output {
    { [faker] (input: repeat each Input) in
      try faker.answer(function, argumentList(repeat each input), throwing: (any Error).self, by: faker)
    }
  }

  /// Makes an asynchronous closure whose calls the fake records and its stubs answer; see the form that throws as well.
  /// - Parameter function: the function to record.
  @_disfavoredOverload
  public func closure<each Input, Output>(for function: Function) -> AsyncClosure<repeat each Input, Output> {
    { [faker] (input: repeat each Input) in
      await faker.answer(function, argumentList(repeat each input), throwing: Never.self, by: faker)
    }
  }

  /// Makes a closure whose calls the fake records and its stubs answer; see the form that is asynchronous and throws.
  /// - Parameter function: the function to record.
  @_disfavoredOverload
  public func closure<each Input, Output>(
    for function: Function, _: Void = ()
  ) -> @Sendable (repeat each Input) -> Output {
    { [faker] (input: repeat each Input) in
      faker.answer(function, argumentList(repeat each input), throwing: Never.self, by: faker)
    }
  }
}

/// A call's arguments as a faker records them.
nonisolated private func argumentList<each Input>(_ input: repeat each Input) -> [Any?] {
  var list: [Any?] = []
  repeat list.append(plainValue(each input))
  return list
}
