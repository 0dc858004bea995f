// MARK: - Answers that come later

nonisolated extension StubBuilder {
  /// Holds each call until the test answers it through the responder.
  ///
  /// Keep the responder as long as calls wait. Only an asynchronous function can wait; a call to any other is a failure
  /// that says so.
  /// - Returns: the responder, which answers the calls.
  public func andWaitForResponse() -> StubResponder<Output> {
    let position = specification.position
    guard let draft else { return StubResponder(ResponseQueue(callText: "no call", at: position), of: nil) }
    let queue = ResponseQueue(callText: draft.text(ofCalls: specification.pattern), at: position)
    TestScope.current?.nearestOpen?.closeAtEnd(queue)
    // If the stub can't be added, that's reported, and nobody waits.
    _ = add([.waiting(at: queue)])
    let calls = StubbedCalls(faker: draft.faker, function: draft.function, pattern: specification.pattern)
    return StubResponder(queue, of: calls)
  }

  /// Returns the value after a delay, in an asynchronous function.
  ///
  /// ```swift
  /// library.stub(.load).andReturn("Once upon a time", after: .seconds(3), clock: clock)
  /// ```
  /// With a clock that the test moves, no real time passes. If the task is cancelled during the delay, a function that
  /// can throw throws what the clock throws, usually `CancellationError`. Any other returns the value at once. In a
  /// function that isn't asynchronous, this is a failure that says so.
  /// - Parameters:
  ///   - value: what to return.
  ///   - delay: how long the call takes. A negative delay is a failure.
  ///   - clock: measures the delay.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @discardableResult
  public func andReturn(
    _ value: Output, after delay: Duration, clock: any Clock<Duration> = ContinuousClock()
  ) -> StubHandle<Output, Input> {
    if let misuse = misuse(ofDelay: delay, in: "andReturn") { reportMisuse(misuse) }
    return add([.returning(value, after: delay, clock)])
  }

  /// Throws the error after a delay, in an asynchronous function.
  ///
  /// With a clock that the test moves, no real time passes. If the task is cancelled during the delay, the call throws
  /// what the clock throws, usually `CancellationError`. A function that throws only errors of another type throws the
  /// stub's error at once.
  ///
  /// In a function that isn't asynchronous, this is a failure that says so. As with `andThrow(_:)`, it's also a failure
  /// if the function can't throw the error.
  /// - Parameters:
  ///   - error: what to throw.
  ///   - delay: how long the call takes. A negative delay is a failure.
  ///   - clock: measures the delay.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @discardableResult
  public func andThrow(
    _ error: any Error, after delay: Duration, clock: any Clock<Duration> = ContinuousClock()
  ) -> StubHandle<Output, Input> {
    if let misuse = misuse(ofDelay: delay, in: "andThrow") { reportMisuse(misuse) }
    return add([.later(.delayOfError, after: delay, clock, .failure(error))])
  }

  /// Never returns, in an asynchronous function, until the call's task is cancelled.
  ///
  /// For example, the task of an `async let` is cancelled at the end of the test. A function that can throw then throws
  /// `CancellationError`. Any other returns a stand-in or, if Poseur can't make one, the fake's own answer. If the fake
  /// has no answer either, that's a failure and the process stops. To avoid it, give the fake an `orElse:` or the
  /// function a default. In a function that isn't asynchronous, this stub is a failure that says so.
  /// - Returns: a handle to count calls or remove the stub. Neither removing nor resetting it ends calls that wait.
  @discardableResult
  public func andNeverReturn() -> StubHandle<Output, Input> {
    add([
      .asynchronousAction { _ in
        DeferredAnswer(source: .nowhere) { canThrow in
          let call = SuspendedCall()
          return try await call.result {
            call.settle(canThrow ? .failure(CancellationError()) : .success(.cancelled))
          }
        }
      }
    ])
  }
}

nonisolated extension StubHandle {
  /// Adds a value to the end of the sequence, which a call returns after a delay; see `andReturn(_:after:clock:)`.
  /// - Parameters:
  ///   - value: what to return.
  ///   - delay: how long the call takes. A negative delay is a failure.
  ///   - clock: measures the delay.
  @discardableResult
  public func thenReturn(
    _ value: Output, after delay: Duration, clock: any Clock<Duration> = ContinuousClock()
  ) -> StubHandle<Output, Input> {
    if let misuse = misuse(ofDelay: delay, in: "thenReturn") { reportMisuse(misuse) }
    return then(.returning(value, after: delay, clock))
  }
}

nonisolated private func misuse(ofDelay delay: Duration, in verb: String) -> String? {
  if delay >= .zero { return nil }
  return "\(verb)(after: \(delay)) makes no sense: a stub answers after zero seconds or more."
}

nonisolated extension StubAnswer {
  fileprivate static func returning<Value>(
    _ value: Value, after delay: Duration, _ clock: any Clock<Duration>
  ) -> StubAnswer {
    later(.delay, after: delay, clock, .success(.given(value, words: "the value of its stub")))
  }

  fileprivate static func later(
    _ source: DeferredAnswer.Source, after delay: Duration, _ clock: any Clock<Duration>,
    _ result: Result<DeferredResult, any Error>
  ) -> StubAnswer {
    .asynchronousAction { _ in
      let sleep = clock.sleeping(forAny: delay)
      return DeferredAnswer(source: source) { canThrow in
        do { try await sleep() } catch { if canThrow { throw error } }
        return try result.get()
      }
    }
  }
}

// MARK: - Asynchronous closures

nonisolated extension StubBuilder {
  /// Runs an asynchronous closure and returns its result.
  ///
  /// Only an asynchronous function can await it. A call to any other is a failure that says so. It then throws
  /// `UnstubbedCall` if it can. Otherwise it gets the first of these that exists: the fake's `orElse:` answer, the
  /// function's default, a stand-in. The closure runs on no actor unless it names one.
  /// - Parameter action: takes what `$1`, `$2` … stand for; or all arguments, as a list, if you named the function.
  /// - Returns: a handle to extend the sequence, count calls or remove the stub.
  @discardableResult
  public func andDo(_ action: @escaping @Sendable (Input) async throws -> Output) -> StubHandle<Output, Input> {
    add([.awaiting(action, input)])
  }
}

nonisolated extension StubHandle {
  /// Adds an asynchronous closure to the end of the sequence; for what it may do, see `andDo`.
  ///
  /// It's a failure if the stub was removed or reset.
  /// - Parameter action: takes what `$1`, `$2` … stand for, or the list of arguments.
  @discardableResult
  public func thenDo(_ action: @escaping @Sendable (Input) async throws -> Output) -> StubHandle<Output, Input> {
    then(.awaiting(action, input))
  }
}

nonisolated extension StubAnswer {
  /// Lets each call wait for its turn. The stub alone holds the queue, which closes when the stub goes.
  fileprivate static func waiting(at queue: ResponseQueue) -> StubAnswer {
    let hold = ResponseQueueHold(queue)
    return .asynchronousAction(mayProceed: true) { _ in
      let (queue, call) = (hold.queue, SuspendedCall())
      return DeferredAnswer(source: .responder) { sequenceNumber in
        queue.hold(call, sequenceNumber)
      } result: { canThrow in
        try await call.result { queue.cancel(call, canThrow: canThrow) }
      }
    }
  }

  /// Runs a closure of the test, and awaits it.
  static func awaiting<Input, Output>(
    _ action: @escaping @Sendable (Input) async throws -> Output, _ input: InputReader<Input>
  ) -> StubAnswer {
    .asynchronousAction { arguments in
      // Handed over once, to the closure alone.
      let input = UncheckedTransfer(value: try input.read(arguments))
      return DeferredAnswer(source: .closure) { _ in .returned(plainResult(try await action(input.value))) }
    }
  }
}
