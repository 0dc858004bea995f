nonisolated extension StubBuilder {
  /// Limits the stub to calls whose arguments pass a check, which takes them as typed parameters.
  /// ```swift
  /// fake.stub(.shouldFetch).where { (item: Item, member: Member) in item == .ball || member == .kid }.andReturn(true)
  /// ```
  /// A call with other types, or another number of arguments, doesn't match, and the report of an unstubbed call says
  /// so. A check that takes nothing is asked about every call. A check that can take the list of arguments gets the
  /// list, for example one whose only parameter is `Any`.
  /// - Parameter argumentsMatch: takes the arguments. It should have no side effects: it runs for every call that might
  ///   match, and again for the report if none does.
  @_disfavoredOverload
  public func `where`<each Input>(_ argumentsMatch: @escaping (repeat each Input) -> Bool) -> StubBuilder {
    adding(ArgumentCheck(typed: argumentsMatch))
  }

  /// Runs the closure, which takes the arguments as typed parameters, and returns its result.
  /// ```swift
  /// fake.stub { $0.shouldFetch(.ball, for: matching()) }.andDo { (_: Item, member: Member) in member == .kid }
  /// ```
  /// You can also pass a function or a method: `andDo(realDog.shouldFetch)`. It may call, stub or reset the same fake.
  ///
  /// A parameter may be of a superclass, a protocol, `Any`, or an optional type, which takes nil. A closure that takes
  /// nothing answers calls with any arguments. If a call's arguments have other types or another number, that's a
  /// failure that shows what the closure takes and what the call passed. The call then throws `UnstubbedCall` if it
  /// can. Otherwise it gets the first of these that exists: the fake's `orElse:` answer, the function's default, a
  /// stand-in.
  ///
  /// Swift casts a function only to its exact type. Write a parameter that is itself a closure as the fake's function
  /// declares it, with its `@escaping`, `@Sendable` or `@MainActor`. If that's not possible, take the list of
  /// arguments, `[Any?]`, and cast by hand. A closure that can take the list gets it, including one whose only
  /// parameter is `Any` or a protocol that arrays conform to.
  ///
  /// Changes that the closure makes to an `inout` parameter are lost. A variadic parameter is an array here. Swift 6.3
  /// can't compile a closure here that takes `Int...` or is written with `throws(E)`.
  /// - Parameter action: takes the arguments.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @_disfavoredOverload
  @discardableResult
  public func andDo<each Input>(
    _ action: @escaping (repeat each Input) throws -> Output, _: Void = ()
  ) -> StubHandle<Output> {
    add([.typedAction(action)])
  }

  /// Runs an asynchronous closure, which takes the arguments as typed parameters, and returns its result.
  ///
  /// Only an asynchronous function can await it. A call to any other is a failure that says so. The closure runs on no
  /// actor unless it names one. For what it may take, and what a call gets if its arguments don't fit, see the
  /// synchronous form.
  /// - Parameter action: takes the arguments.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @_disfavoredOverload
  @discardableResult
  public func andDo<each Input>(
    _ action: @escaping AsyncThrowingClosure<repeat each Input, Output>, _: Void = ()
  ) -> StubHandle<Output> {
    add([.typedAsynchronousAction(action)])
  }
}

// Without a known result type, the closure decides: a closure of several lines that returns nothing doesn't return
// `Any?`. The defaulted parameter of the forms above makes Swift prefer these if both fit.

nonisolated extension StubBuilder where Output == Any? {
  /// Runs the closure, which takes the arguments as typed parameters, and returns its result, of any type.
  /// - Parameter action: takes the arguments.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @_disfavoredOverload
  @discardableResult
  public func andDo<each Input, Result>(
    _ action: @escaping (repeat each Input) throws -> Result
  ) -> StubHandle<Output> {
    add([.typedAction(action)])
  }

  /// Runs an asynchronous closure, which takes the arguments as typed parameters, and returns its result, of any type.
  /// - Parameter action: takes the arguments.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @_disfavoredOverload
  @discardableResult
  public func andDo<each Input, Result>(
    _ action: @escaping AsyncThrowingClosure<repeat each Input, Result>
  ) -> StubHandle<Output> {
    add([.typedAsynchronousAction(action)])
  }
}

nonisolated extension StubHandle {
  /// Adds a closure to the end of the sequence, which takes the arguments as typed parameters; see `andDo`.
  ///
  /// It's a failure if the stub was removed or reset.
  /// - Parameter action: takes the arguments.
  @_disfavoredOverload
  @discardableResult
  public func thenDo<each Input>(
    _ action: @escaping (repeat each Input) throws -> Output, _: Void = ()
  ) -> StubHandle<Output> {
    then(.typedAction(action))
  }

  /// Adds an asynchronous closure to the end of the sequence, which takes the arguments as typed parameters; see
  /// `andDo`.
  ///
  /// It's a failure if the stub was removed or reset.
  /// - Parameter action: takes the arguments.
  @_disfavoredOverload
  @discardableResult
  public func thenDo<each Input>(
    _ action: @escaping AsyncThrowingClosure<repeat each Input, Output>, _: Void = ()
  ) -> StubHandle<Output> {
    then(.typedAsynchronousAction(action))
  }
}

nonisolated extension StubHandle where Output == Any? {
  /// Adds a closure to the end of the sequence, which takes the arguments as typed parameters and returns any type; see
  /// `andDo`.
  /// - Parameter action: takes the arguments.
  @_disfavoredOverload
  @discardableResult
  public func thenDo<each Input, Result>(
    _ action: @escaping (repeat each Input) throws -> Result
  ) -> StubHandle<Output> {
    then(.typedAction(action))
  }

  /// Adds an asynchronous closure to the end of the sequence, which takes the arguments as typed parameters and returns
  /// any type; see `andDo`.
  /// - Parameter action: takes the arguments.
  @_disfavoredOverload
  @discardableResult
  public func thenDo<each Input, Result>(
    _ action: @escaping AsyncThrowingClosure<repeat each Input, Result>
  ) -> StubHandle<Output> {
    then(.typedAsynchronousAction(action))
  }
}

nonisolated extension StubAnswer {
  /// Runs a closure that takes the arguments as typed parameters. If a call brings others, the failure shows both lists
  /// of types.
  static func typedAction<each Input, Output>(_ action: @escaping (repeat each Input) throws -> Output) -> StubAnswer {
    .action { arguments in
      let input = try typedArguments(arguments, as: (repeat each Input).self)
      return plainResult(try action(repeat each input))
    }
  }

  /// Runs a closure that takes the arguments as typed parameters, and awaits it.
  static func typedAsynchronousAction<each Input, Output>(
    _ action: @escaping AsyncThrowingClosure<repeat each Input, Output>
  ) -> StubAnswer {
    .asynchronousAction { arguments in
      // Cast here and handed over once, to the closure alone.
      let input = UncheckedTransfer(value: try typedArguments(arguments, as: (repeat each Input).self))
      return DeferredAnswer(.closure) { _ in
        UncheckedTransfer(value: .returned(plainResult(try await action(repeat each input.value))))
      }
    }
  }
}
