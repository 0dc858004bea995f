// The course of a call for which code of the test's or of the fake's runs. Calls that a stub's value answers at once
// never get here.

nonisolated extension OpenCall {
  /// Code is about to run that answers the call. The first such code counts.
  func beginCourse() {
    if incoming.record != nil, course == nil { course = CallCourse(on: actor) }
  }

  /// An answer is about to be awaited. What is known of the call is in the record from now on.
  /// - Returns: the answer, which notes if the task is cancelled meanwhile.
  func beginWait(for answer: AwaitedAnswer) -> AwaitedAnswer {
    let isNew = course == nil
    beginCourse()
    guard let record = incoming.record, let cancellation = course?.wait() else { return answer }
    if isNew {
      let pending = CallResult(.pending, stub: nil, course: course)
      incoming.state.withLock { $0.calls.complete(record, pending) }
    }
    return answer.noting(cancellation)
  }

  /// The call was awaited, and goes on to another stub, or to none.
  func handOnCourse(to choice: BegunCall) {
    switch choice {
    case .open(let next):
      (next.actor, next.course, next.proceededFrom) = (actor, course, self)
      next.throwsCancellation = throwsCancellation
      answeringStub = next.stub
    case .answered, .nothing:
      guard let record = incoming.record, let course = course?.ended() else { return }
      incoming.state.withLock { $0.calls.note(course, of: record) }
    }
  }

  /// Writes down how the call ended, and which stub answered it.
  func complete(_ outcome: CallOutcome) {
    guard let record = incoming.record else { return }
    let result = CallResult(incoming.retention.stored(outcome), stub: answeringStub, course: course?.ended())
    incoming.state.withLock { $0.calls.complete(record, result) }
  }

  /// Runs code of the test's or of the fake's, and completes the record of the call with what it returns or throws.
  func finish<Value, Failure: Error>(
    _ outcome: (Any?) -> CallOutcome, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    beginCourse()
    do throws(Failure) {
      let value = try body()
      complete(outcome(value))
      return value
    } catch {
      if !(error is OwnAnswerNeeded) { complete(.threw(error)) }
      throw error
    }
  }

  /// Notes that the call may end with the error of a cancelled task, but with no other.
  func throwOnlyCancellation() { throwsCancellation = true }

  /// Whether the call may end with the error of a cancelled task.
  func canThrowCancellation() -> Bool { incoming.canThrow || throwsCancellation }
}

/// The type of an actor; nil where a function belongs to none.
func typeOfActor(_ isolation: isolated (any Actor)?) -> Any.Type? {
  if let isolation { type(of: isolation) } else { nil }
}

nonisolated extension AwaitedAnswer {
  /// The same answer, which notes if the task is cancelled while it is awaited.
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
