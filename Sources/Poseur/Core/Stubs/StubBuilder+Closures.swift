// MARK: - Completions that it calls

// The forms with values are disfavoured: a trailing closure could be taken for the value, too.
nonisolated extension StubBuilder {
  /// Invokes a closure that is an argument of the call and takes one value, before the call returns.
  ///
  /// ```swift
  /// store.stub(function: .load).andInvokeClosure(with: "Rex")
  /// ```
  /// The closure has to be of type `(Value) -> Void`, `@Sendable` or not, or take an optional of the value or, where
  /// that is an error, `any Error`; for a closure of any other type, and where the value is `nil`, use the form that
  /// takes a closure and says the type. A call that brings no such closure is a failure, which says what the call
  /// brings.
  /// - Parameters:
  ///   - index: the argument's position, from 0; without it, the first closure that takes such a value.
  ///   - value: what the closure is called with.
  ///   - result: what the call returns; nothing (`Void`) unless given.
  /// - Returns: a handle to add to the sequence, to count calls or to remove the stub.
  @_disfavoredOverload
  @discardableResult
  public func andInvokeClosure<Value>(
    at index: Int? = nil, with value: Value, returning result: Any? = ()
  ) -> StubHandle {
    invoke(ClosureInvocation(at: index, with: value), returning: result)
  }

  /// Invokes a closure that is an argument of the call and takes two values, before the call returns. It has to take
  /// the types of the values, optionals of them, or `any Error` for an error; see the form for one value.
  /// - Parameters:
  ///   - index: the argument's position, from 0; without it, the first closure that takes such values.
  ///   - first: what the closure is called with first.
  ///   - second: what the closure is called with second.
  ///   - result: what the call returns; nothing (`Void`) unless given.
  /// - Returns: a handle to add to the sequence, to count calls or to remove the stub.
  @_disfavoredOverload
  @discardableResult
  public func andInvokeClosure<First, Second>(
    at index: Int? = nil, with first: First, _ second: Second, returning result: Any? = ()
  ) -> StubHandle {
    invoke(ClosureInvocation(at: index, with: first, second), returning: result)
  }

  /// Invokes a closure that is an argument of the call and takes three values, before the call returns. It has to take
  /// the types of the values, optionals of them, or `any Error` for an error; see the form for one value.
  /// - Parameters:
  ///   - index: the argument's position, from 0; without it, the first closure that takes such values.
  ///   - first: what the closure is called with first.
  ///   - second: what the closure is called with second.
  ///   - third: what the closure is called with third.
  ///   - result: what the call returns; nothing (`Void`) unless given.
  /// - Returns: a handle to add to the sequence, to count calls or to remove the stub.
  @_disfavoredOverload
  @discardableResult
  public func andInvokeClosure<First, Second, Third>(
    at index: Int? = nil, with first: First, _ second: Second, _ third: Third, returning result: Any? = ()
  ) -> StubHandle {
    invoke(ClosureInvocation(at: index, with: first, second, third), returning: result)
  }

  /// Invokes a closure that is an argument of the call and takes nothing, before the call returns; see the form for one
  /// value.
  /// - Parameters:
  ///   - index: the argument's position, from 0; without it, the first closure that takes nothing.
  ///   - result: what the call returns; nothing (`Void`) unless given.
  /// - Returns: a handle to add to the sequence, to count calls or to remove the stub.
  @discardableResult
  public func andInvokeClosure(at index: Int? = nil, returning result: Any? = ()) -> StubHandle {
    invoke(ClosureInvocation(at: index), returning: result)
  }

  /// Hands a closure that is an argument of the call to a closure of yours, which invokes it before the call returns.
  /// The type that yours takes says which closure is meant: it may take any number of values, have effects and return a
  /// result.
  ///
  /// ```swift
  /// store.stub(function: .find).andInvokeClosure { (completion: (String?, (any Error)?) -> Void) in
  ///   completion(nil, Hoarse())
  /// }
  /// ```
  /// The type has to be exactly the argument's, with `@Sendable` or `@MainActor` where the argument has it. A call that
  /// brings no such closure is a failure, which says what the call brings.
  /// - Parameters:
  ///   - index: the argument's position, from 0; without it, the first closure of the type.
  ///   - result: what the call returns; nothing (`Void`) unless given.
  ///   - invoke: takes the closure, and invokes it as often as it likes.
  /// - Returns: a handle to add to the sequence, to count calls or to remove the stub.
  @discardableResult
  public func andInvokeClosure<Closure>(
    at index: Int? = nil, returning result: Any? = (), _ invoke: @escaping (Closure) throws -> Void
  ) -> StubHandle {
    self.invoke(ClosureInvocation(at: index, invoke), returning: result)
  }

  private func invoke(_ invocation: ClosureInvocation, returning result: Any?) -> StubHandle {
    let (reportMisfit, invocation) = (specification.reportMisfit, invocation.returning(result))
    return andDo { arguments in
      if let reason = try invocation.perform(on: arguments) { reportMisfit(arguments, reason) }
      return result
    }
  }
}
