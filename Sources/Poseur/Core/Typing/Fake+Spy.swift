// Swift tells a method reference's effects by the ranking of these overloads: it prefers the plain one, disfavours the
// throwing and the asynchronous ones, and takes the one that is both last, because of its defaulted parameter. A method
// of the main actor doesn't pass for one without an actor, so the synchronous ones have their own overloads.

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
nonisolated extension Fake {
  /// Gives you one function of the fake with its types.
  ///
  /// You can't name a method of an actor here, nor one that takes a closure, a tuple, a variadic or an `inout`
  /// parameter. For these, give the type with `spy(_:as:)`.
  /// - Parameters:
  ///   - function: the function in the fake's table.
  ///   - method: the method, named on its type: `FakeDog.shouldFetch`. It isn't called.
  public func spy<each Input, Output>(
    _ function: Function, of method: (Self) -> (repeat each Input) -> Output
  ) -> TypedSpy<Function, PlainSpyEffects, Output, (repeat each Input), repeat each Input> {
    TypedSpy(function, of: faker)
  }

  /// Gives you one function of the fake, which can throw, with its types.
  /// - Parameters:
  ///   - function: the function in the fake's table.
  ///   - method: the method, named on its type: `FakeDog.shouldFetch`. It isn't called.
  @_disfavoredOverload
  public func spy<each Input, Output>(
    _ function: Function, of method: (Self) -> (repeat each Input) throws -> Output
  ) -> TypedSpy<Function, ThrowsSpyEffects, Output, (repeat each Input), repeat each Input> {
    TypedSpy(function, of: faker)
  }

  /// Gives you one asynchronous function of the fake with its types.
  /// - Parameters:
  ///   - function: the function in the fake's table.
  ///   - method: the method, named on its type: `FakeDog.shouldFetch`. It isn't called.
  @_disfavoredOverload
  public func spy<each Input, Output>(
    _ function: Function, of method: (Self) -> (repeat each Input) async -> Output
  ) -> TypedSpy<Function, AsyncSpyEffects, Output, (repeat each Input), repeat each Input> {
    TypedSpy(function, of: faker)
  }

  /// Gives you one asynchronous function of the fake, which can throw, with its types.
  /// - Parameters:
  ///   - function: the function in the fake's table.
  ///   - method: the method, named on its type: `FakeDog.shouldFetch`. It isn't called.
  @_disfavoredOverload
  public func spy<each Input, Output>(
    _ function: Function, of method: (Self) -> (repeat each Input) async throws -> Output, _: Void = ()
  ) -> TypedSpy<Function, AsyncThrowsSpyEffects, Output, (repeat each Input), repeat each Input> {
    TypedSpy(function, of: faker)
  }

  /// Gives you one main-actor method of the fake with its types.
  /// - Parameters:
  ///   - function: the function in the fake's table.
  ///   - method: the method, named on its type: `FakeDog.shouldFetch`. It isn't called.
  public func spy<each Input, Output>(
    _ function: Function, of method: (Self) -> @MainActor (repeat each Input) -> Output, mainActor: Void = ()
  ) -> TypedSpy<Function, PlainSpyEffects, Output, (repeat each Input), repeat each Input> {
    TypedSpy(function, of: faker)
  }

  /// Gives you one main-actor method of the fake, which can throw, with its types.
  /// - Parameters:
  ///   - function: the function in the fake's table.
  ///   - method: the method, named on its type: `FakeDog.shouldFetch`. It isn't called.
  @_disfavoredOverload
  public func spy<each Input, Output>(
    _ function: Function, of method: (Self) -> @MainActor (repeat each Input) throws -> Output, mainActor: Void = ()
  ) -> TypedSpy<Function, ThrowsSpyEffects, Output, (repeat each Input), repeat each Input> {
    TypedSpy(function, of: faker)
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
nonisolated extension Fake {
  /// Gives you one function with its types.
  /// - Parameters:
  ///   - function: the function in the table.
  ///   - type: the function's type: `((Item) -> Bool).self`.
  public func spy<each Input, Output>(
    _ function: Function, as type: ((repeat each Input) -> Output).Type
  ) -> TypedSpy<Function, PlainSpyEffects, Output, (repeat each Input), repeat each Input> {
    TypedSpy(function, of: faker)
  }

  /// Gives you one function, which can throw, with its types.
  /// - Parameters:
  ///   - function: the function in the table.
  ///   - type: the function's type: `((Item) throws -> Bool).self`.
  public func spy<each Input, Output>(
    _ function: Function, as type: ((repeat each Input) throws -> Output).Type
  ) -> TypedSpy<Function, ThrowsSpyEffects, Output, (repeat each Input), repeat each Input> {
    TypedSpy(function, of: faker)
  }

  /// Gives you one asynchronous function with its types.
  /// - Parameters:
  ///   - function: the function in the table.
  ///   - type: the function's type: `((Item) async -> Bool).self`. In a module with the feature
  ///     `NonisolatedNonsendingByDefault`, write `(@concurrent (Item) async -> Bool).self`.
  public func spy<each Input, Output>(
    _ function: Function, as type: ((repeat each Input) async -> Output).Type
  ) -> TypedSpy<Function, AsyncSpyEffects, Output, (repeat each Input), repeat each Input> {
    TypedSpy(function, of: faker)
  }

  /// Gives you one asynchronous function, which can throw, with its types.
  /// - Parameters:
  ///   - function: the function in the table.
  ///   - type: the function's type: `((Item) async throws -> Bool).self`. In a module with the feature
  ///     `NonisolatedNonsendingByDefault`, write `(@concurrent (Item) async throws -> Bool).self`.
  public func spy<each Input, Output>(
    _ function: Function, as type: ((repeat each Input) async throws -> Output).Type
  ) -> TypedSpy<Function, AsyncThrowsSpyEffects, Output, (repeat each Input), repeat each Input> {
    TypedSpy(function, of: faker)
  }
}
