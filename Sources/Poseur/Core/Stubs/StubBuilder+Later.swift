// MARK: - Answers that come later

nonisolated extension StubBuilder {
  /// Holds each call until the test answers it through the responder. Keep the responder as long as calls wait.
  ///
  /// Only a function that is asynchronous can wait; for any other, the call is a failure that says so.
  /// - Returns: what answers the calls.
  public func andWaitForResponse() -> StubResponder {
    let queue = ResponseQueue(callText: specification.callText(specification.pattern), at: specification.site.position)
    specification.noteQueue(queue)
    // Held by the stub alone, so that the queue closes when the stub goes.
    let hold = ResponseQueueHold(queue)
    _ = add([
      .asynchronousAction(mayProceed: true) { _ in
        let (queue, call) = (hold.queue, SuspendedCall())
        return DeferredAnswer(.responder) { sequenceNumber in
          queue.hold(call, sequenceNumber)
        } result: { canThrow in
          try await withTaskCancellationHandler {
            try await call.result()
          } onCancel: {
            queue.cancel(call, canThrow: canThrow)
          }
        }
      }
    ])
    return StubResponder(queue)
  }

  /// Returns the value after a while, in an asynchronous function; in any other, that is a failure that says so.
  ///
  /// ```swift
  /// library.stub(function: .load).andReturn("Once upon a time", after: .seconds(3), clock: clock)
  /// ```
  /// With a clock that the test moves, no time passes. Where the task is cancelled meanwhile, a function that can throw
  /// throws what the clock throws, mostly `CancellationError`; any other returns the value at once.
  /// - Parameters:
  ///   - value: what to return.
  ///   - delay: how long the call takes; a negative delay is a failure.
  ///   - clock: measures the delay.
  /// - Returns: a handle to add to the sequence, to count calls or to remove the stub.
  @discardableResult
  public func andReturn(
    _ value: Any?, after delay: Duration, clock: any Clock<Duration> = ContinuousClock()
  ) -> StubHandle {
    reportNegative(delay, of: "andReturn")
    let value = UncheckedTransfer(value: value)
    return add([
      .asynchronousAction { _ in
        let sleep = clock.sleeping(forAny: delay)
        return DeferredAnswer(.delay) { canThrow in
          do { try await sleep() } catch { if canThrow { throw error } }
          return UncheckedTransfer(value: .given(value.value, words: "the value of its stub"))
        }
      }
    ])
  }

  /// Throws the error after a while, in an asynchronous function; in any other, that is a failure that says so.
  ///
  /// With a clock that the test moves, no time passes. Where the task is cancelled meanwhile, the call throws what the
  /// clock throws, mostly `CancellationError`; a function that only throws errors of another type throws the stub's
  /// error at once. In a function that cannot throw the error, that is a failure, as with `andThrow(_:)`.
  /// - Parameters:
  ///   - error: what to throw.
  ///   - delay: how long the call takes; a negative delay is a failure.
  ///   - clock: measures the delay.
  /// - Returns: a handle to add to the sequence, to count calls or to remove the stub.
  @discardableResult
  public func andThrow(
    _ error: any Error, after delay: Duration, clock: any Clock<Duration> = ContinuousClock()
  ) -> StubHandle {
    reportNegative(delay, of: "andThrow")
    return add([
      .asynchronousAction { _ in
        let sleep = clock.sleeping(forAny: delay)
        return DeferredAnswer(.delayOfError) { canThrow in
          do { try await sleep() } catch let interruption { if canThrow { throw interruption } }
          throw error
        }
      }
    ])
  }

  /// Never returns, in an asynchronous function; in any other, that is a failure that says so.
  ///
  /// The call ends when its task is cancelled, as the task of an `async let` is at the end of the test: a function that
  /// can throw throws `CancellationError`, any other returns a stand-in or, where none can be made, the fake's own
  /// answer. Where the fake has no answer either, that is a failure, and the process stops: give the fake an `orElse:`
  /// or the function a default.
  /// - Returns: a handle to count calls or to remove the stub; neither a removal nor a reset ends calls that wait.
  @discardableResult
  public func andNeverReturn() -> StubHandle {
    add([
      .asynchronousAction { _ in
        DeferredAnswer(.nowhere) { canThrow in
          let call = SuspendedCall()
          return try await withTaskCancellationHandler {
            try await call.result()
          } onCancel: {
            call.settle(canThrow ? .failure(CancellationError()) : .success(.cancelled))
          }
        }
      }
    ])
  }
}

nonisolated extension StubBuilder {
  fileprivate func reportNegative(_ delay: Duration, of verb: String) {
    guard delay < .zero else { return }
    Failures.reporter.report(
      "\(verb)(after: \(delay)) makes no sense: a stub answers after zero seconds or more.", severity: .failure,
      at: specification.site.position)
  }
}

// MARK: - Asynchronous closures

nonisolated extension StubBuilder {
  /// Runs the closure, which is asynchronous, and returns what it returns.
  ///
  /// Only a function that is asynchronous can await it; for any other, that is a failure that says so, and the call
  /// throws `UnstubbedCall` if it can, else gets the fake's `orElse:` answer if there is one, else the function's
  /// default, else a stand-in. The closure belongs to no actor, unless it says which.
  /// - Parameter action: takes the call's arguments, in order.
  /// - Returns: a handle to add to the sequence, to count calls or to remove the stub.
  @discardableResult
  public func andDo(_ action: @escaping @Sendable ([Any?]) async throws -> Any?) -> StubHandle {
    add([.untypedAsynchronousAction(action)])
  }
}

nonisolated extension StubHandle {
  /// Adds a closure, which is asynchronous, to the end of the sequence. On a stub that was removed or reset, that is a
  /// failure. For what it may do, see `andDo`.
  /// - Parameter action: takes the call's arguments, in order.
  @discardableResult
  public func thenDo(_ action: @escaping @Sendable ([Any?]) async throws -> Any?) -> StubHandle {
    then(.untypedAsynchronousAction(action))
  }
}

nonisolated extension StubAnswer {
  fileprivate static func untypedAsynchronousAction(
    _ action: @escaping @Sendable ([Any?]) async throws -> Any?
  ) -> StubAnswer {
    .asynchronousAction { arguments in
      let arguments = UncheckedTransfer(value: arguments)
      return DeferredAnswer(.closure) { _ in UncheckedTransfer(value: .returned(try await action(arguments.value))) }
    }
  }
}
