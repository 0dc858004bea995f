// MARK: - Completions that it calls

// If the completion is one of several `$n`, its type is known, so the value can be written short.

nonisolated extension StubBuilder {
  /// Invokes the completion that the last `$n` stands for, before the call returns.
  ///
  /// ```swift
  /// store.stub { $0.load($1, then: $2) }.andInvokeClosure(with: .success("Rex"))
  /// ```
  /// Swift knows the completion's type only beside another `$n`. For a lone one, write
  /// `andDo { $0(.success("Rex")) }`.
  /// - Parameters:
  ///   - value: the value to call the closure with.
  ///   - result: what the call returns; nothing (`Void`) by default.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @discardableResult
  public func andInvokeClosure<First, each Other, Value>(
    with value: Value, returning result: Any? = ()
  ) -> StubHandle<Output, Input> where Input == (First, repeat each Other, (Value) -> Void) {
    invoke(ClosureInvocation(at: input.places.last, with: value), returning: result)
  }

  /// Invokes the `@Sendable` completion that the last `$n` stands for, before the call returns; see the other form.
  /// - Parameters:
  ///   - value: the value to call the closure with.
  ///   - result: what the call returns; nothing (`Void`) by default.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @discardableResult
  public func andInvokeClosure<First, each Other, Value>(
    with value: Value, returning result: Any? = ()
  ) -> StubHandle<Output, Input> where Input == (First, repeat each Other, @Sendable (Value) -> Void) {
    invoke(ClosureInvocation(at: input.places.last, with: value), returning: result)
  }
}

// The forms with values are disfavoured: a trailing closure could be taken for the value, too.
nonisolated extension StubBuilder {
  /// Invokes a closure that is an argument of the call and takes one value, before the call returns.
  ///
  /// ```swift
  /// store.stub { $0.load { _ in } }.andInvokeClosure(with: "Rex")
  /// ```
  /// The closure must be of type `(Value) -> Void`, `@Sendable` or not. It may also take an optional of the value or,
  /// if the value is an error, `any Error`. For a closure of any other type, or for a `nil` value, use the form that
  /// takes a closure and names the type. It's a failure if the call has no such closure. The failure lists the call's
  /// arguments.
  /// - Parameters:
  ///   - index: the argument's position, from 0. Without it, the first closure that takes such a value.
  ///   - value: the value to call the closure with.
  ///   - result: what the call returns; nothing (`Void`) by default.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @_disfavoredOverload
  @discardableResult
  public func andInvokeClosure<Value>(
    at index: Int? = nil, with value: Value, returning result: Any? = ()
  ) -> StubHandle<Output, Input> {
    invoke(ClosureInvocation(at: index, with: value), returning: result)
  }

  /// Invokes a closure that is an argument of the call and takes two values, before the call returns.
  ///
  /// The closure must take the types of the values, optionals of them, or `any Error` for an error; see the form for
  /// one value.
  /// - Parameters:
  ///   - index: the argument's position, from 0. Without it, the first closure that takes such values.
  ///   - first: the closure's first argument.
  ///   - second: the closure's second argument.
  ///   - result: what the call returns; nothing (`Void`) by default.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @_disfavoredOverload
  @discardableResult
  public func andInvokeClosure<First, Second>(
    at index: Int? = nil, with first: First, _ second: Second, returning result: Any? = ()
  ) -> StubHandle<Output, Input> {
    invoke(ClosureInvocation(at: index, with: first, second), returning: result)
  }

  /// Invokes a closure that is an argument of the call and takes three values, before the call returns.
  ///
  /// The closure must take the types of the values, optionals of them, or `any Error` for an error; see the form for
  /// one value.
  /// - Parameters:
  ///   - index: the argument's position, from 0. Without it, the first closure that takes such values.
  ///   - first: the closure's first argument.
  ///   - second: the closure's second argument.
  ///   - third: the closure's third argument.
  ///   - result: what the call returns; nothing (`Void`) by default.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @_disfavoredOverload
  @discardableResult
  public func andInvokeClosure<First, Second, Third>(
    at index: Int? = nil, with first: First, _ second: Second, _ third: Third, returning result: Any? = ()
  ) -> StubHandle<Output, Input> {
    invoke(ClosureInvocation(at: index, with: first, second, third), returning: result)
  }

  /// Invokes a closure that is an argument of the call and takes nothing, before the call returns; see the form for one
  /// value.
  /// - Parameters:
  ///   - index: the argument's position, from 0. Without it, the first closure that takes nothing.
  ///   - result: what the call returns; nothing (`Void`) by default.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @discardableResult
  public func andInvokeClosure(at index: Int? = nil, returning result: Any? = ()) -> StubHandle<Output, Input> {
    invoke(ClosureInvocation(at: index), returning: result)
  }

  /// Passes a closure argument of the call to your own closure, which invokes it before the call returns.
  ///
  /// The parameter type of your closure says which argument you mean. That closure may take any number of values, be
  /// throwing or asynchronous, and return a result.
  ///
  /// ```swift
  /// store.stub(.find).andInvokeClosure { (completion: (String?, (any Error)?) -> Void) in
  ///   completion(nil, Hoarse())
  /// }
  /// ```
  /// The type must be exactly the argument's, including `@Sendable` or `@MainActor`. It's a failure if the call has no
  /// such closure. The failure lists the call's arguments.
  /// - Parameters:
  ///   - index: the argument's position, from 0. Without it, the first closure of the type.
  ///   - result: what the call returns; nothing (`Void`) by default.
  ///   - invoke: takes the closure and invokes it as often as you like.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @discardableResult
  public func andInvokeClosure<Closure>(
    at index: Int? = nil, returning result: Any? = (), _ invoke: @escaping (Closure) throws -> Void
  ) -> StubHandle<Output, Input> {
    self.invoke(ClosureInvocation(at: index, invoke), returning: result)
  }

  private func invoke(_ invocation: ClosureInvocation, returning result: Any?) -> StubHandle<Output, Input> {
    var invocation = invocation
    invocation.returnsValue = !(result is Void)
    return add { [invocation] function in
      [
        .action { arguments in
          if let reason = try invocation.perform(on: arguments) { function.reportMisfit(arguments, reason) }
          return result
        }
      ]
    }
  }
}
