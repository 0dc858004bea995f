// MARK: - What it answers

extension StubBuilder {
  /// Returns these values, one per call; the last one stays. Without a value it returns nothing (`Void`).
  ///
  /// A value whose type is not what the function returns is passed over; where no other stub answers, that is a
  /// failure that names both types.
  /// - Parameter values: what to return, in order.
  /// - Returns: a handle to add to the sequence, to count calls or to remove the stub.
  @discardableResult
  public func andReturn(_ values: Any?...) -> StubHandle {
    add(values.isEmpty ? [.returning(())] : values.map { .returning($0) })
  }

  /// Throws the error. In a function that cannot throw it, that is a failure, and the fake's `orElse:` answers, else a
  /// stand-in.
  /// - Parameter error: what to throw.
  /// - Returns: a handle to add to the sequence, to count calls or to remove the stub.
  @discardableResult
  public func andThrow(_ error: any Error) -> StubHandle { add([.error(error)]) }

  /// Runs the closure and returns what it returns. It may call, stub or reset the same fake.
  /// - Parameter action: takes the call's arguments, in order.
  /// - Returns: a handle to add to the sequence, to count calls or to remove the stub.
  @discardableResult
  public func andDo(_ action: @escaping ([Any?]) throws -> Any?) -> StubHandle { add([.action(action)]) }

  /// Runs the closure, for a function that returns nothing.
  /// - Parameter action: takes the call's arguments, in order.
  /// - Returns: a handle to add to the sequence, to count calls or to remove the stub.
  @discardableResult
  public func andDoVoid(_ action: @escaping ([Any?]) throws -> Void) -> StubHandle {
    add([.action { arguments in try action(arguments) }])
  }

  /// Lets the fake's own `orElse:` answer, as if there were no stub: most often the real class's function. A function
  /// of the fake that passes no `orElse:` cannot be called through; that is a failure that says so.
  /// - Returns: a handle to add to the sequence, to count calls or to remove the stub.
  @discardableResult
  public func andCallThrough() -> StubHandle { add([.callThrough]) }

  /// Lets the fake's own `orElse:` answer, and changes its result.
  ///
  /// ```swift
  /// fake.stub(function: .bark).andCallThrough { (sound: String) in sound + "!" }
  /// ```
  /// A result of another type than the closure takes is a failure that names both, and is returned as it is. What
  /// `orElse:` throws is thrown, and the closure does not run. In an asynchronous function it runs after the result is
  /// there.
  /// - Parameter change: takes the result and returns what the call is to return; may throw where the function can.
  /// - Returns: a handle to add to the sequence, to count calls or to remove the stub.
  @discardableResult
  public func andCallThrough<Result>(then change: @escaping (Result) throws -> Result) -> StubHandle {
    add([.changedCallThrough(ResultChange(change))])
  }
}
