extension Faker {
  /// Wraps a completion in a closure that notes what becomes of it. Record the wrapper and hand it on, instead of the
  /// completion. `completions(of:)` tells whether it was called, how often, or dropped.
  ///
  /// ```swift
  /// func load(_ completion: @escaping (String) -> Void) {
  ///   let completion = tracked(completion, of: .load)
  ///   recordAndStub(function: .load, arguments: completion)
  /// }
  /// ```
  /// A recorded call keeps its arguments, so a completion that is recorded is not dropped before the calls are reset.
  /// To learn that the real object dropped one, record `Argument.skipped` in its place, or make the faker with
  /// `retention: .none`. What is optional is tracked with `completion.map { tracked($0, of: .load) }`.
  ///
  /// A completion that is `@Sendable` stays so only through `tracked(sendable:of:)`. One that is asynchronous, throws
  /// or belongs to the main actor cannot be tracked.
  /// - Parameters:
  ///   - completion: the completion that the call brought.
  ///   - function: the function that was called.
  /// - Returns: a closure of the same type, which notes that it is called and calls the completion.
  public func tracked<each Value, Result>(
    _ completion: @escaping (repeat each Value) -> Result, of function: Function
  ) -> (repeat each Value) -> Result {
    let hold = hold(function)
    return { (arguments: repeat each Value) in
      hold.noteCall()
      return completion(repeat each arguments)
    }
  }

  /// Wraps a completion that is `@Sendable` in a closure that notes what becomes of it; see `tracked(_:of:)`.
  public func tracked<each Value, Result>(
    sendable completion: @escaping @Sendable (repeat each Value) -> Result, of function: Function
  ) -> @Sendable (repeat each Value) -> Result {
    let hold = hold(function)
    return { (arguments: repeat each Value) in
      hold.noteCall()
      return completion(repeat each arguments)
    }
  }

  /// What became of the completions that the calls to a function brought, in the order in which they came: the ones
  /// that the fake handed to `tracked(_:of:)`. Resetting the calls forgets them.
  ///
  /// ```swift
  /// #expect(store.completions(of: .load) == [.called(times: 1)])
  /// ```
  /// - Parameter function: the function whose completions to look at.
  /// - Returns: what became of each completion.
  public func completions(of function: Function) -> [CompletionOutcome] {
    callRecord.slot(of: function).completions.map(\.outcome)
  }

  private func hold(_ function: Function) -> CompletionHold {
    let (number, record) = (number(of: function), CompletionRecord())
    state.withLock { $0.calls.append(record, to: number) }
    return CompletionHold(record)
  }
}

// How calls go for which code of the test's or of the fake's runs. Calls that are answered at once never get here.

extension Faker {
  /// Code is about to run that answers a call. The first such code counts.
  func beginCourse(of call: OpenCall) {
    if call.incoming.record != nil, call.course == nil { call.course = CallCourse(on: call.actor) }
  }

  /// The fake is about to answer a call itself.
  func prepareOwnAnswer(to call: OpenCall) {
    // Behind a stub that was chosen, nobody asks for those that it passed over.
    if call.stub == nil { reportMisfits(of: call) }
    beginCourse(of: call)
  }

  /// An answer is about to be awaited. What is known of the call is in the record from now on.
  /// - Returns: the answer, which notes that the task is cancelled meanwhile.
  func beginWait(for answer: AwaitedAnswer, of call: OpenCall) -> AwaitedAnswer {
    let isNew = call.course == nil
    beginCourse(of: call)
    guard let record = call.incoming.record, let cancellation = call.course?.wait() else { return answer }
    if isNew {
      let pending = CallResult(.pending, stub: nil, course: call.course)
      call.incoming.state.withLock { $0.calls.complete(record, pending) }
    }
    return answer.noting(cancellation)
  }

  /// A call that was awaited goes on to another stub, or to none.
  func handOnCourse(of call: OpenCall, to begun: BegunCall) {
    switch begun {
    case .open(let next): (next.actor, next.course, next.proceededFrom) = (call.actor, call.course, call)
    case .answered, .nothing:
      guard let record = call.incoming.record, let course = call.course?.ended() else { return }
      call.incoming.state.withLock { $0.calls.note(course, of: record) }
    }
  }
}

/// The type of an actor; nil where a function is of none.
func actorType(_ isolation: isolated (any Actor)?) -> Any.Type? {
  if let isolation { type(of: isolation) } else { nil }
}

extension AwaitedAnswer {
  /// The same, which notes that the task is cancelled while it is awaited.
  fileprivate func noting(_ cancellation: CallCancellation) -> AwaitedAnswer {
    let result = result
    return AwaitedAnswer(source, begin: begin) { canThrow in
      try await withTaskCancellationHandler {
        try await result(canThrow)
      } onCancel: {
        cancellation.note()
      }
    }
  }
}
