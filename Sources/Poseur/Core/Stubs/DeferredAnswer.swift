/// An answer that comes later, so only an asynchronous function can wait for it.
nonisolated struct DeferredAnswer {
  /// The raw value is how the answer reads in a list of what is waited for.
  nonisolated enum Source: String {
    case closure = "the closure"
    case responder = "andWaitForResponse()"
    case delay = "andReturn(_:after:)"
    case delayOfError = "andThrow(_:after:)"
    case nowhere = "andNeverReturn()"

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
  var begin: @Sendable (_ sequenceNumber: Int) -> Void = { _ in }
  /// Takes whether the function can throw.
  let result: AsyncThrowingClosure<Bool, DeferredResult>
}

/// The outcome of awaiting an answer.
// Unchecked, since it passes from who answers to the call that waits, so that one of them uses it at a time.
nonisolated enum DeferredResult: @unchecked Sendable {
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
  nonisolated private struct State {
    var result: Result<DeferredResult, any Error>?
    var continuation: CheckedContinuation<DeferredResult, any Error>?
  }

  private let state = LockedValue(State())

  /// Gives the answer; only the first counts.
  func settle(_ result: Result<DeferredResult, any Error>) {
    let continuation = state.withLock { state -> CheckedContinuation<DeferredResult, any Error>? in
      if state.result != nil { return nil }
      state.result = result
      return state.continuation
    }
    continuation?.resume(with: result)
  }

  /// Waits for the answer.
  func result(onCancel cancel: @Sendable () -> Void = {}) async throws -> DeferredResult {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let result = state.withLock { state in
          state.continuation = continuation
          return state.result
        }
        if let result { continuation.resume(with: result) }
      }
    } onCancel: {
      cancel()
    }
  }
}
