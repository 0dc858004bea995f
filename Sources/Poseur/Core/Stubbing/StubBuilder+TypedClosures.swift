// A closure takes apart what several `$n` stand for by itself. One without parameters needs a form of its own. Where the
// test named the function, the closure writes its parameters' types.

nonisolated extension StubBuilder where Input == Void {
  /// Runs the closure and returns its result. The closure may call, stub or reset the same fake.
  /// - Parameter action: takes nothing, since the written call has no `$1`.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @discardableResult
  public func andDo(_ action: @escaping () throws -> Output) -> StubHandle<Output, Input> {
    add([.typedAction(action)])
  }

  /// Runs an asynchronous closure and returns its result. Only an asynchronous function can await it.
  /// - Parameter action: takes nothing, since the written call has no `$1`.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @discardableResult
  public func andDo(_ action: @escaping AsyncThrowingClosure<Output>) -> StubHandle<Output, Input> {
    add([.typedAsynchronousAction(action)])
  }
}

nonisolated extension StubHandle where Input == Void {
  /// Adds a closure to the end of the sequence. It's a failure if the stub was removed or reset.
  /// - Parameter action: takes nothing, since the written call has no `$1`.
  @discardableResult
  public func thenDo(_ action: @escaping () throws -> Output) -> StubHandle<Output, Input> {
    then(.typedAction(action))
  }

  /// Adds an asynchronous closure to the end of the sequence. It's a failure if the stub was removed or reset.
  /// - Parameter action: takes nothing, since the written call has no `$1`.
  @discardableResult
  public func thenDo(_ action: @escaping AsyncThrowingClosure<Output>) -> StubHandle<Output, Input> {
    then(.typedAsynchronousAction(action))
  }
}

// MARK: - Of a function that the test named

// `Input` is `[Any?]`. Three conformances say so, since the compiler blames the choice that breaks the fewest: with `==`, it
// would tell somebody who mistypes a member in the closure of a lone `$1` that `[Any?]` can't be converted.
nonisolated extension StubBuilder
where Input: RangeReplaceableCollection & MutableCollection & ExpressibleByArrayLiteral, Input.Element == Any? {
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
  public func `where`<each Value>(_ argumentsMatch: @escaping (repeat each Value) -> Bool) -> StubBuilder {
    adding(ArgumentCheck(typed: argumentsMatch))
  }

  /// Runs the closure, which takes the arguments as typed parameters, and returns its result, of any type.
  /// ```swift
  /// fake.stub(.shouldFetch).andDo { (_: Item, member: Member) in member == .kid }
  /// ```
  /// It may call, stub or reset the same fake.
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
  public func andDo<each Value, Result>(
    _ action: @escaping (repeat each Value) throws -> Result
  ) -> StubHandle<Output, Input> {
    add([.typedAction(action)])
  }

  /// Runs an asynchronous closure, which takes the arguments as typed parameters, and returns its result, of any type.
  ///
  /// Only an asynchronous function can await it. A call to any other is a failure that says so. The closure runs on no
  /// actor unless it names one. For what it may take, see the synchronous form.
  /// - Parameter action: takes the arguments.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @_disfavoredOverload
  @discardableResult
  public func andDo<each Value, Result>(
    _ action: @escaping AsyncThrowingClosure<repeat each Value, Result>
  ) -> StubHandle<Output, Input> {
    add([.typedAsynchronousAction(action)])
  }
}

nonisolated extension StubHandle
where Input: RangeReplaceableCollection & MutableCollection & ExpressibleByArrayLiteral, Input.Element == Any? {
  /// Adds a closure to the end of the sequence, which takes the arguments as typed parameters and returns any type; see
  /// `andDo`.
  /// - Parameter action: takes the arguments.
  @_disfavoredOverload
  @discardableResult
  public func thenDo<each Value, Result>(
    _ action: @escaping (repeat each Value) throws -> Result
  ) -> StubHandle<Output, Input> {
    then(.typedAction(action))
  }

  /// Adds an asynchronous closure to the end of the sequence, which takes the arguments as typed parameters and returns
  /// any type; see `andDo`.
  /// - Parameter action: takes the arguments.
  @_disfavoredOverload
  @discardableResult
  public func thenDo<each Value, Result>(
    _ action: @escaping AsyncThrowingClosure<repeat each Value, Result>
  ) -> StubHandle<Output, Input> {
    then(.typedAsynchronousAction(action))
  }
}

nonisolated extension StubAnswer {
  /// Runs a closure that takes the arguments as typed parameters. If a call brings others, the failure shows both lists
  /// of types.
  static func typedAction<each Value, Output>(_ action: @escaping (repeat each Value) throws -> Output) -> StubAnswer {
    .action { arguments in
      let input = try typedArguments(arguments, as: (repeat each Value).self)
      return plainResult(try action(repeat each input))
    }
  }

  /// Runs a closure that takes the arguments as typed parameters, and awaits it.
  static func typedAsynchronousAction<each Value, Output>(
    _ action: @escaping AsyncThrowingClosure<repeat each Value, Output>
  ) -> StubAnswer {
    .asynchronousAction { arguments in
      // Cast here and handed over once, to the closure alone.
      let input = UncheckedTransfer(value: try typedArguments(arguments, as: (repeat each Value).self))
      return DeferredAnswer(source: .closure) { _ in .returned(plainResult(try await action(repeat each input.value))) }
    }
  }
}
