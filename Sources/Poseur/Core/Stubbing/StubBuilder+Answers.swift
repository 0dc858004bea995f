nonisolated extension StubBuilder {
  /// Returns this value, which may be a list.
  ///
  /// If the value isn't of the type the function returns, the stub is skipped. If no other stub answers, that's a
  /// failure that names both types. A `Result` is taken apart, unless the function returns one: the call returns the
  /// success or throws the failure.
  /// - Parameter value: what to return.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @discardableResult
  public func andReturn(_ value: Output) -> StubHandle<Output, Input> { add([.returning(value)]) }

  /// Returns these values, one per call; the last one repeats.
  ///
  /// If the next value isn't of the type the function returns, the stub is skipped and its sequence waits at that
  /// value. If no other stub answers, that's a failure that names both types.
  /// - Parameters:
  ///   - first: what to return first.
  ///   - second: what to return after it.
  ///   - more: what to return after these, in order.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @discardableResult
  public func andReturn(_ first: Output, _ second: Output, _ more: Output...) -> StubHandle<Output, Input> {
    add(([first, second] + more).map { .returning($0) })
  }

  /// Returns the success, or throws the failure.
  /// - Parameter result: what becomes of each call. It's a failure if the function can't throw the error.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @_disfavoredOverload
  @discardableResult
  public func andReturn<Failure>(_ result: Result<Output, Failure>) -> StubHandle<Output, Input> {
    add([.ending(in: result)])
  }

  /// Returns the values of a list, one per call; the last one repeats. An empty list is a failure.
  ///
  /// ```swift
  /// dog.stub { $0.bark() }.andReturn(inOrder: sounds)
  /// ```
  /// - Parameter values: what to return, in order.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @discardableResult
  public func andReturn(inOrder values: [Output]) -> StubHandle<Output, Input> {
    if values.isEmpty { reportMisuse("andReturn(inOrder:) has no values to return. Pass one or more.") }
    return add(values.isEmpty ? [.returning(())] : values.map { .returning($0) })
  }

  /// Returns one of the call's arguments. It's a failure if the call has none at the index.
  /// - Parameter index: the argument's position, from 0.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @discardableResult
  public func andReturnArgument(at index: Int) -> StubHandle<Output, Input> {
    add([
      .action { arguments in
        guard arguments.indices.contains(index) else { throw ArgumentTypeMismatch.missing(index: index, arguments) }
        return arguments[index]
      }
    ])
  }

  /// Throws the error, or several, one per call; the last one repeats.
  ///
  /// It's a failure if the function can't throw it. The call then gets the fake's `orElse:` answer, or else the
  /// function's default, or else a stand-in.
  /// - Parameters:
  ///   - error: what to throw.
  ///   - more: what to throw after it, in order.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @discardableResult
  public func andThrow(_ error: any Error, _ more: any Error...) -> StubHandle<Output, Input> {
    add(([error] + more).map { .error($0) })
  }

  /// Runs the closure and returns its result. The closure may call, stub or reset the same fake.
  ///
  /// ```swift
  /// dog.stub { $0.shouldFetch($1, for: $2) }.andDo { item, member in item == .ball && member == .kid }
  /// ```
  /// - Parameter action: takes what `$1`, `$2` … stand for; or all arguments, as a list, if you named the function.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @discardableResult
  public func andDo(_ action: @escaping (Input) throws -> Output) -> StubHandle<Output, Input> {
    add([.running(action, input)])
  }

  /// Lets the fake's own `orElse:` answer, as if there were no stub. Usually that's the real class's function.
  ///
  /// A function of the fake that passes no `orElse:` can't be called through. That's a failure that says so, and the
  /// call goes on like one without a stub.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @discardableResult
  public func andCallThrough() -> StubHandle<Output, Input> { add([.callThrough()]) }

  /// Lets the fake's own `orElse:` answer, and changes its result.
  ///
  /// ```swift
  /// fake.stub(.bark).andCallThrough { (sound: String) in sound + "!" }
  /// ```
  /// If the result isn't of the type the closure takes, that's a failure that names both types, and the call returns
  /// the result unchanged. If `orElse:` throws, the call throws that error and the closure doesn't run. In an
  /// asynchronous function, the closure runs once the result is there.
  /// - Parameter change: takes the result and returns what the call should return. It may throw if the function can.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @discardableResult
  public func andCallThrough<Result>(then change: @escaping (Result) throws -> Result) -> StubHandle<Output, Input> {
    add([.callThrough(ResultChange(change))])
  }
}

// MARK: - Nothing

nonisolated extension StubBuilder where Output == Void {
  /// Returns nothing.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @discardableResult
  public func andReturn() -> StubHandle<Output, Input> { add([.returning(())]) }
}

nonisolated extension StubBuilder where Output == Any? {
  /// Returns nothing (`Void`).
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @discardableResult
  public func andReturn() -> StubHandle<Output, Input> { add([.returning(())]) }

  /// Runs the closure, for a function that returns nothing.
  /// - Parameter action: takes the call's arguments, in order.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @discardableResult
  public func andDoVoid(_ action: @escaping ([Any?]) throws -> Void) -> StubHandle<Output, Input> {
    add([.action { arguments in try action(arguments) }])
  }
}
