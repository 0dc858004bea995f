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
  func handOnCourse(of call: OpenCall, to choice: ChosenAnswer) {
    switch choice {
    case .open(let next):
      (next.actor, next.course, next.proceededFrom) = (call.actor, call.course, call)
      next.throwsCancellation = call.throwsCancellation
    case .answered:
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
