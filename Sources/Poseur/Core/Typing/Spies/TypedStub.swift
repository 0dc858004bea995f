/// A stub of a ``TypedSpy`` under construction.
///
/// It answers nothing until you complete it with one of the `and…` functions, which take the types of the function.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
nonisolated public struct TypedStub<Effects: SpyEffects, Output, each Input> {
  let builder: StubBuilder

  init(_ builder: StubBuilder) { self.builder = builder }

  /// Limits the stub to this many calls. After them, older stubs answer, as if you had removed this one.
  /// - Parameter count: how many; a negative number is a failure and counts as 0.
  public func times(_ count: Int) -> TypedStub { TypedStub(builder.times(count)) }

  /// Limits the stub to one call. After it, older stubs answer, as if you had removed this one.
  public func once() -> TypedStub { times(1) }

  /// Makes the stub answer only while a condition is true; see ``StubBuilder``.
  /// - Parameter condition: whether the stub answers now.
  public func `while`(_ condition: @escaping () -> Bool) -> TypedStub { TypedStub(builder.while(condition)) }

  /// Returns this value.
  /// - Parameter value: what to return.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @discardableResult
  public func andReturn(_ value: Output) -> StubHandle { add(.returning(value)) }

  /// Returns these values, one per call; the last one repeats.
  /// - Parameters:
  ///   - first: what to return first.
  ///   - second: what to return after it.
  ///   - more: what to return after these, in order.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @discardableResult
  public func andReturn(_ first: Output, _ second: Output, _ more: Output...) -> StubHandle {
    builder.add(([first, second] + more).map { StubAnswer.returning($0) })
  }

  /// Lets the fake's own `orElse:` answer, as if there were no stub; see ``StubBuilder``.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @discardableResult
  public func andCallThrough() -> StubHandle { builder.andCallThrough() }

  fileprivate func add(_ answer: StubAnswer) -> StubHandle { builder.add([answer]) }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
nonisolated extension TypedStub where Output == Void {
  /// Returns nothing.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @discardableResult
  public func andReturn() -> StubHandle { add(.returning(())) }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
nonisolated extension TypedStub where Effects: ThrowingSpyEffects {
  /// Throws the error.
  /// - Parameter error: what to throw.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @discardableResult
  public func andThrow(_ error: any Error) -> StubHandle { add(.error(error)) }
}

// MARK: - Closures

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
nonisolated extension TypedStub where Effects == PlainSpyEffects {
  /// Runs the closure and returns its result. The closure may call, stub or reset the same fake.
  /// - Parameter action: takes the arguments; their types are the function's.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @discardableResult
  public func andDo(_ action: @escaping (repeat each Input) -> Output) -> StubHandle { add(.typedAction(action)) }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
nonisolated extension TypedStub where Effects == ThrowsSpyEffects {
  /// Runs the closure and returns or throws what it does. The closure may call, stub or reset the same fake.
  /// - Parameter action: takes the arguments; their types are the function's.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @discardableResult
  public func andDo(_ action: @escaping (repeat each Input) throws -> Output) -> StubHandle {
    add(.typedAction(action))
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
nonisolated extension TypedStub where Effects == AsyncSpyEffects {
  /// Runs a synchronous closure and returns its result. The closure may call, stub or reset the same fake.
  /// - Parameter action: takes the arguments; their types are the function's.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @discardableResult
  public func andDo(_ action: @escaping (repeat each Input) -> Output) -> StubHandle { add(.typedAction(action)) }

  /// Runs an asynchronous closure and returns its result.
  /// - Parameter action: takes the arguments; their types are the function's.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @_disfavoredOverload
  @discardableResult
  public func andDo(_ action: @escaping AsyncClosure<repeat each Input, Output>) -> StubHandle {
    add(.typedAsynchronousAction(action))
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
nonisolated extension TypedStub where Effects == AsyncThrowsSpyEffects {
  /// Runs a synchronous closure and returns or throws what it does. The closure may call, stub or reset the same fake.
  /// - Parameter action: takes the arguments; their types are the function's.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @discardableResult
  public func andDo(_ action: @escaping (repeat each Input) throws -> Output) -> StubHandle {
    add(.typedAction(action))
  }

  /// Runs an asynchronous closure and returns or throws what it does.
  /// - Parameter action: takes the arguments; their types are the function's.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @_disfavoredOverload
  @discardableResult
  public func andDo(_ action: @escaping AsyncThrowingClosure<repeat each Input, Output>) -> StubHandle {
    add(.typedAsynchronousAction(action))
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
nonisolated extension TypedStub where Effects: AsynchronousSpyEffects {
  /// Holds each call until the test answers it through the responder; see ``StubBuilder``.
  /// - Returns: the responder, which answers the calls. Keep it as long as calls wait.
  public func andWaitForResponse() -> StubResponder { builder.andWaitForResponse() }

  /// Returns the value after a delay; see ``StubBuilder``.
  /// - Parameters:
  ///   - value: what to return.
  ///   - delay: how long the call takes.
  ///   - clock: measures the delay.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @discardableResult
  public func andReturn(
    _ value: Output, after delay: Duration, clock: any Clock<Duration> = ContinuousClock()
  ) -> StubHandle {
    builder.andReturn(value, after: delay, clock: clock)
  }

  /// Never returns, until the call's task is cancelled; see ``StubBuilder``.
  /// - Returns: a handle to count calls or remove the stub.
  @discardableResult
  public func andNeverReturn() -> StubHandle { builder.andNeverReturn() }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
nonisolated extension TypedStub where Effects == AsyncThrowsSpyEffects {
  /// Throws the error after a delay; see ``StubBuilder``.
  /// - Parameters:
  ///   - error: what to throw.
  ///   - delay: how long the call takes.
  ///   - clock: measures the delay.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @discardableResult
  public func andThrow(
    _ error: any Error, after delay: Duration, clock: any Clock<Duration> = ContinuousClock()
  ) -> StubHandle {
    builder.andThrow(error, after: delay, clock: clock)
  }
}
