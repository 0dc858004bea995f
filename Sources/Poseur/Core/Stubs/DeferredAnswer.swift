/// An answer that comes later, so only an asynchronous function can wait for it.
nonisolated struct DeferredAnswer {
  nonisolated enum Source: String {
    case closure
    case responder = "andWaitForResponse()"
    case delay = "andReturn(_:after:)"
    case delayOfError = "andThrow(_:after:)"
    case nowhere = "andNeverReturn()"

    /// The answer in a list of what is waited for.
    var words: String { self == .closure ? "the closure" : rawValue }

    /// What to do about a call that waits for it.
    var remedy: String {
      switch self {
      case .closure: "see what that awaits"
      case .responder: "have its responder respond"
      case .delay, .delayOfError: "move its clock"
      case .nowhere: "cancel the call's task, or stub an answer"
      }
    }
  }

  let source: Source
  /// Runs before anything is awaited, with the call's sequence number.
  let begin: @Sendable (_ sequenceNumber: Int) -> Void
  /// Takes whether the function can throw.
  let result: AsyncThrowingClosure<Bool, UncheckedTransfer<DeferredResult>>

  init(
    _ source: Source, begin: @escaping @Sendable (_ sequenceNumber: Int) -> Void = { _ in },
    result: @escaping AsyncThrowingClosure<Bool, UncheckedTransfer<DeferredResult>>
  ) {
    self.source = source
    self.begin = begin
    self.result = result
  }
}

/// The outcome of awaiting an answer.
nonisolated enum DeferredResult {
  case returned(Any?)
  /// A test gave it, before the call or while it waited; `words` name it:
  /// `the response given at FakeDogTests.swift:12`.
  case given(Any?, words: String)
  /// Leaves the call to the other stubs.
  case proceed
  /// The task was cancelled, and the function can't throw.
  case cancelled
  /// Nobody is left who could answer. The queue has already reported the calls that it held.
  case abandoned(QueueClosing, wasHeld: Bool)
}

/// A call that waits for its answer.
nonisolated final class SuspendedCall: Sendable {
  nonisolated private enum State {
    case waiting
    case suspended(CheckedContinuation<UncheckedTransfer<DeferredResult>, any Error>)
    case settled(Result<DeferredResult, any Error>)
  }

  private let state = LockedValue(State.waiting)

  init() {}

  /// Gives the answer; only the first counts.
  func settle(_ result: Result<DeferredResult, any Error>) {
    let continuation: CheckedContinuation<UncheckedTransfer<DeferredResult>, any Error>? = state.withLock { state in
      if case .settled = state { return nil }
      defer { state = .settled(result) }
      if case .suspended(let continuation) = state { return continuation }
      return nil
    }
    continuation?.resume(with: result.map { UncheckedTransfer(value: $0) })
  }

  /// Waits for the answer.
  func result() async throws -> UncheckedTransfer<DeferredResult> {
    try await withCheckedThrowingContinuation { continuation in
      let result: Result<DeferredResult, any Error>? = state.withLock { state in
        if case .settled(let result) = state { return result }
        state = .suspended(continuation)
        return nil
      }
      if let result { continuation.resume(with: result.map { UncheckedTransfer(value: $0) }) }
    }
  }
}

nonisolated extension DeferredAnswer {
  /// The same answer, which notes if the task is cancelled while it is awaited.
  func noting(_ cancellation: CallCancellation) -> DeferredAnswer {
    let result = result
    return DeferredAnswer(source, begin: begin) { canThrow in
      try await withTaskCancellationHandler {
        try await result(canThrow)
      } onCancel: {
        cancellation.note()
      }
    }
  }
}
